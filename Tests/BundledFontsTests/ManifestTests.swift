import BundledFonts
import Foundation
import Testing

/// The committed files against the committed manifest.
@Suite struct ManifestTests {
  let catalog: BundledFontCatalog

  init() throws {
    catalog = try BundledFonts.catalog
  }

  /// The committed files, and the copy of them that goes with the executable.
  static let directories = BundledFonts.standardPlaces.filter {
    FileManager.default.fileExists(atPath: $0.appendingPathComponent("manifest.json").path)
  }

  @Test(arguments: directories) func eachFileHasItsHash(directory: URL) throws {
    let catalog = try BundledFonts.load(directory: directory)
    let hashes = try sha256(of: catalog.fonts.map(\.url))
    #expect(hashes.count == catalog.fonts.count)
    for (font, hash) in zip(catalog.fonts, hashes) {
      #expect(hash == font.sha256, "\(font.file)")
    }
  }

  @Test(arguments: directories) func eachFileHasItsSizeWithinTheLimits(directory: URL) throws {
    let catalog = try BundledFonts.load(directory: directory)
    var total = 0
    for font in catalog.fonts {
      let size = try font.url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      #expect(size == font.size, "\(font.file)")
      #expect(font.size <= 20_000_000, "\(font.file)")
      total += font.size
    }
    #expect(total <= 30_000_000)
  }

  @Test(arguments: directories) func nothingIsUnlisted(directory: URL) throws {
    let catalog = try BundledFonts.load(directory: directory)
    let listed = Set(catalog.fonts.map(\.file) + ["manifest.json", "Licenses"])
    let present = try Set(FileManager.default.contentsOfDirectory(atPath: catalog.directory.path))
    #expect(present == listed)
    let licenses = catalog.directory.appendingPathComponent("Licenses")
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: licenses.path))
        == Set(catalog.fonts.map(\.licenseURL.lastPathComponent)))
  }

  @Test func eachLicenseIsThere() throws {
    for font in catalog.fonts {
      let text = try String(contentsOf: font.licenseURL, encoding: .utf8)
      let title = font.license == "OFL-1.1" ? "Open Font License" : "Apache License"
      #expect(text.localizedCaseInsensitiveContains(title), "\(font.file)")
    }
  }

  @Test func eachOriginIsAPackageWithItsVersionOrAScript() {
    for font in catalog.fonts {
      let isPackage = font.origin.hasPrefix("fonts-noto-") && font.origin.contains(" ")
      #expect(isPackage != (font.role == .test), "\(font.file): \(font.origin)")
    }
    #expect(
      catalog.fonts.filter { $0.origin.contains("Scripts/") }.map(\.file)
        == ["NotoSansCJK-Subset-Regular.otf", "SquareTest-Regular.ttf"])
  }

  @Test(arguments: [
    "Latn", "Grek", "Cyrl", "Arab", "Hebr", "Deva", "Beng", "Taml", "Telu", "Thai", "Laoo", "Khmr",
    "Mymr", "Geor", "Armn", "Ethi", "Hani", "Hira", "Kana", "Hang", "Bopo", "Zsym", "Zsye",
  ])
  func scriptHasAFallback(_ script: String) {
    #expect(catalog.fallbackOrder.contains { $0.scripts.contains(script) })
  }

  /// The manifest's record of what the CJK subset covers, made by the script that made the font.
  @Test func cjkCoverageIsRecorded() throws {
    struct Coverage: Decodable {
      let set: String
      let characters: Int
      let covered: Int
      let missing: [String]?
    }
    struct Entry: Decodable {
      let file: String
      let coverage: [Coverage]?
    }
    struct Manifest: Decodable {
      let fonts: [Entry]
    }
    let url = catalog.directory.appendingPathComponent("manifest.json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: url))
    let entry = try #require(manifest.fonts.first { $0.file.contains("CJK") })
    let sets = try #require(entry.coverage)
    let characters = Dictionary(uniqueKeysWithValues: sets.map { ($0.set, $0.characters) })
    #expect(characters["GB 2312"] == 6763 + 682)
    #expect(characters["Big5 level 1"] == 5401)
    #expect(characters["JIS X 0208"] == 6355 + 524)
    #expect(characters["Hangul syllables"] == 11_172)
    for set in sets {
      #expect(set.covered + (set.missing ?? []).count == set.characters, "\(set.set)")
      // What the source font lacks are symbols and Latin letters, never Han, kana or Hangul.
      for name in set.missing ?? [] {
        let point = try #require(UInt32(name.dropFirst(2), radix: 16))
        #expect(point < 0x3000, "\(set.set): \(name)")
      }
    }
  }

  /// The SHA-256 of each file by coreutils' `sha256sum`, in order.
  private func sha256(of files: [URL]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "--"] + files.map(\.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n").map { String($0.prefix(64)) }
  }
}
