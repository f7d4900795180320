// What fades as a whole: a page that lies flat, or a sheet that was drawn on its own. The max() changes nothing but keeps
// one driver (Mesa 22's llvmpipe) from a shortcut for plain shaders that is wrong for some of them.
uniform sampler2D page;
uniform float opacity;

in vec2 uv;
out vec4 color;

void main() {
  color = max(texture(page, uv), 0.0) * opacity;
}
