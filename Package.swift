// swift-tools-version: 6.2

import PackageDescription

// The gates set it, so that a warning fails them; an app's build never does.
let isStrict = Context.environment["DESTINATIONS_STRICT"] != nil

let plainSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let settings = plainSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "Destinations",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Destinations", targets: ["Destinations"]),
    .library(name: "DestinationsTesting", targets: ["DestinationsTesting"]),
  ],
  targets: [
    .target(name: "Destinations", swiftSettings: settings),
    .target(
      name: "DestinationsTesting",
      dependencies: ["Destinations"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "NotesCLI",
      dependencies: ["Destinations"],
      path: "Examples/NotesCLI",
      exclude: ["README.md", "map.mermaid"],
      swiftSettings: settings
    ),
    // Example interfaces to copy, so with imports as in a new package; CI cannot compile those for SwiftUI and UIKit.
    .target(
      name: "Adapters",
      dependencies: ["Destinations"],
      path: "Examples/Adapters",
      exclude: ["README.md", "SwiftUI", "UIKit"],
      swiftSettings: plainSettings
    ),
    // A sample of 40 routes, shown by other examples and explored by the tests.
    .target(
      name: "Bookshop",
      dependencies: ["Destinations"],
      path: "Examples/Bookshop",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "BookshopWeb",
      dependencies: ["Adapters", "Bookshop", "Destinations"],
      path: "Examples/BookshopWeb",
      exclude: ["README.md"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DestinationsTests",
      dependencies: ["Destinations", "DestinationsTesting", "NotesCLI", "Adapters", "Bookshop"]
        + ["SharedModule", "OrdersModule", "ProductsModule", "AppModule"],
      swiftSettings: settings
    ),
    // A sample of four modules for the tests, two of which, orders and products, do not import each other.
    .target(
      name: "SharedModule", dependencies: ["Destinations"], path: "Tests/Modules/Shared",
      swiftSettings: settings),
    .target(
      name: "OrdersModule", dependencies: ["Destinations", "SharedModule"],
      path: "Tests/Modules/Orders", swiftSettings: settings),
    .target(
      name: "ProductsModule", dependencies: ["Destinations", "SharedModule"],
      path: "Tests/Modules/Products", swiftSettings: settings),
    .target(
      name: "AppModule",
      dependencies: ["Destinations", "SharedModule", "OrdersModule", "ProductsModule"],
      path: "Tests/Modules/App", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
