// Light and its loss.

// The factor of a display's values for a factor of light, f^(1/2.2): half the light is not half the value. The square
// root and a polynomial, cheaper than pow(): exactly 1 for 1, within a seventh of a level of eight bits down to a
// twentieth of the light, which is all that a shadow leaves.
float displayed(float light) {
  float root = sqrt(max(light, 0.0));
  float less = 1.0 - root;
  return root * (1.0 + less * (0.1051 + less * (0.19927 * less - 0.05059)));
}
