import Foundation
import Testing
import TextUnicode

/// The committed tables are what the committed generator makes of the committed Unicode files.
@Suite("Conformance: Unicode tables")
struct UnicodeTablesTests {
  @Test func regeneratedTablesAreIdentical() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let committed = root.appendingPathComponent("Sources/TextUnicode/Tables/Generated")
    let fresh = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appendingPathComponent("Scripts/unicode-tables.py").path,
      root.appendingPathComponent("Tests/Conformance/Data/Unicode/17.0.0").path, fresh.path,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the generator failed")
    let names = try FileManager.default.contentsOfDirectory(atPath: fresh.path).sorted()
    #expect(names.contains("PropertyTables.swift") && names.count == 9)
    for name in names {
      let new = try Data(contentsOf: fresh.appendingPathComponent(name))
      let old = try Data(contentsOf: committed.appendingPathComponent(name))
      #expect(new == old, "\(name) differs: run Scripts/unicode-tables.py")
    }
  }

  /// Spot checks of the lookup itself, at block edges and beyond the last scalar.
  @Test func lookupAgreesWithTheStandardLibrary() {
    #expect(ScalarProperties.unicodeVersion == "17.0.0")
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let ours = ScalarProperties(value)
      let theirs = scalar.properties
      if ours.isWhiteSpace != theirs.isWhitespace || ours.isEmojiPresentation != theirs.isEmojiPresentation
        || ours.isDefaultIgnorable != theirs.isDefaultIgnorableCodePoint
        || ours.isEmojiModifierBase != theirs.isEmojiModifierBase || ours.isMirrored != theirs.isBidiMirrored
        || ours.isEmoji != theirs.isEmoji
        || (ours.generalCategory == .cn) != (theirs.generalCategory == .unassigned)
      {
        Issue.record("U+\(String(value, radix: 16)) differs from the standard library's Unicode 17.0")
        return
      }
    }
    #expect(ScalarProperties(0x110000) == ScalarProperties(0xFFFD))
    #expect(ScalarProperties(0xD800) == ScalarProperties(0xFFFD))
  }
}
