// The shadow of the bent part: black, its alpha such that the light left is right. Which line of the page takes most
// changes so slowly from point to point that those between two vertices may take what lies between their lines.
in vec4 rising;
in vec4 returning;
out vec4 color;

void main() {
  float taken = max(takenBy(rising, borderOf(rising)), takenBy(returning, borderOf(returning)));
  float alpha = 1.0 - displayed(1.0 - taken);
  color = vec4(0.0, 0.0, 0.0, alpha + grainFor(1.0 - alpha));
}
