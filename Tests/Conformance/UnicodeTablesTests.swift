import Foundation
import TestSupport
import Testing
import TextUnicode

/// Tests that the committed tables equal the output of the committed generator for the committed Unicode
/// files.
@Suite("Conformance: Unicode tables")
struct UnicodeTablesTests {
  @Test func regeneratedTablesAreIdentical() throws {
    let committed = Repository.url("Sources/TextUnicode/Tables/Generated")
    let folder = try TemporaryFolder()
    for script in ["unicode-tables.py", "collation-tables.py"] {
      let data = Repository.url("Tests/Conformance/Data/Unicode/17.0.0").path
      let run = try Program("python3", [Repository.url("Scripts/\(script)").path, data, folder.path])
      try #require(run.status == 0, "the generator failed: \(run.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.contains("PropertyTables.swift") && names.count == 10)
    for name in names {
      let new = try Data(contentsOf: folder.url.appending(path: name))
      let old = try Data(contentsOf: committed.appendingPathComponent(name))
      #expect(new == old, "\(name) differs: run the script that its first line names")
    }
  }

  /// Checks the lookup for every scalar, and beyond the last one.
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
