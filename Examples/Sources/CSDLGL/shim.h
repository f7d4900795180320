#pragma once
// The programs have a main of their own: SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
// All of OpenGL, such as glGenerateMipmap: without this, the functions up to 1.3.
#define GL_GLEXT_PROTOTYPES
#include <SDL2/SDL_opengl.h>
