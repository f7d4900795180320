// What one line of the bent page takes of the light from a point under it. The way from the line to the point: across
// the contact line; how high the line is above the point; along the contact line from where the line begins, and to
// where it ends.
uniform vec2 spread;    // the greatest width of the shadow's border, and the height that gives half of it
uniform float fading;   // the height at which the shadow is as weak as it becomes
uniform float shadow;   // the share of the light that a whole one takes right under the line

// The border begins at nothing where the sheet touches what it shades and grows with the height.
float widthAt(float above) {
  return spread.x * above / (above + spread.y) + 1e-3;
}

// How far outside the whole shadow the point is, in widths of its border.
float borderOf(vec4 way) {
  float beside = max(-min(way.z, way.w), 0.0);
  return length(vec2(way.x, beside)) / widthAt(max(way.y, 0.0));
}

// The share of the light that is taken at a place in the border, from 0, where the shadow is whole, to 1, where it
// ends: all that is broad under a low edge; the higher that is, the closer to it.
float takenBy(vec4 way, float border) {
  float high = min(way.y / fading, 1.0);
  float t = min(border, 1.0);
  float broad = 1.0 - t * t;
  float close = 1.0 - t;
  return shadow * (1.0 - 0.2 * high) * mix(broad * broad, close * close * close, 0.5 * high * high);
}
