import AnyCurl

/// How curls move and look, whatever shows them. A new value holds the defaults of the command line.
struct CurlSettings: Equatable, Sendable {
  /// The corner and the direction.
  var options = CurlOptions()
  /// Whether the page before leaves or the page after arrives.
  var kind = CurlKind.up
  /// The name of the motion.
  var motion = MotionName.classic
  /// Whether pages fade into one another instead of moving, whatever the motion.
  var reducesMotion = false
  /// How strong the perspective is, from 0 (none) to 10; 1 as the motion has it.
  var perspective = 1.0
  /// How long one curl takes, in seconds from 0 to 60.
  var duration = 1.0
  /// The colour round the page.
  var background = RGBColor(red: 0x33, green: 0x33, blue: 0x33)
  /// How a picture fills a page of another shape.
  var fit = PictureFit.contain
  /// The radius of the page's corners: in pixels of a frame, in window units in a window.
  var cornerRadius = 0
  /// How thick the paper is, in the same.
  var thickness = 0.0
  /// The strength of the shadow, from 0 to 1.
  var shadow = 1.0
  /// The strength of the light on the bend, from 0 to 1.
  var light = 1.0
  /// The side from which the light comes, in degrees counterclockwise from the right; nil for straight above.
  var lightFrom: Double?
  /// Whether what is shaded is dithered.
  var dither = true
  /// How much of the front shows through the back, from 0 to 1.
  var bleed = 0.17
  /// The samples per pixel that smooth the edges: 0, 2, 4 or 8.
  var samples = 0
}

extension CurlSettings {
  /// The motion that is seen.
  var shownMotion: MotionName { reducesMotion ? .fade : motion }

  /// The law of the motion that is seen.
  var law: any CurlMotion { shownMotion.motion(perspective: perspective) }
}
