// swift-tools-version: 6.0

// An app project for Xcode. It was never built: this repository is kept where Xcode does not exist.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "BookshopApp",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "BookshopApp", targets: ["BookshopApp"], displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "Destinations", path: "../..")],
  targets: [
    .target(name: "Bookshop", dependencies: ["Destinations"], path: "Bookshop"),
    .executableTarget(
      name: "BookshopApp", dependencies: ["Bookshop", "Destinations"], path: "Sources"),
    .testTarget(
      name: "BookshopAppTests",
      dependencies: [
        "BookshopApp", .product(name: "DestinationsTesting", package: "Destinations"),
      ],
      path: "Tests"),
  ]
)
