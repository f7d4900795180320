import AnyCurl
import Testing

extension PageSize {
  /// Pages that are wide, tall, square, a strip and a single pixel.
  static let shapes: [PageSize] = [
    PageSize(width: 1280, height: 800), PageSize(width: 600, height: 811),
    PageSize(width: 512, height: 512), PageSize(width: 1600, height: 100),
    PageSize(width: 100, height: 1600), PageSize(width: 1, height: 1),
    PageSize(width: 4096, height: 4), PageSize(width: 4, height: 4096),
  ]

  /// A grid of `count` × `count` points of the page, its corners among them.
  func points(_ count: Int) -> [SIMD2<Double>] {
    (0..<count).flatMap { row in
      (0..<count).map { column in
        let share = SIMD2(Double(column), Double(row)) / Double(count - 1)
        return (share * 2 - 1) * half
      }
    }
  }

  /// The place of a corner in page space.
  func place(of corner: CurlOptions.Corner) -> SIMD2<Double> { corner.signs * half }
}

extension PageSize: CustomTestStringConvertible {
  /// Width and height in whole pixels.
  public var testDescription: String { "\(Int(width))×\(Int(height))" }
}
