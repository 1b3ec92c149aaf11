// swift-tools-version: 6.2

import PackageDescription

/// A package of its own, so that no user of the library fetches what only benchmarks need.
///
/// The traits are off: the malloc and runtime interposers need a network of further packages, and every number
/// printed here is a time. Allocation counts therefore read 0.
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
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [
        "BareHarfBuzz",
        .product(name: "BubbleLayout", package: "BubbleLayout"),
        .product(name: "TextLayout", package: "BubbleLayout"),
        .product(name: "BundledFonts", package: "BubbleLayout"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/TextBenchmarks",
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
