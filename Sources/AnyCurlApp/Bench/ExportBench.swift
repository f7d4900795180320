import AnyCurl
import CGLEW
import Glibc

/// How long each stage of an export takes: drawing, reading back, encoding, writing.
struct ExportBench {
  let stand: BenchStand
  let frames: Int

  /// The figures of an export of whole curls into a file that is replaced again and again.
  ///
  /// - Parameter buffer: what the stand draws into.
  func figures(from buffer: FrameBuffer) throws(ProgramError) -> [BenchFigure] {
    let folder = try TemporaryFolder()
    let file = folder.name.appending(FileName("frame.png"))
    defer { _ = file.withCString(unlink) }
    var stages = [BenchTimes](repeating: BenchTimes(), count: 4)
    do throws(PictureError.Cause) {
      for frame in -1..<frames {
        let moment = BenchMoment(frame: max(frame, 0))
        buffer.bind()
        var times = [BenchClock().wall]
        stand.background.clear()
        stand.draw(moment, MotionName.classic.motion)
        glFinish()
        times.append(BenchClock().wall)
        let bitmap = buffer.bitmap()
        times.append(BenchClock().wall)
        let bytes = try bitmap.png()
        times.append(BenchClock().wall)
        try AtomicFile(file).write(bytes)
        times.append(BenchClock().wall)
        guard frame >= 0 else { continue }
        for stage in stages.indices { stages[stage].note(times[stage + 1] - times[stage]) }
      }
    } catch {
      throw ProgramError("\(PictureError(file: file, cause: error))")
    }
    let medians = stages.map(\.median)
    let whole = medians.reduce(0, +)
    let named = zip(["drawing", "reading back", "encoding", "writing"], medians)
    return named.map { BenchFigure("export, \($0)", $1 * 1000, "ms per frame") } + [
      BenchFigure("export, stage by stage", whole > 0 ? 1 / whole : 0, "frames per second"),
      BenchFigure("export, whole", medians[2] > 0 ? whole / medians[2] : 0, "× encoding alone"),
    ]
  }
}
