#version 330 core
// A rectangle over the whole target.
out vec2 uv;

void main() {
  uv = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = vec4(2.0 * uv - 1.0, 0.0, 1.0);
}
