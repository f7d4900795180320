// swift-tools-version: 6.2
import PackageDescription

let curl: [Target.Dependency] = [
  .product(name: "AnyCurl", package: "AnyCurl"), .product(name: "AnyCurlGL", package: "AnyCurl"),
]

/// The programs are small enough to live on one actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "AnyCurl", path: "..")],
  targets: [
    .systemLibrary(name: "CSDLGL", providers: [.apt(["libsdl2-dev", "libgl-dev"])]),
    .target(name: "Windowing", dependencies: ["CSDLGL"]),
    .executableTarget(
      name: "TwoTextures", dependencies: curl + ["CSDLGL", "Windowing"], swiftSettings: settings),
    .executableTarget(
      name: "Controller", dependencies: curl + ["CSDLGL", "Windowing"], swiftSettings: settings),
    .executableTarget(name: "Grid", dependencies: curl + ["CSDLGL", "Windowing"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
