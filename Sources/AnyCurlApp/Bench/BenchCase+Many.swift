import AnyCurl
import AnyCurlGL

extension BenchCase {
  /// How many sheets are in flight at once in the cases of ``sheets(_:)``.
  static let sheetCounts = [1, 4, 16]

  /// Sheets that fly over one another, none of them so far that it fades.
  static func sheets(_ motion: MotionName) -> [BenchCase] {
    sheetCounts.map { count in
      BenchCase(
        name: sheetName(motion, count),
        prepare: { moment, stand in
          stand.stage = CurlStage(benchSheets: count, at: moment.progress, motion: motion.motion)
        }
      ) { _, stand in
        stand.renderer.draw(stand.stage, page: stand.page, target: stand.size) {
          stand.pages.own[$0 % 2].page
        }
      }
    }
  }

  /// The name of a case of ``sheets(_:)``.
  static func sheetName(_ motion: MotionName, _ count: Int) -> String {
    "\(motion.rawValue), \(count) \(count == 1 ? "sheet" : "sheets") in flight"
  }

  /// The name of the case of 64 stages.
  static func stageName(_ motion: MotionName) -> String { "\(motion.rawValue), 64 stages" }

  /// Sixty-four pages that turn beside one another, as large together as one.
  static func stages(_ motion: MotionName) -> BenchCase {
    let law = motion.motion
    return BenchCase(name: stageName(motion)) { moment, stand in
      let (width, height) = (max(stand.size.width / 8, 1), max(stand.size.height / 8, 1))
      for place in 0..<64 {
        let (row, column) = place.quotientAndRemainder(dividingBy: 8)
        stand.draw(
          moment, law,
          on: PagePlace(x: column * width, y: row * height, width: width, height: height))
      }
    }
  }
}

extension CurlStage<Int> {
  /// A stage of so many sheets in flight, set off one after another at even intervals, each in another combination.
  ///
  /// - Parameters:
  ///   - count: how many; at least 1.
  ///   - share: from 0 to 1, how much of an interval has passed since the last was set off.
  init(benchSheets count: Int, at share: Double, motion: any CurlMotion) {
    self.init(content: 0)
    // After 0.64 of its time a sheet has covered 0.7 of its way: no motion fades before that.
    let interval = 0.64 / Double(count)
    for number in 1...count {
      let combinations = CurlOptions.allCases
      curlUp(to: number, options: combinations[number % combinations.count], motion: motion, duration: 1)
      advance(by: number < count ? interval : interval * share)
    }
  }
}
