// The whole target as one triangle.
uniform vec2 scale;   // the target's share of the texture's size

out vec2 uv;

void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
  uv = corner * scale;
}
