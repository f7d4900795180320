// What a shadow reaches, of the plane of the page or of the sheet itself, cut into slices by lines along the contact
// line. A line has seven vertices on each side, counted from where the shadow ends to where the sheet hides it.
const int VERTICES = 14;
const int SIDE = 6;       // the last of a side
const int EDGE = 3;       // the one at the edge of what throws the shadow

const int STEPS = 10;     // in which the line that takes most is looked for

uniform vec4 lines[2 * LINES];    // of each line: its place across; where the shadow begins, where what throws it
                                  // begins, where the sheet begins to hide it; where it ends to do so, what throws
                                  // it ends, and the shadow
uniform vec2 outermost;           // the first and the last place along the line of what throws the shadow
uniform bool isOnSheet;           // whether the sheet receives the shadow; the place is then a distance on the page
uniform float cameraHeight;
uniform mat2 toPage;              // T: canonical space to page space
uniform mat4 place;               // the page's plane to clip space

out vec4 rising;                  // the shade of the line that takes most, of those that rise
out vec4 returning;               // and of those that come back

invariant gl_Position;

// The place of a vertex along its line: where the shadow ends; where its edge has a corner, or else half-way to what
// throws it; half-way again; where that begins; and three from there to where the sheet hides it. Where the corner lies
// outside the line's own edge, the way to what throws the shadow turns there.
float alongOf(int number, float end, float corner, float edge, float hidden) {
  if (number > EDGE) return mix(edge, hidden, float(number - EDGE) / float(SIDE - EDGE));
  bool isInside = (corner - end) * (edge - end) > 0.0;
  float turn = isInside ? clamp(corner, min(edge, end), max(edge, end)) : 0.5 * (edge + end);
  return number == 0 ? end : mix(turn, edge, 0.5 * float(number - 1));
}

void main() {
  int line = gl_VertexID / VERTICES;
  int number = gl_VertexID - line * VERTICES;
  vec4 a = lines[2 * line];
  vec4 b = lines[2 * line + 1];
  float s = a.x;
  float height = isOnSheet ? heightOf(s) : 0.0;
  vec2 corners = outermost + lean.y * height;
  float y = number <= SIDE
    ? alongOf(number, a.y, corners.x, a.z, a.w)
    : alongOf(VERTICES - 1 - number, b.z, corners.y, b.y, b.x);
  vec3 point = vec3(isOnSheet ? placeOf(s) : s, y, height);
  // Each side of the roll has a line that takes more than those beside it, close to where it lies straight over the
  // point. Where the light leans, the point is on the way of the light that meets the plane further along. What rises
  // throws next to nothing on the sheet itself: no step is made there.
  float x = point.x - lean.x * point.z;
  rising = darkest(radius * risingAngle(x), point, isOnSheet ? 0 : STEPS).shade;
  returning = darkest(radius * returningAngle(x), point, STEPS).shade;
  vec2 along = vec2(-across.y, across.x);
  gl_Position = place * vec4(toPage * (across * (contact + point.x) + along * y), 0.0, 1.0 - point.z / cameraHeight);
  grainPlace = grainPlaceOf(gl_Position);
  // On the sheet the shadow ends where the page does. Mesa's software drivers clip by what is written even where
  // clipping is off.
  vec2 rest = across * (contact + s) + along * y;
  vec4 room = isOnSheet ? vec4(0.5 * size - rest, 0.5 * size + rest) : vec4(1.0);
  gl_ClipDistance[0] = room.x;
  gl_ClipDistance[1] = room.y;
  gl_ClipDistance[2] = room.z;
  gl_ClipDistance[3] = room.w;
}
