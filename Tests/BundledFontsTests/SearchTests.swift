import BundledFonts
import Foundation
import Testing

/// Tests where the fonts are searched, and the errors for missing or damaged fonts.
@Suite struct SearchTests {
  @Test func standardPlacesFindTheFonts() throws {
    let catalog = try BundledFonts.search(environment: [:])
    #expect(catalog.fonts == (try BundledFonts.load(directory: catalog.directory).fonts))
    #expect(catalog.fonts.count > 20)
  }

  /// The resource bundle and the source folder each contain all fonts.
  @Test func resourceBundleAndSourcesEachHoldTheFonts() {
    let withManifest = BundledFonts.standardPlaces.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("manifest.json").path)
    }
    #expect(withManifest.contains { $0.path.contains("BubbleLayout_BundledFonts") })
    #expect(withManifest.contains { $0.path.hasSuffix("Fonts/Files") })
  }

  @Test func missingEverywhereNamesThePlaces() {
    let place = URL(fileURLWithPath: "/nonexistent/fonts")
    #expect(throws: BundledFontsError.notFound(searched: ["/nonexistent/fonts"])) {
      try BundledFonts.search(environment: [:], places: [place])
    }
    #expect("\(BundledFontsError.notFound(searched: [place.path]))".contains("/nonexistent/fonts"))
  }

  @Test func namedDirectoryIsUsedOrReported() throws {
    let real = try BundledFonts.catalog.directory
    let variable = BundledFonts.directoryVariable
    let named = try BundledFonts.search(environment: [variable: real.path], places: [])
    #expect(named.fonts.count == (try BundledFonts.all.count))
    let error = #expect(throws: BundledFontsError.self) {
      try BundledFonts.search(environment: [variable: "/nonexistent/mine"])
    }
    guard case .unreadableManifest(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "/nonexistent/mine/manifest.json")
  }

  @Test func missingFontFileIsNamed() throws {
    try withManifest(manifest()) { directory in
      let path = directory.appendingPathComponent("A.ttf").path
      #expect(throws: BundledFontsError.missingFile(path: path)) {
        try BundledFonts.load(directory: directory)
      }
      try Data().write(to: directory.appendingPathComponent("A.ttf"))
      #expect(try BundledFonts.load(directory: directory).fonts.map(\.origin) == ["p 1"])
    }
  }

  /// Damaged files are reported by the search, because font files are opened much later.
  @Test func aFileOfAnotherSizeIsNamed() throws {
    try withManifest(manifest()) { directory in
      let file = directory.appendingPathComponent("A.ttf")
      try Data([0]).write(to: file)
      #expect(throws: BundledFontsError.wrongSize(path: file.path, size: 1, expected: 0)) {
        try BundledFonts.load(directory: directory)
      }
    }
  }

  /// A custom folder needs no `coverage.txt`, and an invalid one counts as missing.
  @Test(arguments: [nil, "A.ttf:0\tzz", "A.ttf:0\t5-1", "B.ttf:0\t20", "A.ttf:0"])
  func coverageMayBeMissing(content: String?) throws {
    try withManifest(manifest()) { directory in
      try Data().write(to: directory.appendingPathComponent("A.ttf"))
      try content.map {
        try Data($0.utf8).write(to: directory.appendingPathComponent(BundledFontCoverage.name))
      }
      let catalog = try BundledFonts.load(directory: directory)
      #expect(catalog.coverage.ranges(of: catalog.fonts[0]) == nil)
    }
  }

  /// The third column may be missing, as in files of earlier versions.
  @Test(
    arguments: [
      ("A.ttf:0\t20\tSRB CAT DHV\n", [0x5352_4220, 0x4341_5420, 0x4448_5620]), ("A.ttf:0\t20\t", []),
      ("A.ttf:0\t20", nil), ("A.ttf:0\t20\tSERBIAN", nil), ("B.ttf:0\t20\tSRB", nil),
    ] as [(String, Set<UInt32>?)])
  func languageSystemsAreReadByFont(content: String, systems: Set<UInt32>?) throws {
    try withManifest(manifest()) { directory in
      try Data().write(to: directory.appendingPathComponent("A.ttf"))
      try Data(content.utf8).write(to: directory.appendingPathComponent(BundledFontCoverage.name))
      let catalog = try BundledFonts.load(directory: directory)
      #expect(catalog.coverage.languageSystems(of: catalog.fonts[0]) == systems)
    }
  }

  @Test func coverageIsReadByFontAndFace() throws {
    try withManifest(manifest()) { directory in
      try Data().write(to: directory.appendingPathComponent("A.ttf"))
      try Data("B.ttf:0 A.ttf:0\t20-7E A0 10FFFF\n".utf8).write(
        to: directory.appendingPathComponent(BundledFontCoverage.name))
      let catalog = try BundledFonts.load(directory: directory)
      #expect(
        catalog.coverage.ranges(of: catalog.fonts[0]) == [0x20...0x7E, 0xA0...0xA0, 0x10FFFF...0x10FFFF])
    }
  }

  @Test(arguments: [
    ("{", "not JSON"),
    (#"{"formatVersion": 1}"#, "fonts is missing"),
    (#"{"formatVersion": 2, "fonts": []}"#, "formatVersion is 2, not 1"),
    (manifest(["file": "\"../A.ttf\""]), "fonts[0].file is not a plain file name"),
    (manifest(["licenseFile": "\"/etc/passwd\""]), "fonts[0].licenseFile is not a path inside the directory"),
    (manifest(["weight": "\"bold\""]), "fonts[0].weight has the wrong type"),
    (manifest(["slant": "\"oblique\""]), #"fonts[0].slant is "oblique", not "upright" or "italic""#),
    (manifest(["face": "-1"]), "fonts[0].face is -1"),
    (manifest(["sha256": "\"12\""]), "fonts[0].sha256 is not 64 lower-case hexadecimal digits"),
  ])
  func invalidManifestIsExplained(content: String, reason: String) throws {
    try withManifest(content) { directory in
      let path = directory.appendingPathComponent("manifest.json").path
      #expect(throws: BundledFontsError.invalidManifest(path: path, reason: reason)) {
        try BundledFonts.load(directory: directory)
      }
    }
  }
}

/// Returns a manifest of one font, with the JSON of some fields replaced.
private func manifest(_ changes: [String: String] = [:]) -> String {
  let fields = [
    "file": "\"A.ttf\"", "family": "\"A\"", "style": "\"Regular\"", "postScriptName": "\"A\"",
    "weight": "400", "slant": "\"upright\"", "role": "\"text\"", "scripts": "[]", "characters": "1",
    "package": "\"p\"", "packageVersion": "\"1\"", "license": "\"OFL-1.1\"",
    "licenseFile": "\"Licenses/p.txt\"", "sha256": "\"\(String(repeating: "0", count: 64))\"",
    "size": "0",
  ].merging(changes) { $1 }
  let body = fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
  return #"{"formatVersion": 1, "fonts": [{"# + body + "}]}"
}

/// Runs `body` with a temporary directory that contains `content` as its manifest.
private func withManifest(_ content: String, _ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("BundledFontsTests-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try Data(content.utf8).write(to: directory.appendingPathComponent("manifest.json"))
  try body(directory)
}
