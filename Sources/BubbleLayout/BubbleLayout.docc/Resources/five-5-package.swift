// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../BubbleLayout")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "BubbleLayout", package: "BubbleLayout"),
        .product(name: "LayoutPainting", package: "BubbleLayout"),
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        .product(name: "BubbleLayout", package: "BubbleLayout"),
        .product(name: "GoldenTesting", package: "BubbleLayout"),
      ],
      exclude: ["Goldens"]),
  ])
