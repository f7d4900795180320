// What shades is dithered.
uniform float dither;   // 1 to do so, 0 not to

// Half a level of eight bits up or down, by Jimenez' interleaved gradient noise: a slow gradient without bands.
float grain() {
  float pattern = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  return dither * (pattern - 0.5) / 255.0;
}

// The grain for what keeps a share of its value: none where that is all, or next to all.
float grainFor(float left) {
  return grain() * min(510.0 * (1.0 - left), 1.0);
}
