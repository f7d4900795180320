// The picture of a page that bends.
uniform sampler2D page;

#ifdef SQUEEZED
// Smooth also where the sheet turns away from the camera and many of its points fall on one pixel. They lie in a line
// across the contact line: several places on that line are averaged. A driver's own anisotropic filter would do, but
// not every driver has one, and some blur what is hardly squeezed.
uniform vec4 texturePlace;    // scale and offset from page space to texture coordinates
uniform vec2 acrossPage;      // unit vector across the contact line, in page space

// The most places that are averaged.
const float PLACES = 9.0;

vec4 pictureAt(vec2 uv) {
  vec2 right = dFdx(uv) / texturePlace.xy;
  vec2 up = dFdy(uv) / texturePlace.xy;
  vec2 axis = vec2(-acrossPage.y, acrossPage.x);
  // How much of the page falls on a pixel, in pixels of the page: across the contact line and along it.
  float squeezed = length(vec2(dot(right, acrossPage), dot(up, acrossPage)));
  float whole = max(length(vec2(dot(right, axis), dot(up, axis))), 1e-6);
  float level = log2(whole * length(axis * texturePlace.xy * vec2(textureSize(page, 0))));
  // One place stands for twice as much as falls on a pixel that is not squeezed: the filter takes what lies beside it.
  float spread = clamp(squeezed / whole - 1.0, 0.0, 2.0 * (PLACES - 2.0));
  int places = int(0.5 * spread) + 2;
  vec2 step = acrossPage * texturePlace.xy * (spread * whole / float(places));
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
