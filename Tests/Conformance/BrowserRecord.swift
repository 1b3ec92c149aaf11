import BundledFonts
import Foundation
import TestSupport
import TextLayout
import TextShaping
import TextUnicode

/// What three browsers made of the chat corpus in one setting: a file of `Data/Browsers`, whose README says how.
struct BrowserRecord {
  /// The first line of the file.
  struct Setting: Decodable {
    struct Font: Decodable {
      let file: String
      let sha256: String
    }

    let name: String
    let fonts: [Font]
    let size: Double
    let letterSpacing: Double
    let wordSpacing: Double
    let widths: [Double]
    let browsers: [String: String]
    let corpus: String
  }

  /// The lines of one text at one width: the offsets at which the second and later ones start.
  struct Lines {
    let chromium: [Int]
    let firefox: [Int]
    let webKit: [Int]
  }

  let setting: Setting
  /// For each message of the corpus, for each width.
  let lines: [[Lines]]

  static let names = [
    "regular-16", "regular-13", "bold-17", "italic-14.5", "mono-12", "arabic-18", "cjk-15",
  ]

  init(named name: String) throws {
    let url = Bundle.module.bundleURL.appendingPathComponent("Data/Browsers/\(name).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rows = text.split(separator: "\n")
    setting = try JSONDecoder().decode(Setting.self, from: Data(rows[0].utf8))
    lines = rows.dropFirst().map { row in row.split(separator: " ").map { Lines(word: $0) } }
  }

  /// The fonts it was recorded with, in their order of fallback; nil if one of them is another file now.
  func fonts() throws -> FontCollection? { try Self.fonts(setting.fonts) }

  /// Fonts by their files and hashes; nil if one of them is another file now.
  static func fonts(_ fonts: [Setting.Font]) throws -> FontCollection? {
    var faces: [FontFace] = []
    for font in fonts {
      let bundled = try BundledFonts.all.first { $0.url.lastPathComponent == font.file }
      let path = bundled?.url.path ?? Repository.url("Tests/Fonts/\(font.file)").path
      let face = try FontFace(path: path, hash: bundled?.sha256)
      guard face.contentHash == font.sha256 else { return nil }
      faces.append(face)
    }
    return FontCollection(faces: faces)
  }

  var style: TextStyle {
    TextStyle(
      size: setting.size, letterSpacing: setting.letterSpacing, wordSpacing: setting.wordSpacing)
  }
}

extension BrowserRecord {
  /// Reads the starts of the second and later lines.
  static func starts(_ text: Substring) -> [Int] {
    if text == "." { return [] }
    var start = 0
    return text.split(separator: ",").map {
      start += Int($0, radix: 36) ?? 0
      return start
    }
  }
}

extension BrowserRecord.Lines {
  /// Reads a word of the file.
  fileprivate init(word: Substring) {
    let parts = word.split(separator: "/")
    let first = BrowserRecord.starts(parts[0])
    chromium = first
    firefox = parts.count > 1 && parts[1] != "=" ? BrowserRecord.starts(parts[1]) : first
    webKit = parts.count > 2 && parts[2] != "=" ? BrowserRecord.starts(parts[2]) : first
  }
}

/// Where lines start as far as it can be seen.
enum VisibleStarts {
  /// The starts moved over characters without a rectangle, which one browser counts to the line before and another to
  /// the line after; an empty last line left out.
  static func of(_ starts: some Sequence<Int>, in units: [UInt16]) -> [Int] {
    starts.compactMap { start in
      var start = start
      while start < units.count, isUnseen(units[start]) { start += 1 }
      return start < units.count ? start : nil
    }
  }

  private static func isUnseen(_ unit: UInt16) -> Bool {
    unit >= 0xAD && !(0xD800..<0xE000).contains(unit) && !(0x115F...0x1160).contains(unit)
      && unit != 0x3164 && unit != 0xFFA0 && ScalarProperties(UInt32(unit)).isDefaultIgnorable
  }
}
