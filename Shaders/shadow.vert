// A rectangle on the page's plane beside the contact line, as wide as the shadow reaches.
uniform mat2 toPage;
uniform mat2 toCanonical;
uniform mat4 place;
uniform vec2 contact;   // where the contact line passes nearest to the page's centre
uniform vec4 reach;     // first and last place across, first and last place along the contact line

out vec2 point;         // in canonical space

void main() {
  vec2 along = vec2(-across.y, across.x);
  float x = (gl_VertexID & 1) == 0 ? reach.x : reach.y;
  float y = (gl_VertexID & 2) == 0 ? reach.z : reach.w;
  vec2 v = toPage * (contact + across * x + along * y);
  gl_Position = place * vec4(v, 0.0, 1.0);
  point = toCanonical * v;
}
