// The picture of a page that bends.
uniform sampler2D page;

#ifdef SQUEEZED
// Smooth also where the sheet turns away from the camera and many of its points fall on one pixel. They lie in a line
// across the contact line: several places on that line are averaged. A driver's own anisotropic filter would do, but
// not every driver has one, and some blur what is hardly squeezed.
uniform vec2 acrossTexture;   // a pixel of the page across the contact line, in texture coordinates
uniform vec2 alongTexture;    // and along it

in float spread;    // how many times as much of the page falls on a pixel across the contact line as along it, less one
in float footprint; // how much that is along it, in pixels of the page

vec4 pictureAt(vec2 uv) {
  float level = log2(footprint * length(alongTexture * vec2(textureSize(page, 0))));
  // One place stands for twice as much as falls on a pixel that is not squeezed: the filter takes what lies beside it.
  int places = int(0.5 * spread) + 2;
  vec2 step = acrossTexture * (spread * footprint / float(places));
  vec2 place = uv - step * (0.5 * float(places - 1));
  vec4 sum = vec4(0.0);
  // The test comes last, since software drivers carry out what follows one that fails.
  int taken = 0;
  do {
    sum += textureLod(page, place, level);
    place += step;
    taken++;
  } while (taken < places);
  return sum / float(places);
}
#else
vec4 pictureAt(vec2 uv) {
  return texture(page, uv);
}
#endif
