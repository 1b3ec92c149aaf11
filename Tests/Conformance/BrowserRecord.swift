import BundledFonts
import Foundation
import TestSupport
import TextLayout
import TextShaping
import TextUnicode

/// The lines of the chat corpus in three browsers, in one setting. The file is in `Data/Browsers`, whose
/// README says how it was recorded.
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
  /// The lines for each message of the corpus and each width.
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

  /// Opens the fonts of the record, in their fallback order; nil if one of the font files has changed.
  func fonts() throws -> FontCollection? { try Self.fonts(setting.fonts) }

  /// Opens fonts by their file names and hashes; nil if one of the files has changed.
  static func fonts(_ fonts: [Setting.Font]) throws -> FontCollection? {
    var faces: [FontFace] = []
    for font in fonts {
      let bundled = try BundledFonts.all.first { $0.url.lastPathComponent == font.file }
      let path = bundled?.url.path ?? Repository.url("Tests/Fonts/\(font.file)").path
      let face = try FontFace(path: path, hash: bundled?.sha256)
      guard face.contentHash == newestHash(of: font) else { return nil }
      faces.append(face)
    }
    return FontCollection(faces: faces)
  }

  /// The hash that a recorded font's file has today.
  ///
  /// The records were made with Noto Color Emoji 2.042, and 2.051 is bundled now. Both give the same advances and
  /// clusters to all emoji of the corpora, so the lines are the same.
  static func newestHash(of font: Setting.Font) -> String {
    let successors = [
      "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec":
        "4fb036f372153c0eb66122b76783bd4aa8c3972f0cb9bd9d0a58bd8a16521540"
    ]
    return successors[font.sha256] ?? font.sha256
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
  /// Reads the starts of one text at one width from a word of the file.
  fileprivate init(word: Substring) {
    let parts = word.split(separator: "/")
    let first = BrowserRecord.starts(parts[0])
    chromium = first
    firefox = parts.count > 1 && parts[1] != "=" ? BrowserRecord.starts(parts[1]) : first
    webKit = parts.count > 2 && parts[2] != "=" ? BrowserRecord.starts(parts[2]) : first
  }
}

/// Reduces the starts of lines to those that can be seen.
enum VisibleStarts {
  /// Moves line starts past characters without a rectangle, because browsers differ in whether these
  /// belong to the line before or after. An empty last line is left out.
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
