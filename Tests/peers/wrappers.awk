# Makes of Sources/CGLEW/shim.h the list of functions that count.c wraps: for each one what it returns, its name,
# parameters and arguments, and how to count it: draws, vertices, bytes handed over, objects made.
# Lines to read are like:
#   static inline void cglew_BindBuffer(GLenum target, GLuint buffer) { glBindBuffer(target, buffer); }
match($0, /^static inline [A-Za-z]+ cglew_[A-Za-z0-9]+\([^)]*\) \{ (return )?gl[A-Za-z0-9]+\(.*\); \}$/) {
  result = $3
  name = $4
  sub(/^cglew_/, "", name)
  sub(/\(.*/, "", name)
  parameters = $0
  sub(/^[^(]*/, "", parameters)
  sub(/ \{.*/, "", parameters)
  # The arguments are the parameters' names, whatever the call in the shim converts them to.
  arguments = parameters
  gsub(/[A-Za-z]+[A-Za-z0-9 *]*[ *]/, "", arguments)
  if (parameters == "(void)") arguments = "()"
  draws = vertices = bytes = objects = "0"
  if (name ~ /^Draw/) { draws = "1"; vertices = "count" }
  if (name ~ /^Gen(Buffers|Framebuffers|Renderbuffers|Samplers|Textures|VertexArrays)$/) objects = "n"
  if (name ~ /^Buffer(Sub)?Data$/) bytes = "size"
  if (name ~ /^Uniform[1-4][fi]v?$/) bytes = substr(name, 8, 1) " * 4L"
  if (name ~ /^UniformMatrix[2-4]fv$/) bytes = substr(name, 14, 1) * substr(name, 14, 1) " * 4L"
  if (name ~ /^Uniform.*v$/) bytes = bytes " * count"
  tail = name ", " parameters ", " arguments ", " draws ", " vertices ", " bytes ", " objects ")"
  print (result == "void" ? "WRAP_VOID(" : "WRAP(" result ", ") tail
}
