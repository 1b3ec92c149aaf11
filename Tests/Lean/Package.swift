// swift-tools-version: 6.2

import PackageDescription

/// A program that uses BubbleLayout without any of its traits. `Scripts/check-lean.py` builds and runs it.
let package = Package(
  name: "Lean",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BubbleLayout", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "lean",
      dependencies: ["BubbleLayout", "MessageReading"].map { .product(name: $0, package: "BubbleLayout") },
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility")])
  ]
)
