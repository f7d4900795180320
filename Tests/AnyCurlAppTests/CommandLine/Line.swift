@testable import AnyCurlApp

/// Parses a line whose words are separated by single spaces; two spaces in a row hold an empty word.
func parse(_ line: String) throws(UsageError) -> Invocation {
  try Invocation.parse(words(line))
}

/// The words of a line as bytes.
func words(_ line: String) -> [[UInt8]] {
  line.split(separator: " ", omittingEmptySubsequences: false).map { Array($0.utf8) }
}

/// The message of the error of a line; nil if there is none.
func message(_ arguments: [[UInt8]]) -> String? {
  do throws(UsageError) {
    _ = try Invocation.parse(arguments)
    return nil
  } catch {
    return error.message
  }
}

/// A name in UTF-8.
func file(_ name: String) -> FileName {
  FileName(bytes: Array(name.utf8))
}

extension WindowRequest {
  /// The request of an empty line.
  static var standard: WindowRequest {
    WindowRequest(
      pictures: [], size: PixelSize(width: 1280, height: 800), margin: 80, settings: CurlSettings())
  }

  /// The standard request with a change.
  static func standard(_ change: (inout WindowRequest) -> Void) -> WindowRequest {
    var request = standard
    change(&request)
    return request
  }
}

extension RenderRequest {
  /// The request of `render a b --progress 0.5 -o o`.
  static var standard: RenderRequest {
    RenderRequest(
      pictures: PicturePair(from: file("a"), to: file("b")), frame: PixelSize(width: 1280, height: 800),
      page: PixelSize(width: 1120, height: 640), output: .moment(progress: 0.5, file: file("o")),
      settings: CurlSettings())
  }

  /// The standard request with a change.
  static func standard(_ change: (inout RenderRequest) -> Void) -> RenderRequest {
    var request = standard
    change(&request)
    return request
  }
}

extension GalleryRequest {
  /// The request of `gallery -o o`.
  static var standard: GalleryRequest {
    GalleryRequest(
      pictures: nil, frame: PixelSize(width: 720, height: 480), page: PixelSize(width: 560, height: 320),
      progress: 0.62, sheet: file("o"), settings: CurlSettings())
  }

  /// The standard request with a change.
  static func standard(_ change: (inout GalleryRequest) -> Void) -> GalleryRequest {
    var request = standard
    change(&request)
    return request
  }
}

extension BenchRequest {
  /// The request of `bench`.
  static let standard = BenchRequest(
    sizes: [PixelSize(width: 1280, height: 800)], frames: 128,
    furtherSize: PixelSize(width: 1280, height: 800), furtherFrames: 32)

  /// The standard request with a change.
  static func standard(_ change: (inout BenchRequest) -> Void) -> BenchRequest {
    var request = standard
    change(&request)
    return request
  }

  /// The request of `bench` with a size and a number of frames, and a change.
  static func standard(
    size: PixelSize, frames: Int, _ change: (inout BenchRequest) -> Void = { _ in }
  ) -> BenchRequest {
    standard {
      ($0.sizes, $0.furtherSize) = ([size], size)
      ($0.frames, $0.furtherFrames) = (frames, frames)
      change(&$0)
    }
  }
}
