// What one line of the bent page takes of the light from a point under it. The two are a `shade`: the way from the line
// to the point across the contact line; that along it, less than nothing where the line reaches the point; how high the
// line is above the point; how far its shadow has grown to a whole one.
uniform vec2 spread;    // the greatest width of the shadow's border, and the height that gives half of it
uniform float fading;   // one over the height at which the shadow is as weak as it becomes
uniform float shadow;   // the share of the light that a whole one takes right under the line

// How far outside the whole shadow the point is, in widths of its border, which begins at nothing where the sheet
// touches what it shades and grows with the height: spread.x above / (above + spread.y).
float borderOf(vec4 shade) {
  float above = shade.z + 1e-3;
  return length(vec2(shade.x, max(shade.y, 0.0))) * ((above + spread.y) / (spread.x * above));
}

// The share of the light that is taken at a place in the border, from 0, where the shadow is whole, to 1, where it
// ends: all that is broad under a low edge; the higher that is, the closer to it.
float takenBy(vec4 shade, float border) {
  float high = min(shade.z * fading, 1.0);
  float t = min(border, 1.0);
  float broad = 1.0 - t * t;
  float close = 1.0 - t;
  return shade.w * (shadow - 0.2 * shadow * high) * mix(broad * broad, close * close * close, 0.5 * high * high);
}
