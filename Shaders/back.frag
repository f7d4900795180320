// The back of the bent part, from the silhouette on: paper through which the front shows.
uniform vec3 paper;
uniform float bleed;

in vec2 uv;
in float left;
in float cover;
out vec4 color;

void main() {
  vec4 picture = pictureAt(uv);
  vec3 back = mix(paper * picture.a, picture.rgb, bleed);
  color = vec4(back * left + picture.a * grainFor(left), picture.a) * cover;
}
