// How a shadow ends. A `shade` is what one line of the bent page does to a point under it: how far inside the shadow's
// border the point is, in widths of that, from 1, where the shadow is whole, over 0, where it ends, to less outside; the
// share of the light that a whole one takes; how close to its line it keeps.

// The share of the light that is taken: under a low edge all that is broad; the higher that is, the closer to it.
float takenBy(vec3 shade) {
  float inside = clamp(shade.x, 0.0, 1.0);
  float broad = inside * (2.0 - inside);
  return shade.y * mix(broad * broad, inside * inside * inside, shade.z);
}
