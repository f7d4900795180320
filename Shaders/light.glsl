// Light and its loss.

// The factor of a display's values for a factor of light, f^(1/2.2): half the light is not half the value. The
// fourth root and a polynomial, cheaper than pow() and within a quarter of a level of eight bits, exactly 1 for 1.
float displayed(float light) {
  float root = sqrt(sqrt(max(light, 0.0)));
  float less = 1.0 - root;
  return root * root * (1.0 + less * (0.18595 + less * (0.05829 + less * 0.2186)));
}
