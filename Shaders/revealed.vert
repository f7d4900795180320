// A page that lies flat under a sheet, without what that hides, cut into slices by lines along the contact line. On
// each line stand four vertices: where the page begins, where the sheet begins to hide it, where it ends to do so,
// and where the page ends.
const int VERTICES = 4;

uniform vec2 across;              // unit vector across the contact line, in canonical space
uniform float distances[LINES];   // of the lines from the page's centre
uniform vec4 places[LINES];       // of the vertices along each line
uniform mat2 toPage;              // T: canonical space to page space
uniform mat4 place;               // the page's plane to clip space
uniform vec4 texturePlace;        // scale and offset from page space to texture coordinates

out vec2 uv;

void main() {
  int line = gl_VertexID / VERTICES;
  vec2 along = vec2(-across.y, across.x);
  vec2 v = toPage * (across * distances[line] + along * places[line][gl_VertexID - line * VERTICES]);
  gl_Position = place * vec4(v, 0.0, 1.0);
  uv = v * texturePlace.xy + texturePlace.zw;
}
