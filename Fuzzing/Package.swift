// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The libraries of the package that is tested.
func libraries(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "BubbleLayout") }
}

/// A package of its own: no user of the libraries has to know of it. `fuzz` is built with coverage for libFuzzer, whose
/// library is a part of the Swift toolchain (`Scripts/fuzz.sh`).
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BubbleLayout", path: "..")],
  targets: [
    // What programs of random runs have in common; some of it is what the tests have.
    .target(name: "RunParts", swiftSettings: strict),
    // What bytes mean, and what holds of every layout.
    .target(
      name: "FuzzParts", dependencies: ["RunParts"] + libraries("BubbleLayout", "TextLayout"),
      swiftSettings: strict),
    // What holds of Markdown, and texts at random.
    .target(
      name: "MarkdownParts", dependencies: ["RunParts"] + libraries("Markdown"), swiftSettings: strict),
    .executableTarget(
      name: "markdown", dependencies: ["MarkdownParts", "RunParts"] + libraries("Markdown"),
      swiftSettings: strict),
    // What holds of formulas, and formulas at random.
    .target(
      name: "FormulaParts", dependencies: ["MarkdownParts"] + libraries("MathLayout", "TextLayout"),
      swiftSettings: strict),
    .executableTarget(
      name: "formulas", dependencies: ["FormulaParts", "RunParts"] + libraries("MathLayout"),
      swiftSettings: strict),
    // Whether a text is laid out alike whatever came before.
    .target(
      name: "OrderParts", dependencies: ["RunParts"] + libraries("BubbleLayout", "TextLayout"),
      swiftSettings: strict),
    .executableTarget(name: "order", dependencies: ["OrderParts", "RunParts"], swiftSettings: strict),
    .executableTarget(
      name: "blocks", dependencies: ["FuzzParts", "MarkdownParts"] + libraries("BubbleLayout"),
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: ["FormulaParts", "FuzzParts", "MarkdownParts"]
        + libraries(
          "BubbleLayout", "TextLayout", "MessageReading", "LayoutFormat", "LayoutPainting", "LayoutGoldens"),
      swiftSettings: strict),
    // Random edits for as long as is said, with bounded memory.
    .executableTarget(
      name: "soak", dependencies: ["FuzzParts"] + libraries("BubbleLayout"), swiftSettings: strict),
    // Shows ThreadSanitizer the locks that are taken in Swift's own library.
    .target(name: "SeenLocks"),
    // What threads may share, for ThreadSanitizer.
    .executableTarget(
      name: "races",
      dependencies: ["FuzzParts", "SeenLocks"]
        + libraries("BubbleLayout", "TextLayout", "LayoutFormat", "LayoutPainting"),
      swiftSettings: strict),
  ]
)
