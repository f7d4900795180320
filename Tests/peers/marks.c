// Writes down when a program that draws with SDL and OpenGL gets how far. Loaded before all other libraries
// (LD_PRELOAD) by Scripts/bench; the program knows nothing of it. MARKS names the file to write, one line each:
// a name and the seconds on CLOCK_REALTIME. With MARKS_END=1 the program ends once a picture is on the screen.
#define _GNU_SOURCE
#include <GL/gl.h>
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef void (*function)(void);

static FILE *marks;
static int ends;
static int has_picture;

static function next(const char *name) {
  function found;
  void *symbol = dlsym(RTLD_NEXT, name);
  memcpy(&found, &symbol, sizeof found);
  return found;
}

static void mark(const char *name) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (marks) fprintf(marks, "%s %ld.%09ld\n", name, (long)now.tv_sec, now.tv_nsec);
}

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("MARKS");
  marks = name ? fopen(name, "we") : NULL;
  // Others read the file while the program runs.
  if (marks) setlinebuf(marks);
  ends = getenv("MARKS_END") != NULL;
  mark("load");
}

// Marks a function's end.
#define MARK(result, name, parameters, arguments, what) \
  result name parameters {                              \
    static result(*real) parameters;                    \
    if (!real) real = (__typeof__(real))next(#name);    \
    result value = real arguments;                      \
    mark(what);                                         \
    return value;                                       \
  }
MARK(int, SDL_Init, (Uint32 flags), (flags), "sdl")
MARK(int, SDL_InitSubSystem, (Uint32 flags), (flags), "sdl")
MARK(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags),
     (title, x, y, w, h, flags), "window")
MARK(SDL_GLContext, SDL_GL_CreateContext, (SDL_Window * window), (window), "context")

static void (*link_program)(GLuint);

static void marked_link_program(GLuint program) {
  link_program(program);
  mark("shaders");
}

static function marked(const char *name, function found) {
  if (!found || strcmp(name, "glLinkProgram")) return found;
  link_program = (__typeof__(link_program))found;
  return (function)marked_link_program;
}

function glXGetProcAddressARB(const GLubyte *name) {
  static function (*real)(const GLubyte *);
  if (!real) real = (__typeof__(real))next("glXGetProcAddressARB");
  return marked((const char *)name, real(name));
}

void *SDL_GL_GetProcAddress(const char *name) {
  static void *(*real)(const char *);
  if (!real) real = (__typeof__(real))next("SDL_GL_GetProcAddress");
  void *symbol = real(name);
  function found;
  memcpy(&found, &symbol, sizeof found);
  found = marked(name, found);
  memcpy(&symbol, &found, sizeof found);
  return symbol;
}

// The first texture with a content is the picture: it has been decoded by now. The minimal program makes the texture
// and fills it at once, ours fills it afterwards.
#define UPLOAD(name, parameters, arguments)           \
  void name parameters {                              \
    static void(*real) parameters;                    \
    if (!real) real = (__typeof__(real))next(#name);  \
    if (pixels && !has_picture) mark("decoded");      \
    real arguments;                                   \
    if (pixels && !has_picture) mark("uploaded");     \
    has_picture |= pixels != NULL;                    \
  }

UPLOAD(glTexImage2D,
       (GLenum target, GLint level, GLint inside, GLsizei width, GLsizei height, GLint border, GLenum format,
        GLenum type, const void *pixels),
       (target, level, inside, width, height, border, format, type, pixels))
UPLOAD(glTexSubImage2D,
       (GLenum target, GLint level, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
        const void *pixels),
       (target, level, x, y, width, height, format, type, pixels))

void SDL_GL_SwapWindow(SDL_Window *window) {
  static void (*real)(SDL_Window *);
  if (!real) real = (__typeof__(real))next("SDL_GL_SwapWindow");
  mark("drawn");
  real(window);
  mark(has_picture ? "presented" : "blank");
  if (!has_picture || !ends) return;
  _exit(0);
}
