// The shadow of the bent part: black, its alpha such that the light left is right.
in vec2 border;
in vec2 law;
out vec4 color;

void main() {
  float alpha = 1.0 - displayed(1.0 - law.y * takenAt(border.x / border.y, law.x));
  color = vec4(0.0, 0.0, 0.0, alpha + grainFor(1.0 - alpha));
}
