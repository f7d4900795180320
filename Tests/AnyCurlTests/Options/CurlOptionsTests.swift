import AnyCurl
import Foundation
import Testing

extension CurlOptions: CustomTestStringConvertible {
  /// Corner and direction in the words of the command line.
  public var testDescription: String { "\(corner.rawValue) \(direction.rawValue)" }
}

struct CurlOptionsTests {
  @Test
  func `there are eight combinations, corner by corner and vertical first`() {
    #expect(
      CurlOptions.allCases.map(\.testDescription) == [
        "top-left vertical", "top-left horizontal", "top-right vertical", "top-right horizontal",
        "bottom-left vertical", "bottom-left horizontal", "bottom-right vertical", "bottom-right horizontal",
      ])
  }

  @Test
  func `both spellings give the same eight`() {
    let lifted = CurlOptions.Corner.allCases.flatMap { corner in
      CurlOptions.Direction.allCases.map { CurlOptions(liftCorner: corner, direction: $0) }
    }
    #expect(Set(lifted) == Set(CurlOptions.allCases))
    #expect(Set(lifted).count == 8)
  }

  @Test(arguments: CurlOptions.allCases)
  func `a curl up starts at the lift corner and a curl down at the corner`(options: CurlOptions) {
    #expect(options.start(of: .up) == options.liftCorner)
    #expect(options.start(of: .down) == options.corner)
    #expect(CurlOptions(liftCorner: options.liftCorner, direction: options.direction) == options)
  }

  @Test(arguments: CurlOptions.Corner.allCases)
  func `the lift corner is the one at the other end of the diagonal`(corner: CurlOptions.Corner) {
    #expect(corner.opposite.signs == -corner.signs)
    #expect(corner.opposite.opposite == corner)
    #expect(CurlOptions(corner: corner, direction: .vertical).liftCorner == corner.opposite)
  }

  @Test
  func `what is left out is the first of the eight`() {
    #expect(CurlOptions() == CurlOptions.allCases[0])
    #expect(CurlOptions(corner: .topRight) == CurlOptions(corner: .topRight, direction: .vertical))
    #expect(CurlOptions(liftCorner: .topRight) == CurlOptions(liftCorner: .topRight, direction: .vertical))
  }

  @Test(arguments: CurlOptions.allCases)
  func `they are saved in the words of the command line, and read again`(options: CurlOptions) throws {
    let saved = try JSONEncoder().encode(options)
    #expect(
      try JSONDecoder().decode([String: String].self, from: saved)
        == ["corner": options.corner.rawValue, "direction": options.direction.rawValue])
    #expect(try JSONDecoder().decode(CurlOptions.self, from: saved) == options)
  }

  @Test
  func `top is up and left is left`() {
    #expect(CurlOptions.Corner.topLeft.signs == [-1, 1])
    #expect(CurlOptions.Corner.topRight.signs == [1, 1])
  }
}
