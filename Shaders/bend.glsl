// The bend round a cylinder, as `Bend` in Sources/AnyCurl has it. All in canonical space and page pixels.
uniform vec2 across;    // unit vector across the contact line, toward the lift corner
uniform float radius;   // of the cylinder

const float PI = 3.14159265358979;

// How far a point at the distance s past the contact line has turned: 0 flat, PI laid over.
float angleAt(float s) {
  return clamp(s / radius, 0.0, PI);
}

// How far past the contact line lies what lay at the distance s.
float placeOf(float s) {
  return s <= 0.0 ? s : (s < PI * radius ? radius * sin(s / radius) : PI * radius - s);
}

// How high it lies.
float heightOf(float s) {
  return radius * (1.0 - cos(angleAt(s)));
}

// Bends a point of the flat page that lies at the distance s past the contact line.
vec3 bend(vec2 point, float s) {
  return vec3(point + across * (placeOf(s) - s), heightOf(s));
}
