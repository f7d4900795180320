import AnyCurl
import AnyCurlGL

/// Draws frames of one curl between two pages without a display, by the window's own renderer.
final class FrameStudio {
  private let renderer: CurlRenderer
  private let buffer: FrameBuffer
  private let pages: (from: PictureTexture, to: PictureTexture)
  private let page: PagePlace
  private let background: Background

  /// Makes a studio for frames of a size with a page in the middle.
  ///
  /// - Parameters:
  ///   - window: a window whose context is current, and which outlives the studio.
  ///   - pages: the page before and the page after, both of the page's size.
  ///   - frame: the size of a frame in pixels.
  ///   - settings: how the curl looks.
  init(
    in window: GLWindow, _ pages: (from: Bitmap, to: Bitmap), frame: PixelSize, settings: CurlSettings
  ) throws(ProgramError) {
    do {
      renderer = try CurlRenderer()
      buffer = try FrameBuffer(size: frame, samples: settings.samples)
    } catch {
      throw ProgramError("\(error)")
    }
    renderer.follow(settings, samples: buffer.samples)
    self.pages = (
      PictureTexture(pages.from, isOpaque: pages.from.isOpaque),
      PictureTexture(pages.to, isOpaque: pages.to.isOpaque)
    )
    background = Background(color: settings.background)
    let size = pages.from.size
    // Half the difference, rounded down, is counted from the top; OpenGL counts from the bottom.
    let (left, top) = ((frame.width - size.width) >> 1, (frame.height - size.height) >> 1)
    page = PagePlace(
      x: left, y: frame.height - top - size.height, width: size.width, height: size.height)
  }

  /// The frame at a progress of the transition, from 0 to 1.
  func frame(of curl: Curl, at progress: Double) -> Bitmap {
    background.clear()
    renderer.draw(
      curl, at: progress, from: pages.from.page, to: pages.to.page, page: page, target: buffer.target)
    return buffer.bitmap()
  }
}
