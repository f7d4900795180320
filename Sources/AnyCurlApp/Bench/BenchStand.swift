import AnyCurl
import AnyCurlGL

/// Two still, opaque pages that fill a frame, ready to be drawn.
final class BenchStand {
  /// What fills the frame before drawing.
  let background = Background(color: .black)
  private let renderer: CurlRenderer
  private let buffer: FrameBuffer
  private let pages: (PictureTexture, PictureTexture)

  /// Makes pages of a size.
  ///
  /// - Parameters:
  ///   - window: a window whose context is current, and which outlives the stand.
  ///   - size: the size of frame and page, in pixels.
  init(in window: GLWindow, size: PixelSize) throws(ProgramError) {
    do {
      renderer = try CurlRenderer()
      buffer = try FrameBuffer(size: size)
    } catch {
      throw ProgramError("\(error)")
    }
    pages = (PictureTexture(Self.picture(size, shift: 0)), PictureTexture(Self.picture(size, shift: 5)))
  }

  /// Draws a curl over the whole frame.
  func draw(_ curl: Curl, at progress: Double) {
    let (width, height) = (buffer.size.width, buffer.size.height)
    renderer.draw(
      curl, at: progress, from: pages.0.page, to: pages.1.page,
      page: AnyCurlGL.PixelRectangle(x: 0, y: 0, width: width, height: height), target: buffer.target)
  }

  /// A page with some detail everywhere.
  private static func picture(_ size: PixelSize, shift: Int) -> Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      for index in 0..<size.area {
        let (y, x) = index.quotientAndRemainder(dividingBy: size.width)
        bytes[4 * index] = UInt8(truncatingIfNeeded: x >> 2)
        bytes[4 * index + 1] = UInt8(truncatingIfNeeded: y << shift)
        bytes[4 * index + 2] = UInt8(truncatingIfNeeded: x ^ y)
        bytes[4 * index + 3] = 255
      }
      count = size.area * 4
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
