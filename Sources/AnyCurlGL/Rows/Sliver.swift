/// Where the back is less than a pixel thick: beside the silhouette, up to a line a pixel away from it.
struct Sliver {
  /// The index of the silhouette's line.
  let fold: Int
  /// The index of the last line that is less than a pixel away.
  let end: Int
  /// On each side the index of the line where the page's edge leaves the silhouette, or −1 where it does not.
  let tips: (Int, Int)
}

/// What a line is: in the fourth number that the vertex shader gets of it.
enum LineKind: Float {
  /// A line like most.
  case plain = 0
  /// A line less than a pixel away from the silhouette.
  case thin = 1
  /// The last of them, a pixel away.
  case full = 2
  /// The silhouette's outer border.
  case border = 3
  /// The first of the two lines through a corner.
  case corner = 4
}
