#pragma once
// The programs have a main of their own: SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_opengl.h>
