// Compiles only while Sources/CVips/vips.h agrees with the installed libvips:
//   cc -fsyntax-only $(pkg-config --cflags vips gmodule-2.0) -I Sources/CVips/include -I Sources Tests/headers/vips.c
// C11 allows a function or a typedef to be declared twice if both declarations are equal.
#include <gmodule.h>
#include <vips/vips.h>

#include "CVips/vips.h"

_Static_assert((int)CVIPS_ACCESS_SEQUENTIAL == (int)VIPS_ACCESS_SEQUENTIAL, "VipsAccess");
_Static_assert((int)CVIPS_FORMAT_UCHAR == (int)VIPS_FORMAT_UCHAR, "VipsBandFormat");
_Static_assert((int)CVIPS_EXTEND_BACKGROUND == (int)VIPS_EXTEND_BACKGROUND, "VipsExtend");
_Static_assert((int)CVIPS_INTERPRETATION_CMYK == (int)VIPS_INTERPRETATION_CMYK, "VipsInterpretation");
_Static_assert((int)CVIPS_INTERPRETATION_SRGB == (int)VIPS_INTERPRETATION_sRGB, "VipsInterpretation");
_Static_assert((int)CVIPS_SIZE_FORCE == (int)VIPS_SIZE_FORCE, "VipsSize");
