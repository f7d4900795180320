// What lies flat: the picture, byte for byte where it is opaque. Nothing but that, so that Mesa's llvmpipe copies it
// where a pixel of the picture is one of the target.
uniform sampler2D page;

in vec2 uv;
out vec4 color;

void main() {
  color = texture(page, uv);
}
