// Clutter's page-turn effect on one picture over the whole of a window, a whole turn frame by frame. Prints the
// milliseconds of each frame from the start of painting to the end of glFinish, one a line.
//   clutter WIDTH HEIGHT FRAMES
#include <GL/gl.h>
#include <clutter/clutter.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double started, finished;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

// The frame is about to be painted.
static gboolean starting(gpointer unused) {
  (void)unused;
  glFinish();
  started = now();
  return G_SOURCE_CONTINUE;
}

// The frame has been painted and is not shown yet: the wait for the screen is no part of it.
static void painted(void) {
  glFinish();
  finished = now();
}

int main(int count, char **arguments) {
  if (count != 4) return fprintf(stderr, "usage: clutter WIDTH HEIGHT FRAMES\n"), 64;
  int width = atoi(arguments[1]), height = atoi(arguments[2]), frames = atoi(arguments[3]);
  if (clutter_init(NULL, NULL) != CLUTTER_INIT_SUCCESS) return fprintf(stderr, "clutter: no display\n"), 1;
  ClutterActor *stage = clutter_stage_new(), *page = clutter_actor_new();
  clutter_actor_set_size(stage, (float)width, (float)height);
  clutter_actor_set_size(page, (float)width, (float)height);

  guchar *pixels = g_malloc((gsize)width * height * 4);
  for (int index = 0; index < width * height * 4; index++)
    pixels[index] = index % 4 == 3 ? 255 : (guchar)(index >> (4 + index % 4));
  ClutterContent *picture = clutter_image_new();
  GError *error = NULL;
  if (!clutter_image_set_data(CLUTTER_IMAGE(picture), pixels, COGL_PIXEL_FORMAT_RGBA_8888, (guint)width,
                              (guint)height, (guint)width * 4, &error))
    return fprintf(stderr, "clutter: %s\n", error->message), 1;
  clutter_actor_set_content(page, picture);
  clutter_actor_add_child(stage, page);

  ClutterEffect *turn = clutter_page_turn_effect_new(0, 45, 24);
  clutter_actor_add_effect(page, turn);
  clutter_threads_add_repaint_func_full(CLUTTER_REPAINT_FLAGS_PRE_PAINT, starting, NULL, NULL);
  g_signal_connect(stage, "after-paint", G_CALLBACK(painted), NULL);
  clutter_actor_show(stage);
  // The first frames find caches cold and are not counted.
  for (int frame = -5; frame < frames; frame++) {
    double period = (MAX(frame, 0) + 0.5) / frames;
    clutter_page_turn_effect_set_period(CLUTTER_PAGE_TURN_EFFECT(turn), period);
    clutter_actor_queue_redraw(page);
    finished = 0;
    while (finished == 0) g_main_context_iteration(NULL, TRUE);
    if (frame >= 0) printf("%.3f\n", finished - started);
  }
  return 0;
}
