// The shadow of the bent part on the plane under it, the light standing straight above.
uniform vec2 size;        // of the page, in canonical space
uniform vec2 contact;
uniform float softness;   // width of the soft border per unit of height
uniform float border;     // width of the soft border on the plane
uniform float strength;

in vec2 point;
out vec4 color;

void main() {
  float x = dot(point - contact, across);
  // The part of the sheet straight above, or the outermost one where there is none.
  float s = radius * asin(clamp(x / radius, 0.0, 1.0));
  float height = radius * (1.0 - cos(s / radius));
  vec2 flatPoint = point + across * (s - x + max(x - radius, 0.0));
  // How far outside the sheet: negative inside.
  vec2 outside = abs(flatPoint) - 0.5 * size;
  float beside = length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0);
  float beyond = max(x - radius, 0.0);
  float gap = max(beside, beyond);
  // Nothing to see where the sheet touches the plane; wider and weaker the higher it is.
  float width = min(height, border) + softness * height + 1e-3;
  float cover = 1.0 - smoothstep(-0.5 * width, width, gap);
  float alpha = strength * cover / (1.0 + height / (8.0 * border));
  color = vec4(0.0, 0.0, 0.0, alpha);
}
