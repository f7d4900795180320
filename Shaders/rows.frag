// The lines between the rows of a sheet, to look at: blue where its front is seen, red where its back is.
uniform float face;           // 1 where the front is drawn, -1 where the back is

out vec4 color;

void main() {
  color = face > 0.0 ? vec4(0.1, 0.35, 0.9, 1.0) : vec4(0.85, 0.15, 0.1, 1.0);
}
