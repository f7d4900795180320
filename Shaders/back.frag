// The back of the bent part, from the silhouette on: paper through which the front shows.
uniform sampler2D page;
uniform vec3 paper;
uniform float bleed;
uniform float light;

in vec2 uv;
in float turn;
in float cover;
out vec4 color;

void main() {
  vec4 picture = texture(page, uv);
  vec3 back = mix(paper * picture.a, picture.rgb, bleed);
  // Half as bright where it turns away, full where it faces the light.
  float facing = clamp(-turn, 0.0, 1.0);
  float shade = 1.0 - 0.5 * (1.0 - facing) * (1.0 - facing);
  color = vec4(back * mix(1.0, shade, light), picture.a) * cover;
}
