// Light and its loss, in the values of a display.
uniform float dither;   // 1 to dither what is shaded, 0 not to

// The factor of a display's values for a factor of light, f^(1/2.2): half the light is not half the value. The
// fourth root and a polynomial, cheaper than pow() and within a quarter of a level of eight bits, exactly 1 for 1.
float displayed(float light) {
  float root = sqrt(sqrt(max(light, 0.0)));
  float less = 1.0 - root;
  return root * root * (1.0 + less * (0.18595 + less * (0.05829 + less * 0.2186)));
}

// Half a level of eight bits up or down, by Jimenez' interleaved gradient noise: a slow gradient without bands.
float grain() {
  float pattern = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  return dither * (pattern - 0.5) / 255.0;
}
