// The front of the bent part, up to the silhouette.

in vec2 uv;
in float left;
in float gleam;
in float cover;
out vec4 color;

void main() {
  vec4 picture = pictureAt(uv);
  vec3 shaded = picture.rgb * left + picture.a * (gleam + grainFor(left));
  color = vec4(shaded, picture.a) * cover;
}
