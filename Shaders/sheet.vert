// A page cut into rows parallel to the cylinder's axis. A row has twelve vertices: five on each side of the page,
// from the outside to the inside, and between them two where what the sheet itself hides begins and ends. Between two
// rows the quads from each FOOT to those are the page itself; those of the three pairs from OUTER to FOLD_OUTER are its
// fringe. All of a side's vertices but OUTER mostly fall together: only in the sliver, see below, are they apart.
const int OUTER = 0;        // half a pixel outside the page's edge
const int INNER = 1;        // half a pixel inside it
const int FOLD_INNER = 2;   // half a pixel inside the silhouette
const int FOLD_OUTER = 3;   // half a pixel outside it
const int FOOT = 4;         // where the page itself starts
const int HIDDEN = 5;       // where what is hidden begins; where it ends comes next
const int VERTICES = 12;

// Past it a page is read as if no more of it fell on a pixel.
const float GREATEST_SPREAD = 14.0;

// What a row is.
const int PLAIN = 0;
const int THIN = 1;         // past the silhouette, less than a pixel away from it
const int FULL = 2;         // the last such row: a pixel away
const int BORDER = 3;       // the silhouette's outer border
const int CORNER = 4;       // the first of the two rows through a corner; the second is plain

uniform vec4 rows[ROWS];      // distance s past the contact line; place on side 0 and on side 1; as bits of a number
                              // three of what it is, and ten each of where what is hidden begins and ends, in 1023rds
                              // of the way from side 0 to side 1; 0 where nothing is
uniform int fold;             // the row of the silhouette, or -1
uniform int foldEnd;          // the last thin row
uniform ivec2 tips;           // on each side the row where the sliver starts, or -1 where there is none
uniform ivec2 corners;        // on each side the plain row through the corner between its two edges
uniform float face;           // 1 where the front is drawn, -1 where the back is
uniform vec2 size;            // of the page, in canonical space
uniform mat2 toPage;          // T: canonical space to page space
uniform mat2 toCanonical;     // the inverse of T
uniform mat4 place;           // the page's plane to clip space
uniform vec4 texturePlace;    // scale and offset from page space to texture coordinates

uniform float pixelSize;      // how large a pixel of the target is on the page's plane
uniform float light;          // the strength of the shading, from 0 to 1
uniform vec2 lean;            // how far a shadow moves across and along the contact line per unit of height

out vec2 uv;
out float left;               // the share of the picture's value that the light leaves
out float gleam;              // the light that a shining front adds
out float cover;              // how much of a pixel the sheet covers
out float spread;             // how many times as much of the page falls on a pixel across the contact line as along
                              // it, less one
out float footprint;          // how much that is along it, in pixels of the page

invariant gl_Position;

// A vertex: a point of the sheet, where it is drawn, and the cover there.
struct Vertex {
  Shown at;
  vec2 drawn;
  float cover;
};

// A point of the outline. Side 0 runs from the upper left corner down and then to the right, side 1 to the
// right and then down; both meet in the lower right corner at 2.
vec2 outline(int side, float f) {
  vec2 turned = clamp(vec2(f - 1.0, f), 0.0, 1.0);
  vec2 fraction = side == 0 ? turned : turned.yx;
  return size * vec2(fraction.x - 0.5, 0.5 - fraction.y);
}

float sidePlace(int row, int side) {
  return side == 0 ? rows[row].y : rows[row].z;
}

int kindOf(int row) {
  return int(rows[row].w) & 7;
}

// Where a vertex of the page is shown, but for the turn T that is made last. The vertex is a point v of the page,
// which goes to canonical space by the inverse of T and bends there.
Shown shownFrom(int row, vec2 point) {
  vec2 v = toPage * point;
  return show(toCanonical * v, rows[row].x);
}

Shown shownAt(int row, int side) {
  return shownFrom(row, outline(side, sidePlace(row, side)));
}

// How far a place is inside the silhouette, which is one straight line across n.
float inside(vec2 drawn, vec2 foldPlace) {
  return dot(foldPlace - drawn, across);
}

// A place moved along n to a distance inside the silhouette.
vec2 movedInside(vec2 drawn, float distance, vec2 foldPlace) {
  return drawn + across * (inside(drawn, foldPlace) - distance);
}

// Half a pixel inside the edge at the place f on a side, and at a corner inside both of its edges.
vec2 innerAt(int side, float f, Shown at, float halfWidth) {
  Edges own = edgesOf(side, at, face);
  Edges other = edgesOf(1 - side, at, face);
  vec2 a = f <= 1.0 ? own.first : own.second;
  vec2 b = f == 0.0 ? other.first : f == 1.0 ? own.second : f == 2.0 ? other.second : a;
  return at.place - meeting(a, b) * halfWidth;
}

// Beside a sharp corner, where the page is narrower than its two fringes, the inner border of one edge runs
// beyond that of the other. All of it is then where the two borders meet.
vec2 keptInCorner(vec2 inner, int row, int side) {
  int corner = corners[side];
  bool isElsewhere = kindOf(corner) != PLAIN || (fold >= 0 && (rows[corner].x - rows[fold].x) * face > 0.0);
  float f = sidePlace(row, side);
  if (f == 1.0 || isElsewhere) return inner;
  Shown at = shownAt(corner, side);
  if (distance(inner, at.place) > 16.0 * pixel) return inner;
  Edges edges = edgesOf(side, at, face);
  float halfWidth = 0.5 * pixel * softness(at, face);
  bool isBeyond = dot(inner - at.place, f < 1.0 ? edges.second : edges.first) > -halfWidth;
  return isBeyond ? at.place - meeting(edges.first, edges.second) * halfWidth : inner;
}

// The edge of the page away from the silhouette.
Vertex edgeVertex(int row, int side, int part, vec2 foldPlace) {
  Shown at = shownAt(row, side);
  float f = sidePlace(row, side);
  float halfWidth = 0.5 * pixel * softness(at, face);
  if (part == OUTER) {
    return Vertex(at, at.place + wayOut(side, f, kindOf(row) == CORNER, at, face) * halfWidth, 0.0);
  }
  vec2 drawn = keptInCorner(innerAt(side, f, at, halfWidth), row, side);
  // The silhouette's own fringe comes from the back; the rows beside it keep out of it.
  if (fold >= 0) drawn -= across * max(0.5 * pixel - inside(drawn, foldPlace), 0.0);
  return Vertex(at, drawn, 1.0);
}

// The share of a pixel that the back fills between the silhouette and the edge.
float thickness(int row, int side, vec2 foldPlace) {
  if (kindOf(row) == FULL) return 1.0;
  return clamp(inside(shownAt(row, side).place, foldPlace) / pixel, 0.0, 1.0);
}

// Where a page's edge leaves the silhouette it is tangent to it, so that the back starts as a sliver: t pixels
// thick, with t growing from 0 to 1 over many pixels. Seen through pixels one wide, such a strip is a
// trapezoid: with y the distance inside the silhouette, its cover rises from 0 at -1/2 to t at t - 1/2 and
// falls from t at 1/2 to 0 at t + 1/2. Four of a side's vertices are that trapezoid's corners. At t = 1 the
// two in the middle meet, and the silhouette and the edge go apart, each with a fringe of its own.
//
// Under the sliver the front goes on. The two must let (1 - y - 1/2) of the background through together;
// since the back lets 1 - t through, the front's cover rises from 0 at t - 1/2 to 1 at 1/2.
Vertex sliverVertex(int row, int side, int part, vec2 foldPlace) {
  int tip = tips[side];
  // A corner of the page may lie inside the sliver; it then starts there instead of at the silhouette.
  float gap = tip == fold ? 0.0 : min(thickness(tip, side, foldPlace), 0.99);
  if (part == FOOT && face < 0.0) row = foldEnd;
  if (row < tip) row = tip;
  Shown at = shownAt(row, side);
  float t = clamp((thickness(row, side, foldPlace) - gap) / (1.0 - gap), 0.0, 1.0);
  float start = gap * (1.0 - t);
  vec2 away = edgesOf(side, at, -1.0).second;
  vec2 inner = at.place - away * ((t - 0.5) * pixel);
  vec2 foldInner = movedInside(inner, (start + t - 0.5) * pixel, foldPlace);
  if (face > 0.0) {
    if (part == OUTER) return Vertex(at, foldInner, 0.0);
    return Vertex(at, movedInside(inner, 0.5 * pixel, foldPlace), 1.0);
  }
  if (part == OUTER) return Vertex(at, at.place + away * (0.5 * pixel), 0.0);
  if (part == INNER) return Vertex(at, inner, t);
  if (part == FOLD_OUTER) return Vertex(at, movedInside(inner, (start - 0.5) * pixel, foldPlace), 0.0);
  return Vertex(at, foldInner, t);
}

// The other end of the silhouette, where the edge of the back goes on from it in one smooth line, and that of
// the front lies hidden.
Vertex smoothVertex(int row, int side, int part, vec2 foldPlace) {
  Shown at = shownAt(row, side);
  if (face > 0.0) return Vertex(at, movedInside(at.place, 0.5 * pixel, foldPlace), 1.0);
  float t = kindOf(foldEnd) == FULL ? 1.0 : thickness(foldEnd, side, foldPlace);
  vec2 away = row <= fold ? across : wayOut(side, sidePlace(row, side), false, at, face);
  if (part == OUTER) return Vertex(at, at.place + away * (0.5 * pixel), 0.0);
  return Vertex(at, at.place - away * ((t - 0.5) * pixel), t);
}

Vertex vertexAt(int row, int side, int part) {
  vec2 foldPlace = fold < 0 ? vec2(0.0) : shownAt(fold, 0).place;
  int kind = kindOf(row);
  if (kind == PLAIN || kind == CORNER) return edgeVertex(row, side, part, foldPlace);
  bool isBorder = kind == BORDER;
  if (isBorder) row = fold;
  bool isSliver = tips[side] >= 0;
  if (isBorder && face < 0.0) {
    // All of a side in one place, from where the silhouette is a pixel wide.
    Vertex foot = isSliver ? sliverVertex(row, side, FOOT, foldPlace) : smoothVertex(row, side, FOOT, foldPlace);
    return Vertex(foot.at, movedInside(foot.drawn, -0.5 * pixel, foldPlace), 0.0);
  }
  if (isSliver) return sliverVertex(row, side, part, foldPlace);
  return smoothVertex(row, side, part, foldPlace);
}

// A place inside the page, at a share of the way from side 0 to side 1.
Vertex insideAt(int row, float share) {
  Shown at = shownFrom(row, mix(outline(0, rows[row].y), outline(1, rows[row].z), share));
  return Vertex(at, at.place, 1.0);
}

// What the light leaves of the front, and what it adds: nearly all while it lies, less where it turns away, and a thin
// gleam where it bends up, on what is not white already.
vec2 frontLight(float angle) {
  float turned = 1.0 - cos(angle);
  float away = clamp(turned + lean.x * sin(angle), 0.0, 1.0);
  float rise = clamp(5.0 * turned, 0.0, 1.0);
  float shine = 0.6 * light * rise * rise * (1.0 - rise) * (1.0 - rise);
  return vec2(displayed(1.0 - 0.5 * light * away * away) * (1.0 - shine), shine);
}

// What it leaves of the back: half for the eye where that turns away, all where it faces the light.
float backLight(float angle) {
  float away = 1.0 - clamp(lean.x * sin(angle) - cos(angle), 0.0, 1.0);
  return displayed(1.0 - 0.85 * light * away * sqrt(away));
}

void main() {
  int row = gl_VertexID / VERTICES;
  int column = gl_VertexID - row * VERTICES;
  // Where nothing is hidden, what is hidden begins and ends at the first foot.
  int side = column <= HIDDEN + 1 ? 0 : 1;
  int hidden = column == HIDDEN ? int(rows[row].w) >> 3 & 1023 : column == HIDDEN + 1 ? int(rows[row].w) >> 13 : 0;
  Vertex vertex = hidden > 0
    ? insideAt(row, float(hidden) / 1023.0)
    : vertexAt(row, side, side == 0 ? min(column, FOOT) : VERTICES - 1 - column);
  // The curl's own camera projects onto the page's plane; the host places that plane.
  float depth = vertex.at.depth;
  gl_Position = place * vec4(toPage * (vertex.drawn * depth), 0.0, depth);
  uv = (toPage * restNear(vertex.at, vertex.drawn)) * texturePlace.xy + texturePlace.zw;
  grainPlace = grainPlaceOf(gl_Position);
  vec2 shading = face > 0.0 ? frontLight(vertex.at.angle) : vec2(backLight(vertex.at.angle), 0.0);
  left = shading.x;
  gleam = shading.y;
  cover = vertex.cover;
  float stretch = stretchAt(vertex.at);
  spread = clamp(1.0 / max(abs(stretch), 1e-3) - 1.0, 0.0, GREATEST_SPREAD);
  footprint = pixelSize * depth;
}
