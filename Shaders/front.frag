// The front of the bent part, up to the silhouette.
uniform sampler2D page;
uniform float light;

in vec2 uv;
in float turn;
in float cover;
out vec4 color;

void main() {
  vec4 picture = texture(page, uv);
  // Half as bright where it turns away from the light above, and nearly untouched until then.
  float away = 1.0 - clamp(turn, 0.0, 1.0);
  color = vec4(picture.rgb * (1.0 - light * 0.5 * away * away), picture.a) * cover;
}
