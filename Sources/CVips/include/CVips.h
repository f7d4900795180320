#pragma once
// libvips, loaded when the first picture is opened and not with the program: it brings a hundred libraries.
// Each function is that of libvips of the same name, or says what it does.
#include <stddef.h>

typedef struct _VipsImage VipsImage;
typedef struct _VipsSource VipsSource;

// Values of libvips' enumerations (VipsAccess, VipsBandFormat, VipsExtend, VipsInterpretation, VipsSize).
enum {
  CVIPS_ACCESS_SEQUENTIAL = 1,
  CVIPS_FORMAT_UCHAR = 0,
  CVIPS_EXTEND_BACKGROUND = 5,
  CVIPS_INTERPRETATION_CMYK = 15,
  CVIPS_INTERPRETATION_SRGB = 22,
  CVIPS_SIZE_FORCE = 3
};

// Loads the library, on one thread and once. Returns NULL, or why it cannot be; before it has returned NULL no
// other function of this header may be called.
const char *cvips_load(void);

// Loads the loaders that are libraries of their own, such as those of HEIF and PDF, as vips_init does unless it is
// told to look for them elsewhere.
void cvips_load_modules(void);

int cvips_init(const char *argv0);
void cvips_cache_set_max(int max);
void cvips_block_untrusted_set(int state);
void cvips_operation_block_set(const char *name, int state);
const char *cvips_error_buffer(void);
void cvips_error_clear(void);

// g_object_unref and g_free.
void cvips_unref(void *object);
void cvips_free(void *memory);

VipsSource *cvips_source_new_from_descriptor(int descriptor);
// A source of bytes that are copied.
VipsSource *cvips_source_of_copy(const void *data, size_t length);
const char *cvips_foreign_find_load_source(VipsSource *source);
// A picture of the source with nothing decoded but its header.
VipsImage *cvips_header(VipsSource *source);

int cvips_image_get_width(const VipsImage *image);
int cvips_image_get_height(const VipsImage *image);
int cvips_image_get_xoffset(const VipsImage *image);
int cvips_image_get_yoffset(const VipsImage *image);
int cvips_image_get_interpretation(const VipsImage *image);
int cvips_image_hasalpha(VipsImage *image);
int cvips_image_get_orientation_swap(VipsImage *image);
// Whether the picture has a field of that name.
int cvips_image_has(const VipsImage *image, const char *name);
int cvips_image_get_int(const VipsImage *image, const char *name, int *out);
VipsImage *cvips_image_new_from_memory_copy(
    const void *data, size_t size, int width, int height, int bands, int format);
VipsImage *cvips_image_copy_memory(VipsImage *image);
void *cvips_image_write_to_memory(VipsImage *in, size_t *size);

// A JPEG to be decoded, from top to bottom, at the half, quarter or eighth that `shrink` (2, 4 or 8) says.
VipsImage *cvips_shrunk(VipsSource *source, int shrink);
// Decodes, turns upright and shrinks to exactly width x height; stops at no error in the data, so that what
// was decoded shows. `profile` NULL leaves colours as they are.
int cvips_thumbnail_source(VipsSource *source, VipsImage **out, int width, int height, const char *profile);
int cvips_thumbnail_image(VipsImage *in, VipsImage **out, int width, int height, const char *profile);
// Converts to sRGB, 8 bits a channel.
int cvips_srgb8(VipsImage *in, VipsImage **out);
// Lays a picture with alpha on the colour of three doubles, 0 to 255.
int cvips_flatten(VipsImage *in, VipsImage **out, const double *background);
// Puts a three-channel picture at (x, y) on a sheet of width x height in the colour of three doubles.
int cvips_embed(VipsImage *in, VipsImage **out, int x, int y, int width, int height, const double *background);
int cvips_addalpha(VipsImage *in, VipsImage **out);
int cvips_extract_area(VipsImage *in, VipsImage **out, int left, int top, int width, int height);
int cvips_resize(VipsImage *in, VipsImage **out, double xscale, double yscale);
// The first `bands` channels of a picture, marked as sRGB.
int cvips_srgb_bands(VipsImage *in, VipsImage **out, int bands);
// One line of Pango markup as RGBA; one point of `font` is one pixel.
int cvips_text(VipsImage **out, const char *markup, const char *font);
// No metadata: equal pixels give equal bytes.
int cvips_pngsave_buffer(VipsImage *in, void **bytes, size_t *count);
