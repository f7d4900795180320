// The shadow of the bent part: black, its alpha such that the light left is right. What is the same along a line of
// the page, and how far inside its border a point is, change so evenly that those between two vertices may take what
// lies between theirs, even where two lines throw the shadow there.
in vec3 shade;
out vec4 color;

void main() {
  float left = displayed(1.0 - takenBy(shade));
  color = vec4(0.0, 0.0, 0.0, 1.0 - left + grainFor(left));
}
