import AnyCurl
import Glibc

/// `anycurl render`: a curl as numbered PNG files, or one moment of it.
struct RenderCommand {
  let request: RenderRequest

  /// Draws and writes. Each file appears whole or not at all.
  func run() throws(ProgramError) {
    let pages = (from: try page(request.pictures.from), to: try page(request.pictures.to))
    try checkOutput()
    let window = try GLWindow.offscreen()
    try draw(FrameStudio(in: window, pages, frame: request.frame, settings: request.settings))
    withExtendedLifetime(window) {}
  }

  private func draw(_ studio: FrameStudio) throws(ProgramError) {
    let settings = request.settings
    let curl = Curl(settings.kind, options: settings.options, motion: settings.law)
    switch request.output {
    case .moment(let progress, let file):
      try write(studio.frame(of: curl, at: progress), to: file)
    case .frames(let count, let files):
      for number in 1...count {
        let progress = Double(number - 1) / Double(count - 1)
        try write(studio.frame(of: curl, at: progress), to: files.name(of: number))
      }
    }
  }

  /// Refuses to overwrite the pictures, and a folder that holds frames of a longer run, which would mix; makes the
  /// folder of numbered frames.
  private func checkOutput() throws(ProgramError) {
    switch request.output {
    case .moment(_, let file): try request.pictures.check(output: file)
    case .frames(let count, let files): try checkFrames(count, files)
    }
  }

  private func checkFrames(_ count: Int, _ files: FramePattern) throws(ProgramError) {
    for number in 1...count { try request.pictures.check(output: files.name(of: number)) }
    let next = files.name(of: count + 1)
    if next.withCString({ access($0, F_OK) }) == 0 {
      throw ProgramError(
        "\(next): there are more frames here from before, which would mix with \(count) new ones")
    }
    let folder = files.name(of: 1).folder
    if folder.withCString({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
      throw ProgramError.system(folder)
    }
  }

  private func page(_ file: FileName) throws(ProgramError) -> Bitmap {
    do {
      return try PictureLoader().page(
        from: file, size: request.page, fit: request.settings.fit, paper: .white
      ).roundingCorners(request.settings.cornerRadius)
    } catch {
      throw ProgramError("\(error)")
    }
  }

  private func write(_ frame: Bitmap, to file: FileName) throws(ProgramError) {
    do {
      try frame.writePNG(to: file)
    } catch {
      throw ProgramError("\(error)")
    }
  }
}
