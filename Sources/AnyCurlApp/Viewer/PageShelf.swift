import AnyCurlGL

/// The pages of an album as textures: those in use and their neighbours, loaded before they are needed.
final class PageShelf {
  private let pictures: [FileName]
  private let fit: PictureFit
  private let mailbox = PageMailbox()
  private var textures: [Int: (size: PixelSize, texture: PictureTexture)] = [:]
  /// Pages that a background task is loading, and at which size.
  private var underWay: [Int: PixelSize] = [:]
  private var unreadable: Set<Int> = []
  /// The size at which pages are shown, in pixels.
  private var size: PixelSize

  /// Makes the shelf of an album that has at least one picture.
  init(_ pictures: [FileName], fit: PictureFit, size: PixelSize) {
    (self.pictures, self.fit, self.size) = (pictures, fit, size)
  }

  /// How many pages the album has, readable or not.
  var count: Int { pictures.count }

  /// The name of a page, without its folder.
  func name(of index: Int) -> String { "\(pictures[index].lastComponent)" }

  /// The page's texture, where it is loaded. After a change of size it is the old one until a new one is there.
  func texture(of index: Int) -> PageTexture? { textures[index]?.texture.page }

  /// The next page that can be read, loaded, counting from `index` by `step` round the album's end.
  ///
  /// - Returns: nil where no page can be read.
  func readable(from index: Int, by step: Int) -> Int? {
    for distance in 0..<count {
      // Counted from 0 on, whatever the sign of the step.
      let candidate = ((index + distance * step) % count + count) % count
      if load(candidate) { return candidate }
    }
    return nil
  }

  /// Starts loading pages in the background that are not there at the present size, and lets go of all others.
  func keep(_ indices: Set<Int>) {
    textures = textures.filter { indices.contains($0.key) }
    for index in indices where needsLoading(index) && underWay[index] != size {
      underWay[index] = size
      let (request, mailbox) = (request(for: index), mailbox)
      Task.detached { mailbox.put(request.load()) }
    }
  }

  /// Changes the size at which pages are shown.
  func resize(to size: PixelSize) {
    self.size = size
  }

  /// Takes what background tasks have loaded.
  ///
  /// - Returns: whether there was anything.
  func takeLoaded() -> Bool {
    let loaded = mailbox.takeAll()
    for page in loaded {
      if underWay[page.index] == page.size { underWay[page.index] = nil }
      if page.size == size { put(page) }
    }
    return !loaded.isEmpty
  }

  private func load(_ index: Int) -> Bool {
    if textures[index] == nil, needsLoading(index) {
      put(request(for: index).load())
    }
    return textures[index] != nil
  }

  private func request(for index: Int) -> PageRequest {
    PageRequest(index: index, file: pictures[index], size: size, fit: fit)
  }

  private func needsLoading(_ index: Int) -> Bool {
    textures[index]?.size != size && !unreadable.contains(index)
  }

  private func put(_ page: LoadedPage) {
    switch page.result {
    case .success(let bitmap):
      textures[page.index] = (page.size, PictureTexture(bitmap))
    case .failure(let error):
      // What is shown stays, also when its file has gone.
      if unreadable.insert(page.index).inserted { report("\(error)") }
    }
  }
}
