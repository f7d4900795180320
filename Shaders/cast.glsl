// How much of the light the bent sheet takes from what lies under it, from its cylinder. All in canonical space.
uniform vec2 size;      // of the page
uniform float contact;  // distance of the contact line from the page's centre
uniform vec4 lean;      // what a shadow moves against per unit of height, across and along the contact line;
                        // with the first of them t: atan(t) and 1 / sqrt(1 + t²)
uniform float turned;   // the angle by which the sheet has turned where it has turned most
uniform float fading;   // the height at which the shadow is as weak as it becomes
uniform float shadow;   // its strength, from 0 to 1

// The sine and the cosine of an angle from 0 to PI, to a ten-thousandth: cheaper than the built-in ones where
// there is no GPU.
vec2 sineAndCosine(float angle) {
  float y = angle - 0.5 * PI;
  float yy = y * y;
  return vec2(
    1.0 - yy * (0.5 - yy * (1.0 / 24.0 - yy * (1.0 / 720.0 - yy / 40320.0))),
    -y * (1.0 - yy * (1.0 / 6.0 - yy * (1.0 / 120.0 - yy / 5040.0))));
}

// Where light that meets the plane at x past the contact line has met the rising side of the sheet, in
// radians of the turn; no further than the sheet has turned.
float risingAt(float x) {
  return clamp(asin(clamp((x / radius + lean.x) * lean.w, -1.0, 1.0)) - lean.z, 0.0, turned);
}

// Where it has met what comes back over it.
float returningAt(float x) {
  float over = x + 2.0 * radius * lean.x;
  float angle = PI - asin(clamp((x / radius + lean.x) * lean.w, -1.0, 1.0)) - lean.z;
  return min(over < 0.0 ? PI - over / radius : angle, turned);
}

// The nearest point of the flat page.
vec2 onPage(vec2 point) {
  return clamp(point, -0.5 * size, 0.5 * size);
}

// A point of the page that throws a shadow.
struct Caster {
  vec2 place;   // on the flat page
  vec2 turn;    // sine and cosine of the angle by which the sheet has turned there
  vec3 shade;   // where its shadow falls on the plane, and from which height
};

Caster casterAt(vec2 place) {
  vec2 along = vec2(-across.y, across.x);
  float s = dot(place, across) - contact;
  vec2 turn = sineAndCosine(angleAt(s));
  float moved = (s <= 0.0 ? s : (s < PI * radius ? radius * turn.x : PI * radius - s)) - s;
  float height = s <= 0.0 ? 0.0 : radius * (1.0 - turn.y);
  return Caster(place, turn, vec3(place + across * (moved - lean.x * height) - along * (lean.y * height), height));
}

// The point of the page that throws its shadow nearest to a point of the plane, about: one step from the angle
// that one of the two above has returned. `climb` is how far up the sheet it moves per unit of what it misses the
// point by: beside the sheet, what is higher casts further.
Caster nearest(vec2 point, float angle, float climb) {
  vec2 along = vec2(-across.y, across.x);
  float height = radius * (1.0 - sineAndCosine(min(angle, PI)).y);
  Caster caster =
    casterAt(onPage(across * (contact + angle * radius) + along * (dot(point, along) + lean.y * height)));
  // Where the page ended before, along its edge: a bent page is foreshortened.
  vec2 missing = point - caster.shade.xy;
  vec2 slope = across * (caster.turn.y - lean.x * caster.turn.x) - along * (lean.y * caster.turn.x);
  vec2 right = slope * across.x + along * along.x;
  vec2 up = slope * across.y + along * along.y;
  vec2 way = vec2(dot(missing, right), dot(missing, up)) / (vec2(dot(right, right), dot(up, up)) + 0.2);
  vec2 place = onPage(caster.place + way);
  way = place - caster.place;
  float left = climb * length(missing - right * way.x - up * way.y);
  float top = radius * (0.5 * PI - lean.z) - (dot(place, across) - contact);
  return casterAt(onPage(place + across * min(left, max(top, 0.0))));
}

// How much of the light a point of the page takes from a point of the plane; `floor` is the height of what
// receives the shadow there. The shadow's border begins at nothing where the sheet touches and grows with the
// height, up to `spread.x`, half of it at `spread.y`.
float taken(vec2 point, Caster caster, float floor, vec2 spread) {
  float above = max(caster.shade.z - floor, 0.0);
  float width = spread.x * above / (above + spread.y);
  float t = min(distance(point, caster.shade.xy) / (width + 1e-3), 1.0);
  // Broad under a low edge; the higher it is, the more only what is close to it stays dark.
  float broad = 1.0 - t * t;
  float close = 1.0 - t;
  float high = min(above / fading, 1.0);
  return mix(broad * broad, close * close * close, 0.5 * high * high) * (1.0 - 0.2 * high);
}
