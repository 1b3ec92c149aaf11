// swift-tools-version: 6.2

import PackageDescription

/// The Swift 6 language mode (the tools version says so), and no warnings.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // The file that uses an extension imports its module.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Most tests run once over little: compiling them with optimisation would take longer.
let brief: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]

/// The documentation plugin is fetched by `make docs` alone, never by those who use the libraries.
let documentation: [Package.Dependency] =
  Context.environment["BUBBLE_LAYOUT_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let package = Package(
  name: "BubbleLayout",
  products: [
    .library(name: "BubbleLayout", targets: ["BubbleLayout"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "MessageReading", targets: ["MessageReading"]),
    .library(name: "Markdown", targets: ["Markdown"]),
    .library(name: "MathLayout", targets: ["MathLayout"]),
    .library(name: "LayoutFormat", targets: ["LayoutFormat"]),
    .library(name: "LayoutDrawing", targets: ["LayoutDrawing"]),
    .library(name: "LayoutPainting", targets: ["LayoutPainting"]),
    .library(name: "LayoutSession", targets: ["LayoutSession"]),
    .library(name: "LayoutGoldens", targets: ["LayoutGoldens"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
    .library(name: "BundledFonts", targets: ["BundledFonts"]),
    .executable(name: "bubble", targets: ["bubble"]),
    .library(name: "BubbleLayoutC", type: .dynamic, targets: ["BubbleLayoutC"]),
  ],
  // What can be left out (`traits: []`). One stands for all: SwiftPM orders several anew, and then compiles everything again.
  traits: [
    .default(enabledTraits: ["Complete"]),
    .trait(name: "Complete", description: "All of the following"),
    .trait(name: "Archives", description: "Exports in zip archives, by zlib"),
    .trait(name: "BundledFonts", description: "FontSet.bundled: the Noto fonts, 43 MB beside the program"),
    .trait(name: "Fontconfig", description: "FontSet.system: the installed fonts, by fontconfig"),
    .trait(
      name: "FoundationDates", description: "Dates, times and numbers as Foundation writes them, by its ICU"),
    .trait(
      name: "ICU",
      description: "Breaks of Thai, Lao, Khmer and Burmese by the dictionaries of the toolchain's ICU"),
    .trait(name: "JPEG", description: "JPEG pictures in PNG drawings, by libjpeg-turbo"),
    .trait(name: "WebP", description: "WebP pictures in PNG drawings, by libwebp"),
  ],
  dependencies: [
    // Used by the command line tool alone: the second, of which only the sockets, for its local pages.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ] + documentation,
  targets: [
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "TextUnicode", swiftSettings: strict,
      // The ICU of the Swift toolchain, which Foundation brings along: dictionary breaks.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(traits: ["Complete", "ICU"]))]),
    // What messages say: texts, blocks and attachments, without layout. Markdown is read into these blocks.
    .target(name: "MessageContent", dependencies: ["TextUnicode"], swiftSettings: strict),
    .target(
      name: "TextShaping",
      dependencies: [
        "CFreeType", "CHarfBuzz", "TextUnicode",
        .target(name: "CFontconfig", condition: .when(traits: ["Complete", "Fontconfig"])),
      ],
      swiftSettings: strict),
    .target(name: "TextLayout", dependencies: ["TextUnicode", "TextShaping"], swiftSettings: strict),
    .target(name: "Markdown", dependencies: ["MessageContent", "TextUnicode"], swiftSettings: strict),
    // Formulas: nothing below knows of it, so that programs without formulas carry none of it.
    .target(
      name: "MathLayout",
      dependencies: [
        "TextUnicode", "TextShaping", "TextLayout",
        .target(name: "BundledFonts", condition: .when(traits: ["Complete", "BundledFonts"])),
      ],
      swiftSettings: strict),
    .target(
      name: "BubbleLayout",
      dependencies: [
        "Markdown", "MessageContent", "TextLayout", "TextShaping", "TextUnicode",
        .target(name: "BundledFonts", condition: .when(traits: ["Complete", "BundledFonts"])),
      ],
      swiftSettings: strict),
    .target(
      name: "MessageReading",
      dependencies: [
        "BubbleLayout", "TextShaping",
        .target(name: "CZlib", condition: .when(traits: ["Complete", "Archives"])),
      ],
      swiftSettings: strict),
    // What is drawn of rows, for renderers of any kind; it needs none of the libraries that write files of pictures.
    .target(
      name: "LayoutDrawing", dependencies: ["BubbleLayout", "TextLayout", "TextShaping", "TextUnicode"],
      swiftSettings: strict),
    .target(
      name: "LayoutFormat", dependencies: ["BubbleLayout", "LayoutDrawing", "TextLayout", "TextShaping"],
      swiftSettings: strict),
    .target(
      name: "LayoutPainting",
      dependencies: [
        "BubbleLayout", "CFreeType", "CPNG", "LayoutDrawing", "TextLayout", "TextShaping",
        .target(name: "CJPEG", condition: .when(traits: ["Complete", "JPEG"])),
        .target(name: "CWebP", condition: .when(traits: ["Complete", "WebP"])),
      ],
      swiftSettings: strict),
    // What `bubble serve` answers, for programs that ask it without a process.
    .target(
      name: "LayoutSession",
      dependencies: [
        "BubbleLayout", "LayoutDrawing", "LayoutFormat", "MessageReading", "TextLayout", "TextShaping",
      ],
      swiftSettings: strict),
    // The published schemas with a description of each field: apart, so that programs that lay out carry no texts.
    .target(name: "LayoutSchemas", dependencies: ["BubbleLayout", "LayoutSession"], swiftSettings: strict),
    .target(
      name: "LayoutGoldens",
      dependencies: ["BubbleLayout", "LayoutFormat", "LayoutPainting", "TextLayout", "TextShaping"],
      swiftSettings: strict),
    // The header of the C library, and what it is written in: Swift that sees the other modules as users do.
    .systemLibrary(name: "CBubbleLayout"),
    .target(
      name: "BubbleLayoutC",
      dependencies: [
        "CBubbleLayout", "BubbleLayout", "LayoutDrawing", "LayoutFormat", "MathLayout", "MessageReading",
        "TextLayout", "TextShaping",
      ],
      exclude: ["exports.map"], packageAccess: false, swiftSettings: strict),
    // For tests only: it links the two test frameworks.
    .target(name: "GoldenTesting", dependencies: ["BubbleLayout", "LayoutGoldens"], swiftSettings: strict),
    .target(
      name: "BundledFonts", path: "Fonts", exclude: ["Scripts"],
      resources: [.copy("Files")], swiftSettings: strict),
    .executableTarget(
      name: "bubble",
      dependencies: [
        "BubbleLayout", "MessageReading", "LayoutFormat", "LayoutPainting", "LayoutSchemas", "LayoutSession",
        "LayoutGoldens", "BundledFonts", "MathLayout", "TextLayout", "TextShaping", "TextUnicode",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      // In the program itself, so that it needs no files beside it.
      resources: [.embedInCode("Preview/Page")],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "BubbleLayout", "MathLayout", "MessageReading", "BundledFonts", "TextLayout", "TextShaping",
      ],
      path: "Tests/Support", swiftSettings: strict),
    // Counts work for the tests: a program, because it stands before the C library's own functions.
    .target(name: "Interposed", path: "Tests/Work/Interposed"),
    .executableTarget(
      name: "WorkCounter",
      dependencies: ["Interposed", "BubbleLayout", "TextLayout", "TextShaping", "TestSupport"],
      path: "Tests/Work/Program", swiftSettings: strict),
    // What a Swift program does where `viewport.c` calls the C library, to be counted beside it.
    .executableTarget(
      name: "Viewports", dependencies: ["BubbleLayout", "MessageReading", "TextLayout"],
      path: "Tests/CLibrary/Viewports", swiftSettings: strict),
    .testTarget(
      name: "WorkTests", dependencies: ["WorkCounter", "TestSupport", "TextShaping"],
      path: "Tests/Work/Checks", swiftSettings: brief),
    .testTarget(
      name: "BundledFontsTests", dependencies: ["BundledFonts", "TextShaping", "TestSupport"],
      swiftSettings: brief),
    // Prints syntax trees, for `Scripts/markdown-oracle.py`.
    .executableTarget(
      name: "MarkdownTree", dependencies: ["Markdown"], path: "Tests/MarkdownTree", swiftSettings: strict),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown"], resources: [.copy("Data")], swiftSettings: strict),
    // Prints the boxes of formulas and their MathML, for `Scripts/check-formulas.py`.
    .executableTarget(
      name: "MathBoxes", dependencies: ["BundledFonts", "MathLayout", "TextLayout", "TextShaping"],
      path: "Tests/MathBoxes", swiftSettings: strict),
    .testTarget(
      name: "MathLayoutTests",
      dependencies: ["MathLayout", "TextLayout", "TextShaping", "BundledFonts"], resources: [.copy("Data")],
      swiftSettings: brief),
    .testTarget(name: "TextUnicodeTests", dependencies: ["TextUnicode"], swiftSettings: strict),
    .testTarget(
      name: "TextShapingTests", dependencies: ["TextShaping", "TextUnicode", "BundledFonts", "TestSupport"],
      swiftSettings: brief),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["BubbleLayout", "TextLayout", "TextShaping", "TextUnicode", "TestSupport"],
      swiftSettings: brief),
    .testTarget(
      name: "BubbleLayoutTests",
      dependencies: [
        "BubbleLayout", "MessageReading", "TextLayout", "TextShaping", "LayoutFormat", "LayoutSchemas",
        "LayoutSession", "TestSupport",
      ],
      swiftSettings: brief),
    .testTarget(
      name: "MessageReadingTests", dependencies: ["CZlib", "MessageReading", "BubbleLayout", "TestSupport"],
      swiftSettings: brief),
    .testTarget(
      name: "LayoutFormatTests",
      dependencies: [
        "LayoutFormat", "LayoutSchemas", "LayoutSession", "BubbleLayout", "TextLayout", "TestSupport",
      ],
      swiftSettings: brief),
    .testTarget(
      name: "LayoutSessionTests",
      dependencies: ["LayoutSession", "LayoutFormat", "BubbleLayout", "TextLayout", "TestSupport"],
      swiftSettings: brief),
    .testTarget(
      name: "LayoutPaintingTests",
      dependencies: [
        "LayoutPainting", "BubbleLayout", "TextLayout", "TextShaping", "BundledFonts", "TestSupport",
      ],
      exclude: ["Pictures"], swiftSettings: brief),
    .testTarget(
      name: "LayoutGoldensTests",
      dependencies: [
        "LayoutGoldens", "GoldenTesting", "BubbleLayout", "LayoutPainting", "TextLayout", "TestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: brief),
    .testTarget(
      name: "CommandLineTests", dependencies: ["bubble", "LayoutPainting", "TestSupport"],
      swiftSettings: brief),
    .testTarget(
      name: "Conformance",
      dependencies: ["TextUnicode", "TextShaping", "TextLayout", "BundledFonts", "TestSupport"],
      resources: [.copy("Data")], swiftSettings: strict),
    .testTarget(
      name: "Goldens",
      dependencies: [
        "LayoutGoldens", "LayoutFormat", "MessageReading", "BubbleLayout", "TextLayout", "TextShaping",
        "TestSupport",
      ],
      exclude: ["Cases", "Expected", "Compositions", "OtherShapers"], swiftSettings: brief),
    .testTarget(
      name: "Fuzz",
      dependencies: ["BubbleLayout", "TextLayout", "TextShaping", "TextUnicode", "TestSupport"],
      swiftSettings: strict),
  ]
)
