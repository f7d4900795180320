// swift-tools-version: 6.2
import PackageDescription

let core: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "AnyCurl",
  products: [
    .library(name: "AnyCurl", targets: ["AnyCurl"]),
    .library(name: "AnyCurlGL", targets: ["AnyCurlGL"]),
    .executable(name: "anycurl", targets: ["AnyCurlApp"]),
  ],
  targets: [
    .systemLibrary(name: "CGLEW", providers: [.apt(["libgl-dev", "libglew-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "CVips"),
    .target(name: "AnyCurl", swiftSettings: core),
    .target(
      name: "AnyCurlGL",
      dependencies: ["AnyCurl", "CGLEW"],
      resources: [
        .embedInCode("../../Shaders/prelude.glsl"),
        .embedInCode("../../Shaders/bend.glsl"),
        .embedInCode("../../Shaders/edges.glsl"),
        .embedInCode("../../Shaders/light.glsl"),
        .embedInCode("../../Shaders/grain.glsl"),
        .embedInCode("../../Shaders/grainplace.glsl"),
        .embedInCode("../../Shaders/cast.glsl"),
        .embedInCode("../../Shaders/shade.glsl"),
        .embedInCode("../../Shaders/picture.glsl"),
        .embedInCode("../../Shaders/sheet.vert"),
        .embedInCode("../../Shaders/revealed.vert"),
        .embedInCode("../../Shaders/plain.frag"),
        .embedInCode("../../Shaders/faded.frag"),
        .embedInCode("../../Shaders/front.frag"),
        .embedInCode("../../Shaders/back.frag"),
        .embedInCode("../../Shaders/rows.frag"),
        .embedInCode("../../Shaders/cut.vert"),
        .embedInCode("../../Shaders/shadow.vert"),
        .embedInCode("../../Shaders/shadow.frag"),
        .embedInCode("../../Shaders/composite.vert"),
      ]),
    .executableTarget(
      name: "AnyCurlApp",
      dependencies: ["AnyCurl", "AnyCurlGL", "CGLEW", "CSDL2", "CVips"],
      resources: [
        .embedInCode("../../Shaders/quad.vert"),
        .embedInCode("../../Shaders/quad.frag"),
      ]),
    .testTarget(name: "AnyCurlTests", dependencies: ["AnyCurl"]),
    .testTarget(name: "AnyCurlGLTests", dependencies: ["AnyCurl", "AnyCurlGL", "CGLEW", "CSDL2"]),
    .testTarget(
      name: "AnyCurlAppTests", dependencies: ["AnyCurl", "AnyCurlApp", "CSDL2"], resources: [.copy("Cases")]),
  ],
  swiftLanguageModes: [.v6]
)
