// swift-tools-version: 6.2

import PackageDescription

// One small app twice: `Declared` uses the library, `Plain` has a coordinator of its own. `.ci/footprint` weighs them.
let package = Package(
  name: "Footprint",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Destinations", path: "../..")],
  targets: [
    .target(name: "Plain"),
    .executableTarget(name: "PlainApp", dependencies: ["Plain"]),
    .target(
      name: "Declared", dependencies: [.product(name: "Destinations", package: "Destinations")]),
    .executableTarget(name: "DeclaredApp", dependencies: ["Declared"]),
  ],
  swiftLanguageModes: [.v6]
)
