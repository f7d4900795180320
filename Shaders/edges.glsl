// Antialiasing of a sheet's edges by geometry. An edge is drawn half a pixel inside its place, and beside it
// runs a fringe one pixel wide, over which the cover falls from 1 to 0: a pixel whose centre lies on the edge
// is half covered. All is in canonical space, on the page's plane as the camera shows it.
uniform float pixel;          // how large a pixel of the target is on that plane; 0 draws hard edges
uniform float cameraHeight;

// Where a point of the sheet is shown.
struct Shown {
  vec2 rest;      // its place on the flat page
  float angle;    // how far the sheet has turned there
  vec2 place;     // where the camera shows it on the page's plane
  float depth;    // what its place was divided by
};

Shown show(vec2 rest, float s) {
  vec3 bent = bend(rest, s);
  float depth = 1.0 - bent.z / cameraHeight;
  return Shown(rest, angleAt(s), bent.xy / depth, depth);
}

// The normal of an edge that runs along `edge` on the flat page, to its right on the screen.
//
// With s growing by c = n.edge per step along the edge, the bent point moves by edge + n (cos a - 1) c and
// climbs by c sin a. Divided by the depth 1 - z/D, the place Q moves along that plus Q c sin a / D.
vec2 rightOf(vec2 edge, Shown at) {
  float climb = dot(across, edge);
  vec2 step = edge + (across * (cos(at.angle) - 1.0) + at.place * (sin(at.angle) / cameraHeight)) * climb;
  return vec2(step.y, -step.x) / max(length(step), 1e-6);
}

// The ways out of the page over the two edges that a side has: down and then along, or along and then down.
// `face` is 1 for the front, -1 for the back, which is seen mirrored.
struct Edges {
  vec2 first;
  vec2 second;
};

Edges edgesOf(int side, Shown at, float face) {
  vec2 left = face * rightOf(vec2(0.0, -1.0), at);
  vec2 bottom = face * rightOf(vec2(1.0, 0.0), at);
  return side == 0 ? Edges(left, bottom) : Edges(-bottom, -left);
}

// The way out at the place f on a side. A corner's row is there twice, so that the fringe can turn: each of the
// two has the way out over one edge, and between them the corner of the fringe is cut off. Where both sides
// start and where they end, it is cut off in two halves that meet in the middle.
vec2 wayOut(int side, float f, bool isFirstOfTwo, Shown at, float face) {
  Edges own = edgesOf(side, at, face);
  Edges other = edgesOf(1 - side, at, face);
  if (f == 0.0 && isFirstOfTwo) return 0.5 * (own.first + other.first);
  if (f == 2.0 && !isFirstOfTwo) return 0.5 * (own.second + other.second);
  return f < 1.0 || (f == 1.0 && isFirstOfTwo) ? own.first : own.second;
}

// Where two edges' borders meet at the distance 1 outside them. At a needle it would be far away.
vec2 meeting(vec2 a, vec2 b) {
  return (a + b) / max(1.0 + dot(a, b), 0.02);
}

// How far the place shown moves across the contact line, over the depth, when the point moves there.
float stretchAt(Shown at) {
  return cos(at.angle) + dot(at.place, across) * sin(at.angle) / cameraHeight;
}

// The place on the flat page that is shown at `place`, near a point: it moves by b n + a m, where m is at right
// angles to n. The place shown then moves by b (n cos a + Q sin a / D) + a m, over the depth; solved for b and
// a. Toward the silhouette, where moving along n changes nothing on the screen, b goes to 0.
vec2 restNear(Shown at, vec2 place) {
  vec2 along = vec2(-across.y, across.x);
  vec2 move = (place - at.place) * at.depth;
  vec2 tip = at.place * (sin(at.angle) / cameraHeight);
  float stretch = stretchAt(at);
  float b = dot(move, across) * stretch / (stretch * stretch + 0.002);
  float a = dot(move, along) - b * dot(tip, along);
  return at.rest + across * b + along * a;
}

// How wide the fringe is, in pixels. Where the sheet starts to bend the edge has not moved, and stays hard as
// that of the flat part is; it is soft from a sixteenth of a pixel on.
float softness(Shown at, float face) {
  if (face < 0.0 || pixel == 0.0) return 1.0;
  return min(16.0 * distance(at.place, at.rest) / pixel, 1.0);
}
