// Counts what one thread asks of OpenGL and of malloc, and keeps OpenGL from doing anything meanwhile: what is left
// is the caller's own work. Loaded before all other libraries (LD_PRELOAD) by Scripts/bench, and switched on and off
// by `anycurl bench`. Needs glibc.
//
// GLEW gets the functions above OpenGL 1.1 by name from glXGetProcAddressARB, which hands out the wrappers below;
// Scripts/bench makes wrappers.h of Sources/CGLEW/shim.h, so that they are those that are used. The functions of
// OpenGL 1.1 are called directly and are found here before the driver's.
#define _GNU_SOURCE
#include <GL/gl.h>
#include <GL/glext.h>
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

typedef void (*function)(void);

static struct {
  long calls, draws, vertices, bytes, objects, allocations;
} counts;
static __thread int counting;

void anycurl_count_switch(int on) { counting = on; }

void anycurl_count_read(long *values, int length) {
  if (values)
    memcpy(values, &counts, (size_t)length * sizeof(long));
  else
    memset(&counts, 0, sizeof counts);
}

// Counts a call while counting; true where the call must not reach the driver.
static int note(long draws, long vertices, long bytes, long objects) {
  if (!counting) return 0;
  counts.calls++;
  counts.draws += draws;
  counts.vertices += vertices;
  counts.bytes += bytes;
  counts.objects += objects;
  return 1;
}

static function next(const char *name) {
  function found;
  void *symbol = dlsym(RTLD_NEXT, name);
  memcpy(&found, &symbol, sizeof found);
  return found;
}

// A function above OpenGL 1.1, which GLEW asks for by name.
#define WRAP(result, name, parameters, arguments, draws, vertices, bytes, objects) \
  static result(*real_##name) parameters; \
  static result wrapped_##name parameters { \
    if (note(draws, vertices, bytes, objects)) return (result)0; \
    return real_##name arguments; \
  }
#define WRAP_VOID(name, parameters, arguments, draws, vertices, bytes, objects) \
  static void(*real_##name) parameters; \
  static void wrapped_##name parameters { \
    if (!note(draws, vertices, bytes, objects)) real_##name arguments; \
  }
#include "wrappers.h"
#undef WRAP
#undef WRAP_VOID

function glXGetProcAddressARB(const GLubyte *name) {
  static function (*real)(const GLubyte *);
  if (!real) real = (__typeof__(real))next("glXGetProcAddressARB");
  function found = real(name);
#define WRAP(result, plain, parameters, arguments, draws, vertices, bytes, objects) \
  if (found && !strcmp((const char *)name, "gl" #plain)) { \
    real_##plain = (__typeof__(real_##plain))found; \
    return (function)wrapped_##plain; \
  }
#define WRAP_VOID(plain, parameters, arguments, draws, vertices, bytes, objects) \
  WRAP(void, plain, parameters, arguments, draws, vertices, bytes, objects)
#include "wrappers.h"
  return found;
}

// A function of OpenGL 1.1, which the program calls directly.
#define DIRECT(name, parameters, arguments, draws, vertices, bytes, objects) \
  void name parameters { \
    static void(*real) parameters; \
    if (note(draws, vertices, bytes, objects)) return; \
    if (!real) real = (__typeof__(real))next(#name); \
    real arguments; \
  }
DIRECT(glBindTexture, (GLenum target, GLuint texture), (target, texture), 0, 0, 0, 0)
DIRECT(glBlendFunc, (GLenum source, GLenum destination), (source, destination), 0, 0, 0, 0)
DIRECT(glClear, (GLbitfield mask), (mask), 0, 0, 0, 0)
DIRECT(glClearColor, (GLfloat r, GLfloat g, GLfloat b, GLfloat a), (r, g, b, a), 0, 0, 0, 0)
DIRECT(glColorMask, (GLboolean r, GLboolean g, GLboolean b, GLboolean a), (r, g, b, a), 0, 0, 0, 0)
DIRECT(glDeleteTextures, (GLsizei n, const GLuint *names), (n, names), 0, 0, 0, 0)
DIRECT(glDisable, (GLenum name), (name), 0, 0, 0, 0)
DIRECT(glDrawArrays, (GLenum mode, GLint first, GLsizei count), (mode, first, count), 1, count, 0, 0)
DIRECT(glDrawElements, (GLenum mode, GLsizei count, GLenum type, const void *indices),
       (mode, count, type, indices), 1, count, 0, 0)
DIRECT(glEnable, (GLenum name), (name), 0, 0, 0, 0)
DIRECT(glFinish, (void), (), 0, 0, 0, 0)
DIRECT(glFlush, (void), (), 0, 0, 0, 0)
DIRECT(glGenTextures, (GLsizei n, GLuint *names), (n, names), 0, 0, 0, n)
DIRECT(glGetBooleanv, (GLenum name, GLboolean *values), (name, values), 0, 0, 0, 0)
DIRECT(glGetFloatv, (GLenum name, GLfloat *values), (name, values), 0, 0, 0, 0)
DIRECT(glGetIntegerv, (GLenum name, GLint *values), (name, values), 0, 0, 0, 0)
DIRECT(glPolygonMode, (GLenum face, GLenum mode), (face, mode), 0, 0, 0, 0)
DIRECT(glScissor, (GLint x, GLint y, GLsizei width, GLsizei height), (x, y, width, height), 0, 0, 0, 0)
DIRECT(glTexImage2D,
       (GLenum target, GLint level, GLint inside, GLsizei width, GLsizei height, GLint border, GLenum format,
        GLenum type, const void *pixels),
       (target, level, inside, width, height, border, format, type, pixels), 0, 0,
       pixels ? 4L * width * height : 0, 0)
DIRECT(glTexParameteri, (GLenum target, GLenum name, GLint value), (target, name, value), 0, 0, 0, 0)
DIRECT(glTexSubImage2D,
       (GLenum target, GLint level, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
        const void *pixels),
       (target, level, x, y, width, height, format, type, pixels), 0, 0, 4L * width * height, 0)
DIRECT(glViewport, (GLint x, GLint y, GLsizei width, GLsizei height), (x, y, width, height), 0, 0, 0, 0)

GLboolean glIsEnabled(GLenum name) {
  static GLboolean (*real)(GLenum);
  if (note(0, 0, 0, 0)) return GL_FALSE;
  if (!real) real = (__typeof__(real))next("glIsEnabled");
  return real(name);
}

// glibc's own names for its allocator, so that looking one up needs no memory.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  counts.allocations += counting;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  counts.allocations += counting;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  counts.allocations += counting;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  counts.allocations += counting;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  counts.allocations += counting;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;  // ENOMEM
}
