import AnyCurlGL

/// The pages of an album as textures: those in use and their neighbours, loaded before they are needed.
final class PageShelf {
  private let pictures: [FileName]
  private let fit: PictureFit
  /// Whether the first page comes after the last.
  private let wraps: Bool
  private let thread: PictureThread
  private let mailbox = Mailbox<LoadedPage>()
  /// What loads the first page.
  private var process: PageProcess?
  private var textures: [Int: (size: PixelSize, texture: PictureTexture)] = [:]
  /// Pages that a background task is loading, each by one task at a time.
  private var underWay: Set<Int> = []
  private var unreadable: Set<Int> = []
  private var problems: [PictureError] = []
  /// The size at which pages are shown, in pixels.
  private var size: PixelSize
  /// The radius of their corners, in pixels.
  private var cornerRadius: Int

  /// Makes the shelf of an album that has at least one picture, whose pages a thread loads.
  init(_ pictures: [FileName], fit: PictureFit, layout: PageLayout, wraps: Bool, thread: PictureThread) {
    (self.pictures, self.fit, self.wraps, self.thread) = (pictures, fit, wraps, thread)
    (size, cornerRadius) = (layout.pageSize, layout.cornerRadius)
  }

  /// Starts to load a page before there is a window, while the program has one thread only.
  ///
  /// It has one until `wakeWindow()`: the libraries that open a window are half as fast where there are several.
  func loadFirst(_ index: Int) {
    process = PageProcess(request(for: index))
    if process != nil { underWay.insert(index) }
  }

  /// How many pages the album has, readable or not.
  var count: Int { pictures.count }

  /// The name of a page, without its folder.
  func name(of index: Int) -> String { "\(pictures[index].lastComponent)" }

  /// The page's texture, where it is loaded. After a change of size it is the old one until a new one is there.
  func texture(of index: Int) -> PageTexture? { textures[index]?.texture.page }

  /// Looks for the next page that can be read, counting from `index` by `step`, and on round the album's end
  /// where the album wraps. Never waits: a page that is not there yet is loaded in the background.
  func search(from index: Int, by step: Int) -> PageSearch {
    for distance in 0..<count {
      // Counted from 0 on, whatever the sign of the step.
      let candidate = ((index + distance * step) % count + count) % count
      if !wraps, candidate != index + distance * step { return .nothing }
      if textures[candidate] != nil { return .found(candidate) }
      if !unreadable.contains(candidate) {
        load(candidate)
        return .loading
      }
    }
    return .nothing
  }

  /// Starts loading pages in the background that are not there at the present size, the first ones first, and
  /// lets go of all others.
  func keep(_ indices: [Int]) {
    textures = textures.filter { indices.contains($0.key) }
    for index in indices where textures[index]?.size != size && !unreadable.contains(index) { load(index) }
  }

  /// Changes the size at which pages are shown, and the radius of their corners.
  func resize(to layout: PageLayout) {
    (size, cornerRadius) = (layout.pageSize, layout.cornerRadius)
  }

  /// Wakes the window from now on when a page is there.
  func wakeWindow() {
    mailbox.wakeWindow()
    guard let process else { return }
    thread.run(isUrgent: true) { [mailbox] in mailbox.put(process.page() ?? process.request.load()) }
  }

  /// Takes nothing any more from background tasks; to be called before SDL ends.
  func close() {
    mailbox.close()
    process?.end()
  }

  /// Takes what background tasks have loaded. A page may come at a size that has passed: better than none, it
  /// is shown until `keep(_:)` brings a new one.
  ///
  /// - Returns: whether there was anything.
  func takeLoaded() -> Bool {
    let loaded = mailbox.takeAll()
    for page in loaded {
      underWay.remove(page.index)
      if textures[page.index]?.size != size { put(page) }
    }
    return !loaded.isEmpty
  }

  /// Takes why pages could not be read, those of which this has not told yet.
  func takeProblems() -> [PictureError] {
    defer { problems = [] }
    return problems
  }

  private func load(_ index: Int) {
    guard underWay.insert(index).inserted else { return }
    let request = request(for: index)
    thread.run(isUrgent: true) { [mailbox] in mailbox.put(request.load()) }
  }

  private func request(for index: Int) -> PageRequest {
    PageRequest(index: index, file: pictures[index], size: size, fit: fit, cornerRadius: cornerRadius)
  }

  private func put(_ page: LoadedPage) {
    switch page.result {
    case .success(let bitmap):
      textures[page.index] = (page.size, PictureTexture(bitmap, isOpaque: page.isOpaque))
    case .failure(let error):
      // What is shown stays, also when its file has gone.
      guard unreadable.insert(page.index).inserted else { return }
      report("\(error)")
      problems.append(error)
    }
  }
}
