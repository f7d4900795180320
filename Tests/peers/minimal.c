// The least that shows a picture by SDL and OpenGL 3.3: a window, a context, one program, one texture, one frame.
// Then it waits to be ended, without doing anything.
//   minimal WIDTH HEIGHT
#include <GL/gl.h>
#include <GL/glext.h>
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const vertex =
    "#version 330 core\n"
    "out vec2 uv;\n"
    "void main() {\n"
    "  uv = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
    "  gl_Position = vec4(2.0 * uv - 1.0, 0.0, 1.0);\n"
    "}\n";
static const char *const fragment =
    "#version 330 core\n"
    "uniform sampler2D page;\n"
    "in vec2 uv;\n"
    "out vec4 color;\n"
    "void main() { color = max(texture(page, uv), 0.0); }\n";

static int stop(const char *what) {
  fprintf(stderr, "minimal: %s: %s\n", what, SDL_GetError());
  return 1;
}

#define LOAD(type, name) type name = (type)SDL_GL_GetProcAddress(#name)

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: minimal WIDTH HEIGHT\n"), 64;
  int width = atoi(arguments[1]), height = atoi(arguments[2]);
  if (SDL_Init(SDL_INIT_VIDEO)) return stop("SDL_Init");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_Window *window = SDL_CreateWindow("minimal", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                        SDL_WINDOW_OPENGL);
  if (!window) return stop("SDL_CreateWindow");
  if (!SDL_GL_CreateContext(window)) return stop("SDL_GL_CreateContext");
  LOAD(PFNGLCREATESHADERPROC, glCreateShader);
  LOAD(PFNGLSHADERSOURCEPROC, glShaderSource);
  LOAD(PFNGLCOMPILESHADERPROC, glCompileShader);
  LOAD(PFNGLCREATEPROGRAMPROC, glCreateProgram);
  LOAD(PFNGLATTACHSHADERPROC, glAttachShader);
  LOAD(PFNGLLINKPROGRAMPROC, glLinkProgram);
  LOAD(PFNGLUSEPROGRAMPROC, glUseProgram);
  LOAD(PFNGLGENVERTEXARRAYSPROC, glGenVertexArrays);
  LOAD(PFNGLBINDVERTEXARRAYPROC, glBindVertexArray);
  GLuint program = glCreateProgram(), array, texture;
  const char *const texts[] = {vertex, fragment};
  const GLenum kinds[] = {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER};
  for (int index = 0; index < 2; index++) {
    GLuint shader = glCreateShader(kinds[index]);
    glShaderSource(shader, 1, &texts[index], NULL);
    glCompileShader(shader);
    glAttachShader(program, shader);
  }
  glLinkProgram(program);
  glUseProgram(program);
  glGenVertexArrays(1, &array);
  glBindVertexArray(array);

  unsigned char *pixels = malloc((size_t)width * height * 4);
  if (!pixels) return stop("malloc");
  for (int index = 0; index < width * height * 4; index++) pixels[index] = (unsigned char)(index >> 4 | 3);
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
  free(pixels);

  int drawn_width, drawn_height;
  SDL_GL_GetDrawableSize(window, &drawn_width, &drawn_height);
  glViewport(0, 0, drawn_width, drawn_height);
  glClear(GL_COLOR_BUFFER_BIT);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  SDL_GL_SwapWindow(window);
  SDL_Event event;
  while (SDL_WaitEvent(&event) && event.type != SDL_QUIT) {
  }
  return 0;
}
