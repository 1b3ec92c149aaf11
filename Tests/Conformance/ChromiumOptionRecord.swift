import Foundation
import TestSupport
import TextLayout
import TextShaping
import TextUnicode

/// The starts of lines in Chromium with CSS options. The file is in `Data/ChromiumOptions`;
/// `Scripts/chromium-options.py` writes it.
struct ChromiumOptionRecord {
  /// The first line of the file.
  struct Setting: Decodable {
    let name: String
    let size: Double
    let widths: [Double]
    /// The record contains every n-th message of the corpus; this is n.
    let every: Int
    let css: [String: String]
    let letterSpacing: Double?
    let fonts: [BrowserRecord.Setting.Font]
    /// Additional texts with their languages, before the messages.
    let texts: [[String]]
  }

  let setting: Setting
  /// For each text and each width, the offsets at which the second and later lines start.
  let starts: [[[Int]]]

  static let names = [
    "break-all", "anywhere", "break-spaces", "anywhere-spaces", "autospace", "autospace-cjk", "balance",
  ]

  init(named name: String) throws {
    let url = Bundle.module.bundleURL.appendingPathComponent("Data/ChromiumOptions/\(name).txt")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    setting = try JSONDecoder().decode(Setting.self, from: Data(rows[0].utf8))
    starts = rows.dropFirst().map { row in row.split(separator: " ").map(BrowserRecord.starts) }
  }

  /// Returns the texts of the record with their languages.
  func texts() throws -> [(text: String, language: String?)] {
    let messages = try Corpora.chat().enumerated().filter { $0.offset % setting.every == 0 }
    return setting.texts.map { ($0[0], $0[1]) } + messages.map { ($0.element.text, $0.element.language) }
  }

  /// The CSS rules of the record as options; nil if a rule is not known.
  var options: ParagraphOptions? {
    var options = ParagraphOptions(policy: .browser)
    for (property, value) in setting.css {
      switch property {
      case "word-break":
        guard let rule = LineBreakOptions.WordBreak(rawValue: value) else { return nil }
        options.lineBreaks.wordBreak = rule
      case "line-break":
        guard let rule = LineBreakOptions.Strictness(rawValue: value) else { return nil }
        options.lineBreaks.strictness = rule
      case "white-space":
        guard let rule = WhiteSpace(rawValue: value) else { return nil }
        options.whiteSpace = rule
      case "text-autospace":
        guard let rule = TextAutospace(rawValue: value) else { return nil }
        options.autospace = rule
      case "text-wrap-style" where value == "balance": break
      default: return nil
      }
    }
    return options
  }

  /// Whether lines are balanced.
  var isBalanced: Bool { setting.css["text-wrap-style"] == "balance" }
}
