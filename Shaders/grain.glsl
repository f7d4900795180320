// What shades is dithered.
uniform float dither;   // a level of the target's, or 0 not to dither

// Half a level up or down, by Roberts' R2 sequence: the least regular of the patterns that one fraction makes. A slow
// gradient without bands.
float grain() {
  return dither * (fract(dot(gl_FragCoord.xy, vec2(0.7548776662, 0.5698402910))) - 0.5);
}

// The grain for what keeps a share of its value: none where that is all, or next to all. The hundredth is for shares of
// all that were rounded on their way.
float grainFor(float left) {
  return grain() * clamp(510.0 * (1.0 - left) - 0.01, 0.0, 1.0);
}
