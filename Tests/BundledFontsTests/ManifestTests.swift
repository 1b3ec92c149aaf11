import BundledFonts
import Foundation
import Testing

/// Compares the committed font files with the committed manifest.
@Suite struct ManifestTests {
  let catalog: BundledFontCatalog

  init() throws {
    catalog = try BundledFonts.catalog
  }

  /// The folders with the committed files, and with their copy beside the executable.
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
      // The faces of a collection share one file, which counts once.
      if font.faceIndex == 0 { total += font.size }
    }
    #expect(total <= 45_000_000)
  }

  @Test(arguments: directories) func nothingIsUnlisted(directory: URL) throws {
    let catalog = try BundledFonts.load(directory: directory)
    let listed = Set(catalog.fonts.map(\.file) + ["manifest.json", "coverage.txt", "Licenses"])
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
      let isPackage =
        ["fonts-noto-", "fonts-stix "].contains { font.origin.hasPrefix($0) } && font.origin.contains(" ")
      #expect(isPackage != (font.role == .test), "\(font.file): \(font.origin)")
    }
    #expect(
      catalog.fonts.filter { $0.origin.contains("Scripts/") }.map(\.file)
        == ["SquareTest-Regular.ttf"])
  }

  @Test(arguments: [
    "Latn", "Grek", "Cyrl", "Arab", "Hebr", "Deva", "Beng", "Taml", "Telu", "Thai", "Laoo", "Khmr",
    "Mymr", "Geor", "Armn", "Ethi", "Hani", "Hira", "Kana", "Hang", "Bopo", "Zsym", "Zsye",
    "Zmth", "Nkoo", "Mong", "Tfng", "Syrc", "Java", "Thaa", "Cham", "Bali", "Sund", "Tale", "Talu", "Lisu",
    "Vaii",
    "Adlm", "Osma", "Yiii", "Bamu", "Bugi", "Batk", "Mtei", "Cakm", "Newa", "Sora", "Limb", "Lepc", "Kali",
    "Saur",
    "Rjng", "Tglg", "Rohg", "Copt", "Goth", "Dsrt", "Runr", "Ogam", "Glag",
  ])
  func scriptHasAFallback(_ script: String) {
    #expect(catalog.fallbackOrder.contains { $0.scripts.contains(script) })
  }

  /// The collection has faces for all five languages.
  @Test func hanCharactersHaveAFaceForEachLanguage() {
    let faces = catalog.fonts.filter { $0.file == "NotoSansCJK-Regular.ttc" }
    #expect(faces.map(\.faceIndex) == [0, 1, 2, 3, 4])
    #expect(faces.map(\.family) == ["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK \($0)" })
    #expect(Set(faces.map(\.id)).count == 5)
  }

  /// Returns the SHA-256 of each file, computed by coreutils' `sha256sum`, in order.
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
