#pragma once
// The part of libvips 8.14 and GLib that the program uses, declared by hand: the real <vips/vips.h> needs
// GLib's include flags, and Swift's package manager hands those on only with a warning on every build.
// None of these functions is linked: vips.c looks them up in the library once it is loaded.
// Tests/headers/vips.c includes both, so that a declaration here that is not equal to the real one does
// not compile.
#include <stddef.h>

#include "CVips.h"

typedef int gboolean;
typedef void *gpointer;
typedef size_t GType;
typedef struct _GModule GModule;

typedef struct _VipsArea VipsArea;
typedef struct _VipsBlob VipsBlob;
typedef struct _VipsArrayDouble VipsArrayDouble;

int vips_init(const char *argv0);
void vips_cache_set_max(int max);
void vips_block_untrusted_set(gboolean state);
void vips_operation_block_set(const char *name, gboolean state);
const char *vips_error_buffer(void);
void vips_error_clear(void);
void g_object_unref(gpointer object);
void g_free(gpointer mem);
GModule *g_module_open(const char *file, unsigned int flags);
int vips_version(int flag);
VipsArrayDouble *vips_array_double_new(const double *array, int n);
void vips_area_unref(VipsArea *area);

VipsSource *vips_source_new_from_descriptor(int descriptor);
VipsSource *vips_source_new_from_blob(VipsBlob *blob);
VipsBlob *vips_blob_copy(const void *data, size_t length);
const char *vips_foreign_find_load_source(VipsSource *source);

int vips_image_get_width(const VipsImage *image);
int vips_image_get_height(const VipsImage *image);
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
