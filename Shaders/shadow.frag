// The shadow of the bent part on the plane of the page: black, its alpha such that the light left is right.
uniform vec2 planeSpread;

in vec2 point;
out vec4 color;

void main() {
  float x = dot(point, across) - contact;
  float share = 0.0;
#ifdef RISING
  share = taken(point, nearest(point, risingAt(x), 0.7), 0.0, planeSpread);
#endif
#ifdef RETURNING
  share = max(share, taken(point, nearest(point, returningAt(x), 0.0), 0.0, planeSpread));
#endif
  float alpha = 1.0 - displayed(1.0 - DEPTH * shadow * share);
  // Next to nothing the grain must not be more than the shadow.
  color = vec4(0.0, 0.0, 0.0, alpha + grain() * min(510.0 * alpha, 1.0));
}
