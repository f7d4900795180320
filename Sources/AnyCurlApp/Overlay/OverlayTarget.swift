import AnyCurl

/// What of the overlay can be clicked.
enum OverlayTarget: Equatable, Sendable {
  /// The arrow of the combination at a place among the eight.
  case arrow(Int)
  /// The switch between up and down.
  case kindSwitch
  /// The help sheet, which a click anywhere closes.
  case help

  /// What a click on it asks for.
  var action: ViewerAction {
    switch self {
    case .arrow(let place): .choose(place)
    case .kindSwitch: .toggleKind
    case .help: .toggleHelp
    }
  }
}

extension OverlayLayout {
  /// What can be clicked at a place, in pixels, while the arrows are shown: an arrow is a disc, and nothing beside
  /// it counts.
  ///
  /// - Parameter switchSize: the size of the switch; nil where it is not there yet.
  func target(at place: SIMD2<Double>, kind: CurlKind, switchSize: PixelSize?) -> OverlayTarget? {
    guard hasArrows else { return nil }
    for (index, options) in CurlOptions.allCases.enumerated() {
      let square = arrow(of: options, kind)
      let middle = SIMD2(Double(square.x), Double(square.y)) + Double(side) / 2
      let way = place - middle
      if (way * way).sum() <= Double(side * side) / 4 { return .arrow(index) }
    }
    guard let switchSize else { return nil }
    let area = kindSwitch(of: switchSize)
    let isOn =
      (Double(area.x)..<Double(area.right)).contains(place.x)
      && (Double(area.y)..<Double(area.bottom)).contains(place.y)
    return isOn ? .kindSwitch : nil
  }
}
