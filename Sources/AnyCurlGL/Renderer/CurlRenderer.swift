import AnyCurl
import CGLEW

/// Draws curls into the current framebuffer of any OpenGL 3.3 core context.
///
/// It touches no window and leaves the context's state as it was. Shaders are compiled and objects made when
/// the renderer is; the first turn waits for nothing, and nothing is allocated in a frame.
///
/// Make, use and free it with the same context current, on the thread of that context; textures may go before it
/// or after it. Where its context goes first, free it while no context is current: it then deletes nothing, since
/// all that it made is gone. With another context current it would delete objects of that one.
///
/// ```swift
/// let renderer = try CurlRenderer()
/// renderer.draw(
///   controller.stage, page: PagePlace(x: 80, y: 80, width: 1120, height: 640),
///   target: TargetSize(width: 1280, height: 800)
/// ) { content in textures[content] }
/// ```
public final class CurlRenderer {
  /// How strong light and shadow are, and what the paper's back looks like.
  public var appearance = CurlAppearance()
  /// Whether edges of the bent part are antialiased; turn it off for targets that are multisampled.
  public var smoothsEdges = true
  /// Whether the lines between the rows of a sheet that curls are drawn over it, blue on its front and red on its
  /// back: to look at how it is made.
  package var showsRows = false

  let plain: SheetProgram
  let faded: SheetProgram
  let lines: SheetProgram
  let revealed: RevealedProgram
  let front: (plain: SheetProgram, squeezed: SheetProgram)
  let back: (plain: SheetProgram, squeezed: SheetProgram)
  let shadow: (square: ShadowProgram, rounded: ShadowProgram)
  let cut: CutProgram
  let scratch: ScratchLayer
  let mesh: RowMesh
  let samplers: PageSamplers
  var rows = SheetRows()
  var revealedLines = RevealedLines()
  var shadowLines = ShadowLines()
  var cutEdges = (right: CutEdge(), lower: CutEdge())
  /// The pages of the frame that is drawn, the topmost first.
  var sheets: [PlacedSheet] = []

  /// Makes a renderer for the current context.
  ///
  /// - Throws: ``CurlRendererError`` where no context is current, it is older than OpenGL 3.3, or the driver
  ///   refuses a shader; the driver's own words are kept.
  public init() throws(CurlRendererError) {
    try loadOpenGL()
    plain = try SheetProgram(.plain)
    faded = try SheetProgram(.faded)
    lines = try SheetProgram(.rows)
    revealed = try RevealedProgram()
    front = (try SheetProgram(.front), try SheetProgram(.frontSqueezed))
    back = (try SheetProgram(.back), try SheetProgram(.backSqueezed))
    shadow = (try ShadowProgram(.shadowVertex), try ShadowProgram(.roundedShadowVertex))
    cut = try CutProgram()
    samplers = PageSamplers()
    scratch = try ScratchLayer(samplers)
    mesh = RowMesh()
  }

  /// Draws a stage: its pages from bottom to top, without those that are hidden.
  ///
  /// - Parameters:
  ///   - stage: the stage.
  ///   - page: where the page is shown. Sheets and shadows reach beyond it.
  ///   - target: the size of the current framebuffer.
  ///   - texture: the picture of a content; nil draws nothing for it.
  public func draw<Content>(
    _ stage: CurlStage<Content>, page: PagePlace, target: TargetSize,
    texture: (Content) -> PageTexture?
  ) {
    guard let plane = page.plane(in: target) else { return }
    drawing(into: target) { host in
      sheets.removeAll(keepingCapacity: true)
      var share = 1.0
      // By index: an iterator over layers of a content that is not known here allocates.
      for index in stride(from: stage.layers.count - 1, through: 0, by: -1) {
        let shape = stage.layers[index].shape(on: plane.size)
        if let picture = texture(stage.layers[index].content) {
          let sheet = PlacedSheet(picture, stage.layers[index].options, shape, at: plane, share: share)
          sheets.append(sheet)
          share *= sheet.letsThrough
        }
        // Nothing shows from under the topmost page that lies flat.
        if shape == nil { break }
      }
      drawSheets(host: host)
    }
  }

  /// Draws one curl between two pages.
  ///
  /// - Parameters:
  ///   - curl: the kind, combination and motion.
  ///   - progress: the progress of the transition; clamped to 0…1.
  ///   - before: the page shown at 0.
  ///   - after: the page shown at 1.
  ///   - page: where the page is shown. The sheet and its shadow reach beyond it.
  ///   - target: the size of the current framebuffer.
  /// - Precondition: `progress` is not NaN.
  public func draw(
    _ curl: Curl, at progress: Double, from before: PageTexture, to after: PageTexture,
    page: PagePlace, target: TargetSize
  ) {
    guard let plane = page.plane(in: target) else { return }
    let (top, below) = curl.kind == .up ? (before, after) : (after, before)
    drawing(into: target) { host in
      let sheet = PlacedSheet(top, curl.options, curl.shape(at: progress, on: plane.size), at: plane)
      sheets.removeAll(keepingCapacity: true)
      sheets.append(sheet)
      if !sheet.isFlat {
        sheets.append(PlacedSheet(below, curl.options, nil, at: plane, share: sheet.letsThrough))
      }
      drawSheets(host: host)
    }
  }
}
