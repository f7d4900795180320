#pragma once
// The part of libvips 8.14 and GLib that the program uses, declared by hand: the real <vips/vips.h> needs
// GLib's include flags, and Swift's package manager hands those on only with a warning on every build.
// Tests/headers/vips.c includes both, so that a declaration here that is not equal to the real one does
// not compile.
#include <stddef.h>

typedef int gboolean;
typedef void *gpointer;
typedef size_t GType;

typedef struct _VipsImage VipsImage;
typedef struct _VipsSource VipsSource;
typedef struct _VipsArea VipsArea;
typedef struct _VipsBlob VipsBlob;
typedef struct _VipsArrayDouble VipsArrayDouble;

// Values of libvips' enumerations (VipsBandFormat, VipsExtend, VipsInterpretation, VipsSize).
enum {
  CVIPS_FORMAT_UCHAR = 0,
  CVIPS_EXTEND_BACKGROUND = 5,
  CVIPS_INTERPRETATION_CMYK = 15,
  CVIPS_INTERPRETATION_SRGB = 22,
  CVIPS_SIZE_FORCE = 3
};

int vips_init(const char *argv0);
void vips_cache_set_max(int max);
void vips_block_untrusted_set(gboolean state);
void vips_operation_block_set(const char *name, gboolean state);
const char *vips_error_buffer(void);
void vips_error_clear(void);
void g_object_unref(gpointer object);
void g_free(gpointer mem);
VipsArrayDouble *vips_array_double_new(const double *array, int n);
void vips_area_unref(VipsArea *area);

VipsSource *vips_source_new_from_descriptor(int descriptor);
VipsSource *vips_source_new_from_blob(VipsBlob *blob);
VipsBlob *vips_blob_copy(const void *data, size_t length);
const char *vips_foreign_find_load_source(VipsSource *source);

int vips_image_get_width(const VipsImage *image);
int vips_image_get_height(const VipsImage *image);
int vips_image_get_bands(const VipsImage *image);
int vips_image_get_xoffset(const VipsImage *image);
int vips_image_get_yoffset(const VipsImage *image);
gboolean vips_image_hasalpha(VipsImage *image);
gboolean vips_image_get_orientation_swap(VipsImage *image);
GType vips_image_get_typeof(const VipsImage *image, const char *name);
int vips_image_get_int(const VipsImage *image, const char *name, int *out);
VipsImage *vips_image_copy_memory(VipsImage *image);
void *vips_image_write_to_memory(VipsImage *in, size_t *size);

// Declared with int where the real header has an enumeration of its own; the type is the same to C.
int vips_image_get_interpretation(const VipsImage *image);
VipsImage *vips_image_new_from_memory_copy(const void *data, size_t size, int width, int height, int bands, int format);
int vips_colourspace(VipsImage *in, VipsImage **out, int space, ...);

// Variadic functions: the wrappers below are what Swift calls.
VipsImage *vips_image_new_from_source(VipsSource *source, const char *option_string, ...);
int vips_thumbnail_source(VipsSource *source, VipsImage **out, int width, ...);
int vips_thumbnail_image(VipsImage *in, VipsImage **out, int width, ...);
int vips_copy(VipsImage *in, VipsImage **out, ...);
int vips_cast_uchar(VipsImage *in, VipsImage **out, ...);
int vips_flatten(VipsImage *in, VipsImage **out, ...);
int vips_addalpha(VipsImage *in, VipsImage **out, ...);
int vips_resize(VipsImage *in, VipsImage **out, double scale, ...);
int vips_extract_area(VipsImage *in, VipsImage **out, int left, int top, int width, int height, ...);
int vips_extract_band(VipsImage *in, VipsImage **out, int band, ...);
int vips_embed(VipsImage *in, VipsImage **out, int x, int y, int width, int height, ...);
int vips_text(VipsImage **out, const char *text, ...);
int vips_pngsave_buffer(VipsImage *in, void **buf, size_t *len, ...);

// A source of bytes that are copied.
static inline VipsSource *cvips_source_of_copy(const void *data, size_t length) {
  VipsBlob *blob = vips_blob_copy(data, length);
  VipsSource *source = vips_source_new_from_blob(blob);
  vips_area_unref((VipsArea *)blob);
  return source;
}

// A picture of the source with nothing decoded but its header.
static inline VipsImage *cvips_header(VipsSource *source) {
  return vips_image_new_from_source(source, "", NULL);
}

// Decodes, turns upright and shrinks to exactly width x height; stops at no error in the data, so that what
// was decoded shows. `profile` NULL leaves colours as they are.
static inline int cvips_thumbnail_source(
    VipsSource *source, VipsImage **out, int width, int height, const char *profile) {
  return profile
      ? vips_thumbnail_source(
            source, out, width, "height", height, "size", CVIPS_SIZE_FORCE, "export_profile", profile, NULL)
      : vips_thumbnail_source(source, out, width, "height", height, "size", CVIPS_SIZE_FORCE, NULL);
}

static inline int cvips_thumbnail_image(VipsImage *in, VipsImage **out, int width, int height) {
  return vips_thumbnail_image(in, out, width, "height", height, "size", CVIPS_SIZE_FORCE, NULL);
}

// Converts to sRGB, 8 bits a channel.
static inline int cvips_srgb8(VipsImage *in, VipsImage **out) {
  VipsImage *wide = NULL;
  if (vips_colourspace(in, &wide, CVIPS_INTERPRETATION_SRGB, NULL)) return -1;
  int failed = vips_cast_uchar(wide, out, NULL);
  g_object_unref(wide);
  return failed;
}

// Lays a picture with alpha on the colour of three doubles, 0 to 255.
static inline int cvips_flatten(VipsImage *in, VipsImage **out, const double *background) {
  VipsArrayDouble *colour = vips_array_double_new(background, 3);
  int failed = vips_flatten(in, out, "background", colour, NULL);
  vips_area_unref((VipsArea *)colour);
  return failed;
}

// Puts a three-channel picture at (x, y) on a sheet of width x height in the colour of three doubles.
static inline int cvips_embed(
    VipsImage *in, VipsImage **out, int x, int y, int width, int height, const double *background) {
  VipsArrayDouble *colour = vips_array_double_new(background, 3);
  int failed =
      vips_embed(in, out, x, y, width, height, "extend", CVIPS_EXTEND_BACKGROUND, "background", colour, NULL);
  vips_area_unref((VipsArea *)colour);
  return failed;
}

static inline int cvips_addalpha(VipsImage *in, VipsImage **out) { return vips_addalpha(in, out, NULL); }

static inline int cvips_extract_area(VipsImage *in, VipsImage **out, int left, int top, int width, int height) {
  return vips_extract_area(in, out, left, top, width, height, NULL);
}

static inline int cvips_resize(VipsImage *in, VipsImage **out, double xscale, double yscale) {
  return vips_resize(in, out, xscale, "vscale", yscale, NULL);
}

// The first `bands` channels of a picture, marked as sRGB.
static inline int cvips_srgb_bands(VipsImage *in, VipsImage **out, int bands) {
  VipsImage *part = NULL;
  if (vips_extract_band(in, &part, 0, "n", bands, NULL)) return -1;
  int failed = vips_copy(part, out, "interpretation", CVIPS_INTERPRETATION_SRGB, NULL);
  g_object_unref(part);
  return failed;
}

// One line of Pango markup as RGBA; one point of `font` is one pixel.
static inline int cvips_text(VipsImage **out, const char *markup, const char *font) {
  return vips_text(out, markup, "font", font, "dpi", 72, "rgba", 1, NULL);
}

// No metadata: equal pixels give equal bytes.
static inline int cvips_pngsave_buffer(VipsImage *in, void **bytes, size_t *count) {
  return vips_pngsave_buffer(in, bytes, count, "strip", 1, NULL);
}
