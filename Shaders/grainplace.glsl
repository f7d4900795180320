// Where a vertex stands in the sequence of grain.glsl.
uniform vec2 grainStep;   // how far the sequence goes from the target's centre to its right and its upper edge

noperspective out float grainPlace;

// Of a place in clip space; one behind a host's camera stands anywhere.
float grainPlaceOf(vec4 clip) {
  return dot(clip.xy, grainStep) / max(clip.w, 1e-6);
}
