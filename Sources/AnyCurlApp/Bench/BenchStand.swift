import AnyCurl
import AnyCurlGL

/// All that is needed to draw the cases of the benchmark at one size.
final class BenchStand {
  /// What fills the frame before drawing.
  let background = Background(color: .black)
  /// The unit of all ratios.
  let quad: PlainQuad
  /// The renderer that is measured.
  let renderer: CurlRenderer
  /// The pages, of the target's size.
  let pages: BenchPages
  /// Where most cases are drawn.
  let target: BenchTarget
  /// The frame's size, which is also the page's.
  let size: TargetSize
  /// The sheets in flight of the cases that have several.
  var stage = CurlStage(content: 0)
  /// Where the cases with several samples a pixel are drawn.
  private var sampled: FrameBuffer?

  /// Makes everything.
  ///
  /// - Parameters:
  ///   - size: the size of a frame in pixels.
  ///   - window: one of that size whose context is current, and which outlives the stand.
  ///   - isVisible: whether frames are drawn into the window, and not into a buffer that nobody sees.
  init(size: PixelSize, in window: GLWindow, isVisible: Bool) throws(ProgramError) {
    do {
      // The renderer comes first: it loads the functions that the others use.
      renderer = try CurlRenderer()
      target = isVisible ? .window(window) : .buffer(try FrameBuffer(size: size))
    } catch {
      throw ProgramError("\(error)")
    }
    quad = try PlainQuad()
    self.size = TargetSize(width: target.size.width, height: target.size.height)
    pages = BenchPages(size: target.size)
  }

  /// The page's rectangle.
  var page: PagePlace {
    PagePlace(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Where a case with so many samples a pixel is drawn; 0 for the usual target.
  func target(samples: Int) throws(ProgramError) -> BenchTarget {
    guard samples > 0 else { return target }
    do {
      let buffer = try sampled ?? FrameBuffer(size: target.size, samples: samples)
      sampled = buffer
      return .buffer(buffer)
    } catch {
      throw ProgramError("\(error)")
    }
  }

  /// Draws a page as plainly as can be.
  func drawQuad(_ page: Int) { quad.draw(pages.plain[page].page, target: size) }

  /// Draws a moment of a curl between two pages over the whole frame, or over a part of it.
  func draw(
    _ moment: BenchMoment, _ motion: any CurlMotion, pages: [PageTexture]? = nil,
    on page: PagePlace? = nil
  ) {
    let pages = pages ?? self.pages.own.map(\.page)
    renderer.draw(
      moment.curl(motion), at: moment.progress, from: pages[0], to: pages[1], page: page ?? self.page,
      target: size)
  }
}
