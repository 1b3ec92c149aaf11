// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Dependencies on libraries of the package that is tested.
func libraries(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "BubbleLayout") }
}

/// This is a separate package, so that users of the libraries do not see it. `fuzz` is built with coverage
/// for libFuzzer, whose library is a part of the Swift toolchain (`Scripts/fuzz.sh`).
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "BubbleLayout", path: "..")],
  targets: [
    // The code that all programs of random runs share; some files are links to those of the tests.
    .target(name: "RunParts", swiftSettings: strict),
    // Turns random bytes into inputs, and checks rules that every layout must follow.
    .target(
      name: "FuzzParts", dependencies: ["RunParts"] + libraries("BubbleLayout", "TextLayout"),
      swiftSettings: strict),
    // Makes font files with tables that random bytes choose and change.
    .target(name: "FontParts", dependencies: ["FuzzParts"], swiftSettings: strict),
    // Rules that Markdown reading must follow, and random texts.
    .target(
      name: "MarkdownParts", dependencies: ["RunParts"] + libraries("Markdown"), swiftSettings: strict),
    .executableTarget(
      name: "markdown", dependencies: ["MarkdownParts", "RunParts"] + libraries("Markdown"),
      swiftSettings: strict),
    // Rules that formula reading must follow, and random formulas.
    .target(
      name: "FormulaParts", dependencies: ["MarkdownParts"] + libraries("MathLayout", "TextLayout"),
      swiftSettings: strict),
    .executableTarget(
      name: "formulas", dependencies: ["FormulaParts", "RunParts"] + libraries("MathLayout"),
      swiftSettings: strict),
    // Checks that the texts laid out before do not change the layout of a text.
    .target(
      name: "OrderParts", dependencies: ["RunParts"] + libraries("BubbleLayout", "TextLayout"),
      swiftSettings: strict),
    .executableTarget(name: "order", dependencies: ["OrderParts", "RunParts"], swiftSettings: strict),
    .executableTarget(
      name: "blocks", dependencies: ["FuzzParts", "MarkdownParts"] + libraries("BubbleLayout"),
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: ["FontParts", "FormulaParts", "FuzzParts", "MarkdownParts"]
        + libraries(
          "BubbleLayout", "Markdown", "TextLayout", "MessageReading", "LayoutFormat", "LayoutPainting",
          "LayoutGoldens", "LayoutSession"),
      swiftSettings: strict),
    // Makes random edits for a given time and checks that memory stays bounded.
    .executableTarget(
      name: "soak", dependencies: ["FuzzParts"] + libraries("BubbleLayout"), swiftSettings: strict),
    // Shows ThreadSanitizer the locks that are taken in Swift's own library.
    .target(name: "SeenLocks"),
    // Uses shared objects from several threads, to find data races with ThreadSanitizer.
    .executableTarget(
      name: "races",
      dependencies: ["FuzzParts", "SeenLocks"]
        + libraries("BubbleLayout", "TextLayout", "LayoutFormat", "LayoutPainting"),
      swiftSettings: strict),
  ]
)
