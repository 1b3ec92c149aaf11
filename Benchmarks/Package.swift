// swift-tools-version: 6.2

import PackageDescription

/// This is a separate package, so that users of the library do not fetch the dependencies of the benchmarks.
///
/// The traits are off: the interposers that they enable need further packages and slow every measured
/// allocation. Allocation counts therefore read 0.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "BubbleLayout", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .systemLibrary(
      name: "CHarfBuzzLibrary", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(name: "BareHarfBuzz", dependencies: ["CHarfBuzzLibrary"]),
    .target(name: "ProcessMemory"),
    .target(
      name: "Workloads",
      dependencies: [
        "BareHarfBuzz", "ProcessMemory",
        .product(name: "BubbleLayout", package: "BubbleLayout"),
        .product(name: "TextLayout", package: "BubbleLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "peer", dependencies: ["Workloads"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "transcripts",
      dependencies: ["Workloads", .product(name: "BubbleLayout", package: "BubbleLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "streaming",
      dependencies: ["Workloads", .product(name: "BubbleLayout", package: "BubbleLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "tokens",
      dependencies: ["Workloads", .product(name: "BubbleLayout", package: "BubbleLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "million",
      dependencies: ["Workloads", .product(name: "BubbleLayout", package: "BubbleLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "texts", dependencies: ["Workloads"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/LayoutBenchmarks",
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
