/// A law of motion: the shape of a sheet at every moment of its way from lying flat to being gone.
///
/// A motion is a value. To add one, conform a small structure:
///
/// ```swift
/// struct Straight: CurlMotion {
///   func shape(at progress: Double, size: PageSize) -> CurlShape {
///     let radius = size.height / 8
///     let travel = progress * (size.height + radius)
///     return CurlShape(
///       cylinder: CurlCylinder(radius: radius, tilt: 0, travel: travel),
///       cameraHeight: 23 * size.height, opacity: min(1, 4 * (1 - progress)))
///   }
/// }
/// ```
public protocol CurlMotion: Sendable {
  /// The shape of the sheet at a progress.
  ///
  /// It must be continuous in `progress`. At 0 the whole page lies before the contact line, so that the sheet
  /// is flat; at 1 nothing of it is left over the page and its opacity is 0.
  ///
  /// - Parameters:
  ///   - progress: from 0, the sheet lies flat, to 1, it is gone.
  ///   - size: the page's size in canonical space, where the sheet travels along the height.
  func shape(at progress: Double, size: PageSize) -> CurlShape
}
