// A sheet that was drawn on its own, at one opacity as a whole.
uniform sampler2D page;
uniform float opacity;

in vec2 uv;
out vec4 color;

void main() {
  color = max(texture(page, uv), 0.0) * opacity;
}
