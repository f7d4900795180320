// The picture of a page that bends.
uniform sampler2D page;

#ifdef SQUEEZED
// Smooth also where the sheet turns away from the camera and many of its points fall on one pixel. They lie in a line
// across the contact line: three places on that line are averaged, always three, since a loop costs as much again on
// software drivers. A driver's own anisotropic filter would do, but not every driver has one, and some blur what is
// hardly squeezed.
uniform vec2 acrossTexture;   // a pixel of the page across the contact line, in texture coordinates
uniform vec2 alongTexture;    // and along it

in float spread;    // how many times as much of the page falls on a pixel across the contact line as along it, less one
in float footprint; // how much that is along it, in pixels of the page

vec4 pictureAt(vec2 uv) {
  float level = log2(footprint * length(alongTexture * vec2(textureSize(page, 0))));
  vec2 step = acrossTexture * (spread * footprint / 3.0);
  vec4 sum = textureLod(page, uv - step, level) + textureLod(page, uv, level) + textureLod(page, uv + step, level);
  return sum / 3.0;
}
#else
vec4 pictureAt(vec2 uv) {
  return texture(page, uv);
}
#endif
