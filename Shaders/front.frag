// The front of the sheet, from where it begins to be shaded up to the silhouette.
uniform sampler2D page;
uniform float light;
uniform vec4 texturePlace;
#ifdef RETURNING
uniform mat2 toCanonical;
uniform vec2 sheetSpread;
#endif

in vec2 uv;
in float turn;
in float cover;
out vec4 color;

void main() {
  vec4 picture = texture(page, uv);
  float bent = sqrt(max(1.0 - turn * turn, 0.0));
  // What lies flat faces the light fully, whatever side that comes from.
  float away = clamp(1.0 - turn + lean.x * bent, 0.0, 1.0);
  float left = 1.0 - 0.5 * light * away * away;
#ifdef RETURNING
  // What comes back over the sheet shades it as the sheet shades the plane.
  vec2 point = toCanonical * ((uv - texturePlace.zw) / texturePlace.xy);
  Caster receiver = casterAt(point);
  float x = dot(receiver.shade.xy, across) - contact;
  Caster caster = nearest(receiver.shade.xy, returningAt(x), 0.0);
  // What has not come back yet is not above the sheet.
  float beyond = (dot(caster.place, across) - contact) / radius + lean.z - 0.5 * PI;
  float share = taken(receiver.shade.xy, caster, receiver.shade.z, sheetSpread);
  left *= 1.0 - DEPTH * shadow * clamp(8.0 * beyond, 0.0, 1.0) * share;
#endif
  // A thin gleam where the sheet bends up, on what is not white already.
  float rise = clamp(5.0 * (1.0 - turn), 0.0, 1.0);
  float gleam = 0.6 * light * rise * rise * (1.0 - rise) * (1.0 - rise);
  vec3 shaded = mix(picture.rgb * displayed(left), vec3(picture.a), gleam);
  color = vec4(shaded + (left < 1.0 ? grain() * picture.a : 0.0), picture.a) * cover;
}
