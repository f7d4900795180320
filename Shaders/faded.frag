// What fades as a whole: a page that lies flat, or a sheet that was drawn on its own. No more than this product: Mesa's
// llvmpipe then works on bytes.
uniform sampler2D page;
uniform float opacity;

in vec2 uv;
out vec4 color;

void main() {
  color = texture(page, uv) * opacity;
}
