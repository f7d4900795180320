// What lies flat: the picture, byte for byte. The max() changes nothing but keeps one driver (Mesa 22's
// llvmpipe) from a shortcut for plain copies that is wrong for targets with blue first and no depth buffer.
uniform sampler2D page;

in vec2 uv;
out vec4 color;

void main() {
  color = max(texture(page, uv), 0.0);
}
