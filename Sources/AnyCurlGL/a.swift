import CGLEW
func f() { _ = cglew_Init(); _ = PackageResources.prelude_glsl }
