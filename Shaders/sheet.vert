// A page cut into rows parallel to the cylinder's axis. A row has two vertices, one on each side of the
// outline; rows follow one another as a triangle strip.
uniform vec4 rows[ROWS];      // distance s past the contact line; place on side 0 and on side 1
uniform vec2 size;            // of the page, in canonical space
uniform mat2 toPage;          // T: canonical space to page space
uniform mat2 toCanonical;     // the inverse of T
uniform mat4 place;           // the page's plane to clip space
uniform float cameraHeight;
uniform vec4 texturePlace;    // scale and offset from page space to texture coordinates

out vec2 uv;
out float turn;               // cosine of the angle by which the sheet has turned: 1 flat, -1 laid over

invariant gl_Position;

// A point of the outline. Side 0 runs from the upper left corner down and then to the right, side 1 to the
// right and then down; both meet in the lower right corner at 2.
vec2 outline(int side, float f) {
  vec2 turned = clamp(vec2(f - 1.0, f), 0.0, 1.0);
  vec2 fraction = side == 0 ? turned : turned.yx;
  return size * vec2(fraction.x - 0.5, 0.5 - fraction.y);
}

void main() {
  vec4 row = rows[gl_VertexID >> 1];
  int side = gl_VertexID & 1;
  vec2 v = toPage * outline(side, side == 0 ? row.y : row.z);
  vec3 bent = bend(toCanonical * v, row.x);
  // The curl's own camera projects onto the page's plane; the host places that plane.
  gl_Position = place * vec4(toPage * bent.xy, 0.0, 1.0 - bent.z / cameraHeight);
  uv = v * texturePlace.xy + texturePlace.zw;
  turn = cos(angleAt(row.x));
}
