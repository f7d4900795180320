import AnyCurl
import AnyCurlGL

extension BenchCase {
  /// A motion with other pages than still, opaque ones of the page's own size, and with other edges.
  static func pages(of motion: MotionName) -> [BenchCase] {
    let (name, law) = (motion.rawValue, motion.motion)
    return [
      BenchCase(
        name: "\(name), live pages",
        prepare: { _, stand in
          for (page, picture) in zip(stand.pages.live, stand.pages.own) {
            page.refresh(with: picture.page, by: stand.quad)
          }
        }
      ) { $1.draw($0, law, pages: $1.pages.live.map(\.page)) },
      BenchCase(name: "\(name), pages with alpha") { $1.draw($0, law, pages: $1.pages.clear.map(\.page)) },
      BenchCase(name: "\(name), minified pages") { $1.draw($0, law, pages: $1.pages.large.map(\.page)) },
      BenchCase(name: "\(name), 8 megapixels on a small page") { moment, stand in
        stand.draw(moment, law, pages: stand.pages.large.map(\.page), on: stand.smallPage)
      },
      BenchCase(name: "\(name), own size on a small page") { moment, stand in
        stand.draw(moment, law, on: stand.smallPage)
      },
      BenchCase(name: "\(name), 4 samples", samples: 4, smoothsEdges: false) { $1.draw($0, law) },
    ]
  }
}

extension BenchStand {
  /// A page of half the frame's sides, in its middle.
  fileprivate var smallPage: PagePlace {
    PagePlace(
      x: size.width / 4, y: size.height / 4, width: max(size.width / 2, 1), height: max(size.height / 2, 1))
  }
}
