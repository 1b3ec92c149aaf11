import Foundation
import TestSupport
import Testing
import TextShaping

/// Tests that Han characters are drawn in the style of the text's language, by families whose name has a
/// language.
@Suite struct HanStackTests {
  let folder: TemporaryFolder
  let fonts: FontCollection

  /// Writes copies of the square font under other family names, which have the same length.
  init() throws {
    folder = try TemporaryFolder()
    let families = [
      "Square Test", "Square C JP", "Square C KR", "Square Thai", "Square C SC", "Square C TC",
      "Square C HK",
    ]
    var faces: [FontFace] = []
    for family in families {
      faces.append(try FontFace(path: Self.write(family, to: folder)))
    }
    fonts = FontCollection(faces: faces)
    #expect(fonts.families == families)
  }

  private static func write(_ family: String, to folder: TemporaryFolder) throws -> String {
    var bytes = try TestFonts.squareFile()
    let name = "Square Test"
    func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    for (old, new) in [(Array(name.utf8), Array(family.utf8)), (wide(name), wide(family))] {
      var start = 0
      while start + old.count <= bytes.count {
        if bytes[start..<start + old.count].elementsEqual(old) {
          bytes.replaceSubrange(start..<start + old.count, with: new)
        }
        start += 1
      }
    }
    return try folder.write(bytes, to: family + ".ttf")
  }

  private func order(_ language: String?, family: String? = nil) -> [String] {
    fonts.stack(family: family, weight: .regular, slant: .upright, language: language).faces.map {
      String($0.family.split(separator: " ").last ?? "")
    }
  }

  @Test(arguments: [
    (String?.none, "Test JP KR Thai SC TC HK"), ("en", "Test JP KR Thai SC TC HK"),
    ("ja", "Test JP KR Thai SC TC HK"), ("ko", "Test KR JP Thai SC TC HK"),
    ("ko-KR", "Test KR JP Thai SC TC HK"), ("zh", "Test SC JP KR Thai TC HK"),
    ("zh-Hans", "Test SC JP KR Thai TC HK"), ("zh-CN", "Test SC JP KR Thai TC HK"),
    ("zh-Hant", "Test TC JP KR Thai SC HK"), ("zh-TW", "Test TC JP KR Thai SC HK"),
    ("zh-HK", "Test HK JP KR Thai SC TC"), ("yue", "Test HK JP KR Thai SC TC"),
  ])
  func theLanguagesOwnMannerComesFirst(_ language: String?, _ expected: String) {
    #expect(order(language).joined(separator: " ") == expected)
  }

  @Test func theFamilyAskedForStaysFirst() {
    #expect(order("zh-Hant", family: "Square C KR").prefix(3) == ["KR", "Test", "TC"])
    #expect(order("zh", family: "Unknown").first == "Test")
  }
}
