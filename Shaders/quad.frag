#version 330 core
// The plain picture, and nothing else: the least that drawing a page can cost.
uniform sampler2D page;

in vec2 uv;
out vec4 color;

void main() {
  color = texture(page, uv);
}
