// What lies flat: the picture, byte for byte where it is opaque. The max() changes nothing but keeps one driver (Mesa 22's
// llvmpipe) from a shortcut for plain copies that is wrong for targets with blue first and no depth buffer.
uniform sampler2D page;
uniform float opacity;   // of the page as a whole

in vec2 uv;
out vec4 color;

void main() {
  color = max(texture(page, uv), 0.0) * opacity;
}
