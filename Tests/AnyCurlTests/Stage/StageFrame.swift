@testable import AnyCurl

/// What is seen of a stage at one moment, to find what jumps between it and the next moment.
struct StageFrame {
  /// What is seen of one layer.
  struct Sheet {
    let id: Int
    let progress: Double
    let velocity: Double
    let target: CurlEnd
    let options: CurlOptions
    let isTight: Bool
    let duration: Double
  }

  let sheets: [Sheet]

  init(_ stage: CurlStage<Int>) {
    sheets = stage.layers.map {
      Sheet(
        id: $0.id, progress: $0.progress, velocity: $0.velocity, target: $0.target, options: $0.options,
        isTight: $0.motion is TightMotion, duration: $0.curve.duration)
    }
  }

  /// The index of the topmost sheet that comes to lie flat.
  var current: Int { sheets.lastIndex { $0.target == .flat } ?? 0 }

  /// What a request made from this moment to another that it should not have; no time has passed.
  func jumps(to next: StageFrame, kind: CurlKind) -> [String] {
    var jumps: [String] = []
    let known = Set(sheets.map(\.id))
    let fresh = next.sheets.indices.filter { !known.contains(next.sheets[$0].id) }
    if fresh.count > 1 { jumps.append("more than one layer is new") }
    for index in fresh {
      switch kind {
      case .up:
        if index != 0 || next.sheets[0].progress != 0 { jumps.append("the new page is not at the bottom") }
        if sheets[0].progress != 0 { jumps.append("the new page shows before anything moved") }
      case .down:
        if next.sheets[index].progress != 1 { jumps.append("the new sheet shows before it moved") }
        if index == 0 || next.sheets[index - 1].id != sheets[current].id {
          jumps.append("the new sheet is not directly above the current page")
        }
      }
    }
    let rest = next.sheets.filter { known.contains($0.id) }
    if rest.map(\.id) != sheets.map(\.id) { return jumps + ["a sheet vanished or changed places"] }
    for (before, after) in zip(sheets, rest) { jumps += before.jumps(to: after) }
    return jumps
  }

  /// What a step of a very short time changed that it should not have.
  func jumps(to next: StageFrame, after time: Double) -> [String] {
    var jumps: [String] = []
    var position = 0
    for (index, before) in sheets.enumerated() {
      if position < next.sheets.count, next.sheets[position].id == before.id {
        let change = abs(next.sheets[position].progress - before.progress)
        if change > (abs(before.velocity) + 0.01) * time + 1e-12 {
          jumps.append("sheet \(before.id) moved by \(change) in no time")
        }
        position += 1
      } else {
        let gone = before.target == .gone && before.progress > 1 - 1e-6
        let hidden = sheets[(index + 1)...].contains { $0.target == .flat && $0.progress < 1e-6 }
        if !gone && !hidden { jumps.append("sheet \(before.id) vanished at \(before.progress)") }
      }
    }
    if position != next.sheets.count { jumps.append("a sheet appeared without a request") }
    return jumps
  }
}

extension StageFrame.Sheet {
  /// What turning this sheet round, or leaving it, changed that it should not have.
  func jumps(to after: StageFrame.Sheet) -> [String] {
    var jumps: [String] = []
    if after.progress != progress { jumps.append("sheet \(id) jumped from \(progress) to \(after.progress)") }
    // Too great a velocity may be reduced, but only where a tenth of a second is too long for it.
    let reduced =
      after.target != target && after.duration <= 0.1 && after.velocity * velocity >= 0
      && abs(after.velocity) < abs(velocity)
    if after.velocity != velocity && !reduced && progress > 0 && progress < 1 {
      jumps.append("sheet \(id) changed its velocity from \(velocity) to \(after.velocity)")
    }
    if progress > 0 && (after.options != options || after.isTight != isTight) {
      jumps.append("sheet \(id) changed its options or motion in flight")
    }
    return jumps
  }
}
