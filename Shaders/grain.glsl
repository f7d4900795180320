// What shades is dithered.
uniform float dither;   // a level of the target's, or 0 not to dither

// The place in a sequence, counted in its members, which a vertex shader gives: it grows from pixel to pixel by two
// fractions. Half a level up or down by what is left of it is Roberts' R2 sequence, the least regular of the patterns
// that one fraction makes: a slow gradient without bands.
noperspective in float grainPlace;

// The grain for what keeps a share of its value: none where that is all, or next to all. The hundredth is for shares of
// all that were rounded on their way.
float grainFor(float left) {
  float grain = grainPlace - roundEven(grainPlace);
  return dither * grain * clamp(510.0 * (1.0 - left) - 0.01, 0.0, 1.0);
}
