// The plain way of a picture to the screen by SDL_image: IMG_Load, conversion to RGBA, upload, mipmaps. Prints the
// median of so many times, in milliseconds: decoding with conversion, and upload with mipmaps.
//   image PICTURE TIMES
#include <GL/gl.h>
#include <GL/glext.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

static int stop(const char *what) {
  fprintf(stderr, "image: %s: %s\n", what, SDL_GetError());
  return 1;
}

static double now(void) {
  return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency() * 1000;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int count, char **arguments) {
  int times = count == 3 ? atoi(arguments[2]) : 0;
  if (times < 1 || times > 100) return fprintf(stderr, "usage: image PICTURE TIMES\n"), 64;
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
  if (SDL_Init(SDL_INIT_VIDEO)) return stop("SDL_Init");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_Window *window = SDL_CreateWindow("image", 0, 0, 16, 16, SDL_WINDOW_OPENGL);
  if (!window || !SDL_GL_CreateContext(window)) return stop("no OpenGL window");
  PFNGLGENERATEMIPMAPPROC glGenerateMipmap = (PFNGLGENERATEMIPMAPPROC)SDL_GL_GetProcAddress("glGenerateMipmap");

  double decoding[100], upload[100];
  for (int time = 0; time < times; time++) {
    double start = now();
    SDL_Surface *loaded = IMG_Load(arguments[1]);
    SDL_Surface *surface = loaded ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ABGR8888, 0) : NULL;
    if (!surface) return stop(arguments[1]);
    double decoded = now();
    GLuint texture;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, surface->w, surface->h, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 surface->pixels);
    glGenerateMipmap(GL_TEXTURE_2D);
    glFinish();
    double end = now();
    glDeleteTextures(1, &texture);
    SDL_FreeSurface(surface);
    SDL_FreeSurface(loaded);
    decoding[time] = decoded - start;
    upload[time] = end - decoded;
  }
  qsort(decoding, times, sizeof *decoding, by_size);
  qsort(upload, times, sizeof *upload, by_size);
  printf("%.2f %.2f\n", decoding[times / 2], upload[times / 2]);
  return 0;
}
