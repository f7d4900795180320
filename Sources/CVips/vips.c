#define _GNU_SOURCE
#include "vips.h"

#include <dirent.h>
#include <dlfcn.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <string.h>

#define FUNCTIONS(DO)                                                                                  \
  DO(vips_init) DO(vips_version) DO(vips_cache_set_max) DO(vips_block_untrusted_set)                   \
  DO(vips_operation_block_set) DO(vips_error_buffer) DO(vips_error_clear) DO(g_object_unref)           \
  DO(g_free) DO(g_module_open) DO(vips_array_double_new) DO(vips_area_unref)                           \
  DO(vips_source_new_from_descriptor) DO(vips_source_new_from_blob) DO(vips_blob_copy)                 \
  DO(vips_foreign_find_load_source) DO(vips_image_get_width) DO(vips_image_get_height)                 \
  DO(vips_image_get_xoffset) DO(vips_image_get_yoffset) DO(vips_image_hasalpha)                        \
  DO(vips_image_get_orientation_swap) DO(vips_image_get_typeof) DO(vips_image_get_int)                 \
  DO(vips_image_copy_memory) DO(vips_image_write_to_memory) DO(vips_image_get_interpretation)          \
  DO(vips_image_new_from_memory_copy) DO(vips_colourspace) DO(vips_image_new_from_source)              \
  DO(vips_thumbnail_source) DO(vips_thumbnail_image) DO(vips_copy) DO(vips_cast_uchar)                 \
  DO(vips_flatten) DO(vips_addalpha) DO(vips_resize) DO(vips_extract_area) DO(vips_extract_band)       \
  DO(vips_embed) DO(vips_text) DO(vips_pngsave_buffer)

static struct {
#define MEMBER(name) __typeof__(name) *name;
  FUNCTIONS(MEMBER)
#undef MEMBER
} vips;

const char *cvips_load(void) {
  // Local: the drivers of OpenGL, which are loaded meanwhile, need not search a hundred libraries for each name.
  void *library = dlopen("libvips.so.42", RTLD_LAZY | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!library) return dlerror();
#define FIND(name) \
  if (!(vips.name = (__typeof__(vips.name))dlsym(library, #name))) return dlerror();
  FUNCTIONS(FIND)
#undef FIND
  return NULL;
}

void cvips_load_modules(void) {
  enum { G_MODULE_BIND_LAZY = 1 };
  char folder[4096], file[4096 + 256];
  Dl_info library;
  if (!dladdr((void *)vips.vips_init, &library) || !library.dli_fname) return;
  const char *slash = strrchr(library.dli_fname, '/');
  if (!slash) return;
  snprintf(folder, sizeof folder, "%.*s/vips-modules-%d.%d", (int)(slash - library.dli_fname), library.dli_fname,
           vips.vips_version(0), vips.vips_version(1));
  DIR *modules = opendir(folder);
  if (!modules) return;
  for (struct dirent *entry; (entry = readdir(modules));) {
    const char *dot = strrchr(entry->d_name, '.');
    if (!dot || strcmp(dot, ".so")) continue;
    snprintf(file, sizeof file, "%s/%s", folder, entry->d_name);
    vips.g_module_open(file, G_MODULE_BIND_LAZY);
  }
  closedir(modules);
}

int cvips_init(const char *argv0) {
#ifdef __GLIBC__
  // Pictures are large and gone soon: their memory goes back to the system instead of being kept for others.
  mallopt(M_MMAP_THRESHOLD, 1 << 19);
#endif
  return vips.vips_init(argv0);
}
void cvips_cache_set_max(int max) { vips.vips_cache_set_max(max); }
void cvips_block_untrusted_set(int state) { vips.vips_block_untrusted_set(state); }
void cvips_operation_block_set(const char *name, int state) { vips.vips_operation_block_set(name, state); }
const char *cvips_error_buffer(void) { return vips.vips_error_buffer(); }
void cvips_error_clear(void) { vips.vips_error_clear(); }
void cvips_unref(void *object) { vips.g_object_unref(object); }
void cvips_free(void *memory) { vips.g_free(memory); }

VipsSource *cvips_source_new_from_descriptor(int descriptor) {
  return vips.vips_source_new_from_descriptor(descriptor);
}

VipsSource *cvips_source_of_copy(const void *data, size_t length) {
  VipsBlob *blob = vips.vips_blob_copy(data, length);
  VipsSource *source = vips.vips_source_new_from_blob(blob);
  vips.vips_area_unref((VipsArea *)blob);
  return source;
}

const char *cvips_foreign_find_load_source(VipsSource *source) { return vips.vips_foreign_find_load_source(source); }
VipsImage *cvips_header(VipsSource *source) { return vips.vips_image_new_from_source(source, "", NULL); }

int cvips_image_get_width(const VipsImage *image) { return vips.vips_image_get_width(image); }
int cvips_image_get_height(const VipsImage *image) { return vips.vips_image_get_height(image); }
int cvips_image_get_xoffset(const VipsImage *image) { return vips.vips_image_get_xoffset(image); }
int cvips_image_get_yoffset(const VipsImage *image) { return vips.vips_image_get_yoffset(image); }
int cvips_image_get_interpretation(const VipsImage *image) { return vips.vips_image_get_interpretation(image); }
int cvips_image_hasalpha(VipsImage *image) { return vips.vips_image_hasalpha(image); }
int cvips_image_get_orientation_swap(VipsImage *image) { return vips.vips_image_get_orientation_swap(image); }
int cvips_image_has(const VipsImage *image, const char *name) { return vips.vips_image_get_typeof(image, name) != 0; }

int cvips_image_get_int(const VipsImage *image, const char *name, int *out) {
  return vips.vips_image_get_int(image, name, out);
}

VipsImage *cvips_image_new_from_memory_copy(
    const void *data, size_t size, int width, int height, int bands, int format) {
  return vips.vips_image_new_from_memory_copy(data, size, width, height, bands, format);
}

VipsImage *cvips_image_copy_memory(VipsImage *image) { return vips.vips_image_copy_memory(image); }
void *cvips_image_write_to_memory(VipsImage *in, size_t *size) { return vips.vips_image_write_to_memory(in, size); }

VipsImage *cvips_shrunk(VipsSource *source, int shrink) {
  return vips.vips_image_new_from_source(source, "", "access", CVIPS_ACCESS_SEQUENTIAL, "shrink", shrink, NULL);
}

int cvips_thumbnail_source(VipsSource *source, VipsImage **out, int width, int height, const char *profile) {
  return profile ? vips.vips_thumbnail_source(source, out, width, "height", height, "size", CVIPS_SIZE_FORCE,
                                              "export_profile", profile, NULL)
                 : vips.vips_thumbnail_source(source, out, width, "height", height, "size", CVIPS_SIZE_FORCE, NULL);
}

int cvips_thumbnail_image(VipsImage *in, VipsImage **out, int width, int height, const char *profile) {
  return profile ? vips.vips_thumbnail_image(in, out, width, "height", height, "size", CVIPS_SIZE_FORCE,
                                             "export_profile", profile, NULL)
                 : vips.vips_thumbnail_image(in, out, width, "height", height, "size", CVIPS_SIZE_FORCE, NULL);
}

int cvips_srgb8(VipsImage *in, VipsImage **out) {
  VipsImage *wide = NULL;
  if (vips.vips_colourspace(in, &wide, CVIPS_INTERPRETATION_SRGB, NULL)) return -1;
  int failed = vips.vips_cast_uchar(wide, out, NULL);
  vips.g_object_unref(wide);
  return failed;
}

int cvips_flatten(VipsImage *in, VipsImage **out, const double *background) {
  VipsArrayDouble *colour = vips.vips_array_double_new(background, 3);
  int failed = vips.vips_flatten(in, out, "background", colour, NULL);
  vips.vips_area_unref((VipsArea *)colour);
  return failed;
}

int cvips_embed(VipsImage *in, VipsImage **out, int x, int y, int width, int height, const double *background) {
  VipsArrayDouble *colour = vips.vips_array_double_new(background, 3);
  int failed =
      vips.vips_embed(in, out, x, y, width, height, "extend", CVIPS_EXTEND_BACKGROUND, "background", colour, NULL);
  vips.vips_area_unref((VipsArea *)colour);
  return failed;
}

int cvips_addalpha(VipsImage *in, VipsImage **out) { return vips.vips_addalpha(in, out, NULL); }

int cvips_extract_area(VipsImage *in, VipsImage **out, int left, int top, int width, int height) {
  return vips.vips_extract_area(in, out, left, top, width, height, NULL);
}

int cvips_resize(VipsImage *in, VipsImage **out, double xscale, double yscale) {
  return vips.vips_resize(in, out, xscale, "vscale", yscale, NULL);
}

int cvips_srgb_bands(VipsImage *in, VipsImage **out, int bands) {
  VipsImage *part = NULL;
  if (vips.vips_extract_band(in, &part, 0, "n", bands, NULL)) return -1;
  int failed = vips.vips_copy(part, out, "interpretation", CVIPS_INTERPRETATION_SRGB, NULL);
  vips.g_object_unref(part);
  return failed;
}

int cvips_text(VipsImage **out, const char *markup, const char *font) {
  return vips.vips_text(out, markup, "font", font, "dpi", 72, "rgba", 1, NULL);
}

int cvips_pngsave_buffer(VipsImage *in, void **bytes, size_t *count) {
  return vips.vips_pngsave_buffer(in, bytes, count, "strip", 1, NULL);
}
