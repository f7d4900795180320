// What throws the shadow on a point under the bent sheet. In canonical space, x across the contact line and from there
// on, y along it, z up.
uniform vec2 size;      // of the page
uniform float contact;  // distance of the contact line from the page's centre
uniform vec2 lean;      // how far a shadow moves against x and y per unit of height
uniform vec2 casters;   // the distances past the contact line between which the page throws the shadow
uniform float onset;    // over what distance from the first of them on it grows to a whole one

// One line of the page as seen from a point.
struct Caster {
  float s;        // the line's distance past the contact line
  vec4 shade;     // the line and the point, see shade.glsl
  float rank;     // grows with what it takes; where that is nothing, with being near the end of its border
};

#ifdef ROUNDED
uniform float cornerRadius;   // of the page's round corners

// The place along a line through `middle` where the page ends, from that where it would end with square corners; side
// is -1 where the page begins and 1 where it ends.
float roundedEnd(float y, float side, vec2 middle) {
  vec2 along = vec2(-across.y, across.x);
  vec2 end = middle + along * y;
  vec2 room = 0.5 * size - cornerRadius;
  if (any(lessThan(abs(end), room))) return y;
  vec2 center = sign(end) * room - middle;
  float away = dot(center, across);
  return dot(center, along) + side * sqrt(max(cornerRadius * cornerRadius - away * away, 0.0));
}
#endif

// From where to where the page reaches along the line at the distance s past the contact line.
vec2 spanAt(float s) {
  vec2 middle = across * (contact + s);
  // A page that lies along the line reaches as far as one likes: the hundredth keeps its edge in.
  vec2 along = max(vec2(-across.y, across.x), 1e-6);
  vec2 limit = 0.5 * size + 0.01;
  vec2 first = (-limit - middle) / along;
  vec2 last = (limit - middle) / along;
  vec2 span = vec2(max(first.x, first.y), min(last.x, last.y));
#ifdef ROUNDED
  span = vec2(roundedEnd(span.x, -1.0, middle), roundedEnd(span.y, 1.0, middle));
#endif
  return span.x < span.y ? span : vec2(0.5 * (span.x + span.y));
}

Caster casterAt(float s, vec3 point) {
  float above = max(heightOf(s) - point.z, 0.0);
  vec2 span = spanAt(s) - lean.y * above;
  float beside = max(span.x - point.y, point.y - span.y);
  float whole = clamp((s - casters.x) / onset, 0.0, 1.0);
  vec4 shade = vec4(point.x - placeOf(s) + lean.x * above, beside, above, whole);
  float border = borderOf(shade);
  return Caster(s, shade, border < 1.0 ? takenBy(shade, border) : 1.0 - border);
}

// The line that takes most, near one to start from. The steps shrink each time that neither neighbour takes more.
Caster darkest(float start, vec3 point, int steps) {
  Caster best = casterAt(clamp(start, casters.x, casters.y), point);
  float step = 0.5 * radius;
  for (int i = 0; i < steps; i++) {
    Caster before = casterAt(clamp(best.s - step, casters.x, casters.y), point);
    Caster after = casterAt(clamp(best.s + step, casters.x, casters.y), point);
    if (max(before.rank, after.rank) <= best.rank) step *= 0.5;
    if (before.rank > best.rank) best = before;
    if (after.rank > best.rank) best = after;
  }
  return best;
}

// The angle, in radians of the turn, at which light that meets the plane at x has met the rising sheet; the lean t
// makes of its place r sin a - t r (1 - cos a), and so x + t r = r sqrt(1 + t²) sin(a + atan t).
float risingAngle(float x) {
  float sine = (x / radius + lean.x) / sqrt(1.0 + lean.x * lean.x);
  return max(asin(clamp(sine, -1.0, 1.0)) - atan(lean.x), 0.0);
}

// That at which it has met what comes back; the part laid over lies straight at 2r.
float returningAngle(float x) {
  float over = x / radius + 2.0 * lean.x;
  return over < 0.0 ? PI - over : PI - risingAngle(x) - 2.0 * atan(lean.x);
}
