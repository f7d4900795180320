#pragma once
// The program has a main of its own: SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
