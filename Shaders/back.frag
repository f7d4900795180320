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
  // Half as bright for the eye where it turns away, full where it faces the light.
  float bent = sqrt(max(1.0 - turn * turn, 0.0));
  float away = 1.0 - clamp(lean.x * bent - turn, 0.0, 1.0);
  float left = 1.0 - 0.85 * light * away * sqrt(away);
  color = vec4(back * displayed(left) + (left < 1.0 ? grain() * picture.a : 0.0), picture.a) * cover;
}
