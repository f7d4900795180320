// What the shadow reaches of the page's plane, cut into slices by lines along the contact line.
uniform mat2 toPage;
uniform mat2 toCanonical;
uniform mat4 place;
uniform float contact;            // distance of the contact line from the page's centre
uniform vec2 reach;               // the first and the last line, across the contact line
uniform vec4 lines[SLICES + 1];   // four places along each line, which bound the three parts of a slice

out vec2 point;                   // in canonical space

invariant gl_Position;

void main() {
  int part = gl_VertexID / (2 * (SLICES + 1));
  int line = gl_VertexID / 2 - part * (SLICES + 1);
  vec2 along = vec2(-across.y, across.x);
  float x = mix(reach.x, reach.y, float(line) / float(SLICES));
  float y = lines[line][part + (gl_VertexID & 1)];
  vec2 v = toPage * (across * (contact + x) + along * y);
  gl_Position = place * vec4(v, 0.0, 1.0);
  point = toCanonical * v;
}
