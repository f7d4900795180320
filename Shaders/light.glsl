// Light and its loss.

// The factor of a display's values for a factor of light, f^(1/2.2): half the light is not half the value. The
// fourth root and a polynomial, cheaper than pow() and within a quarter of a level of eight bits, exactly 1 for 1.
float displayed(float light) {
  float root = sqrt(sqrt(max(light, 0.0)));
  float less = 1.0 - root;
  return root * root * (1.0 + less * (0.18595 + less * (0.05829 + less * 0.2186)));
}

// What a shadow takes at a place in its border, from 0, where it is whole, to 1, where it ends, as a share. Broad
// under a low edge; the higher that is, the closer to it: from 0 to 1.
float takenAt(float border, float closeness) {
  float t = clamp(border, 0.0, 1.0);
  float broad = 1.0 - t * t;
  float close = 1.0 - t;
  return mix(broad * broad, close * close * close, closeness);
}
