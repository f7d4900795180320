import AnyCurl
import AnyCurlGL

/// What is drawn over the page: label, arrows, messages, help.
///
/// Its pictures are made in the background and uploaded as they come. Until a new one is there, the one that was on
/// the screen in its place stays.
final class Overlay {
  /// What is over the page and for how long.
  var state: OverlayState
  private var layout: OverlayLayout
  private let thread: PictureThread
  private let mailbox = Mailbox<(drawing: OverlayDrawing, bitmap: Bitmap?)>()
  private var textures: [OverlayDrawing: Made] = [:]
  private var underWay: Set<OverlayDrawing> = []
  /// What is kept ready to be shown at once.
  private var prepared: [OverlayDrawing] = []
  private var lastItems: [OverlayItem] = []
  /// What is on the screen, by its part.
  private var onScreen: [OverlayItem.Part: Made] = [:]
  /// What the pointer has pressed and not released.
  private var pressed: OverlayTarget?

  /// A picture that has been uploaded.
  private struct Made {
    let size: PixelSize
    let texture: PictureTexture
  }

  /// Makes the overlay of a window that is open, whose pictures a thread draws.
  init(_ state: OverlayState, _ layout: OverlayLayout, thread: PictureThread) {
    (self.state, self.layout, self.thread) = (state, layout, thread)
    mailbox.wakeWindow()
  }

  /// Lays everything out anew.
  func resize(to layout: OverlayLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    prepare()
  }

  /// Draws anew what depends on the keyboard's layout.
  func followKeyboard() { prepare() }

  /// Opens the help sheet, or closes it.
  func toggleHelp() { state.help = state.help == nil ? keySheet : nil }

  /// Takes nothing any more from background tasks; to be called before SDL ends.
  func close() { mailbox.close() }

  /// Takes what background tasks have drawn.
  ///
  /// - Returns: whether there was anything.
  func takeMade() -> Bool {
    let made = mailbox.takeAll()
    for (drawing, bitmap) in made {
      // What cannot be drawn stays under way: it would fail again in each frame.
      guard let bitmap else { continue }
      underWay.remove(drawing)
      textures[drawing] = Made(size: bitmap.size, texture: PictureTexture(bitmap))
    }
    return !made.isEmpty
  }

  /// Whether what is over the page is not what was drawn last.
  func needsFrame(at time: Double) -> Bool { state.items(at: time, in: layout) != lastItems }

  /// When a next frame is wanted; nil where nothing changes.
  func nextChange(after time: Double) -> Double? {
    // What was fading when it was last drawn may have gone since.
    needsFrame(at: time) ? time : state.nextChange(after: time)
  }

  /// Draws what is over the page.
  func draw(with renderer: CurlRenderer, on target: TargetSize, at time: Double) {
    let items = state.items(at: time, in: layout)
    lastItems = items
    var drawn: [OverlayItem.Part: Made] = [:]
    for item in items {
      guard let made = texture(of: item.drawing) ?? onScreen[item.part] else { continue }
      let place = layout.place(of: item.part, size: made.size, choice: state.choice)
      renderer.draw(
        made.texture.page,
        over: AnyCurlGL.PixelRectangle(
          x: place.x, y: target.height - place.bottom, width: made.size.width, height: made.size.height),
        target: target, opacity: item.opacity)
      drawn[item.part] = made
    }
    onScreen = drawn
    let kept = Set(items.map(\.drawing)).union(prepared)
    textures = textures.filter { kept.contains($0.key) }
  }

  /// The picture of a drawing; where it is not there, it is drawn in the background.
  private func texture(of drawing: OverlayDrawing) -> Made? {
    if let made = textures[drawing] { return made }
    if underWay.insert(drawing).inserted {
      thread.run(isUrgent: false) { [mailbox] in mailbox.put((drawing, drawing.bitmap())) }
    }
    return nil
  }

  /// Draws in the background what has to be there as soon as it is asked for.
  func prepare() {
    let arrows = ArrowButton.Heading.allCases.flatMap { heading in
      [false, true].map { ArrowButton(heading: heading, isChosen: $0, side: layout.side) }
    }
    let switches = CurlKind.allCases.map { kindSwitch($0) }
    let sheet = keySheet
    prepared = arrows.map { .arrow($0) } + switches.map { .kindSwitch($0) } + [.keySheet(sheet)]
    for drawing in prepared { _ = texture(of: drawing) }
    if state.help != nil { state.help = sheet }
  }

  private func kindSwitch(_ kind: CurlKind) -> KindSwitch { KindSwitch(kind: kind, letters: layout.letters) }

  private var keySheet: KeySheet {
    KeySheet(in: .current, letters: layout.letters, limit: layout.limit)
  }
}

extension Overlay {
  /// What the pointer's doing comes to.
  enum Answer: Equatable {
    /// It is none of the overlay's.
    case passed
    /// It is the overlay's, and asks for nothing.
    case taken
    /// It asks for something.
    case asked(ViewerAction)
  }

  /// Takes what the pointer does on an arrow, the switch or the help sheet, from its press there to its release: it
  /// counts where both are on the same.
  ///
  /// - Parameter place: where, in pixels from the window's upper left corner.
  func answer(_ action: PointerEvent.Action, at place: SIMD2<Double>, time: Double) -> Answer {
    let target = target(at: place, time: time)
    switch action {
    case .press:
      pressed = target
      return target == nil ? .passed : .taken
    case .move: return pressed == nil && target == nil ? .passed : .taken
    case .pressOther: return pressed == nil ? .passed : .taken
    case .release:
      guard let pressed else { return .passed }
      self.pressed = nil
      return pressed == target ? .asked(pressed.action) : .taken
    }
  }

  /// Forgets what is pressed: the window has lost the pointer.
  func letGo() { pressed = nil }

  private func target(at place: SIMD2<Double>, time: Double) -> OverlayTarget? {
    if state.help != nil { return .help }
    guard state.arrows.opacity(at: time) > 0 else { return nil }
    let size = textures[.kindSwitch(kindSwitch(state.choice.kind))]?.size
    return layout.target(at: place, kind: state.choice.kind, switchSize: size)
  }
}
