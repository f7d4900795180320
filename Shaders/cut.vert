// Where the sheet is cut one sees how thick it is: its cut side, from the edge of the front to that of the back. Straight
// from above it is as wide as the sheet is thick times the sine of the angle by which it has turned there, and lies to
// the same side of the edge everywhere, against n: over the front, and beside the back.
//
// A point of the edge has four vertices across the strip. Seen through a pixel, a strip t pixels wide covers min(t, 1)
// of it at most, and its ends rise and fall over one pixel.
const int VERTICES = 4;

uniform vec4 points[POINTS];  // on the flat page; distance past the contact line; the way out of the page, in radians
uniform float thickness;      // of the sheet
uniform bool isBeside;        // whether it lies beside the back, which is drawn over its near end
uniform mat2 toPage;          // T: canonical space to page space
uniform mat4 place;           // the page's plane to clip space
uniform vec4 texturePlace;    // scale and offset from page space to texture coordinates
uniform float light;          // the strength of the shading, from 0 to 1

out vec2 uv;
out float left;
out float cover;

void main() {
  int number = gl_VertexID / VERTICES;
  int part = gl_VertexID - number * VERTICES;
  vec4 point = points[number];
  vec2 outward = vec2(cos(point.w), sin(point.w));
  Shown at = show(point.xy, point.z);
  float turned = sin(at.angle);
  vec2 way = -across * (thickness * turned / at.depth);
  vec2 normal = -rightOf(vec2(-outward.y, outward.x), at);
  bool isSoft = pixel > 0.0;
  float width = isSoft ? max(dot(way, normal), 0.0) / pixel : 1.0;
  float whole = min(width, 1.0);
  // Under the back's own soft edge the strip goes on: the two must let through what one sheet of both would.
  float near = isBeside ? 2.0 * whole / (1.0 + whole) : whole;
  vec2 step = normal * pixel;
  vec2 drawn = at.place + (part < 2 ? vec2(0.0) : way);
  if (part == 0) drawn -= 0.5 * step;
  if (part == 1) drawn += (whole - 0.5) * step;
  if (part == 2) drawn -= (whole - 0.5) * step;
  if (part == 3) drawn += 0.5 * step;
  cover = part == 0 ? (isBeside ? near : 0.0) : part == 1 ? near : part == 2 ? whole : 0.0;
  if (!isSoft) cover = 1.0;
  gl_Position = place * vec4(toPage * (drawn * at.depth), 0.0, at.depth);
  grainPlace = grainPlaceOf(gl_Position);
  // The page may be clear in parts: what of it lies just inside the edge is cut.
  uv = (toPage * (point.xy - 1.5 * outward)) * texturePlace.xy + texturePlace.zw;
  // The side shows the more light the more it faces up.
  left = displayed(1.0 - 0.4 * light * (1.0 - max(dot(outward, across), 0.0) * turned));
}
