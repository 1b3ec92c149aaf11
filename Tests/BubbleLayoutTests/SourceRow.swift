import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// One published rule that a preset reproduces: its words, and the check that the preset follows it.
struct SourceRow: Sendable, CustomTestStringConvertible {
  let item: String
  let rule: String
  let check: @Sendable (SourceCheck) throws -> Void

  init(_ item: String, _ rule: String, check: @escaping @Sendable (SourceCheck) throws -> Void) {
    self.item = item
    self.rule = rule
    self.check = check
  }

  var testDescription: String { "\(item) | \(rule)" }
}

/// The fonts that a rule is checked with: the square font, for numbers calculated by hand, and the bundled
/// fonts.
enum SourceFonts: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case square
  case bundled

  var testDescription: String { rawValue }

  var engine: LayoutEngine {
    get throws {
      switch self {
      case .square: try TestEngines.square
      case .bundled: try TestEngines.bundled
      }
    }
  }
}

/// Lays out messages for the check of a rule. The reader is `you`.
struct SourceCheck {
  let fonts: SourceFonts
  let engine: LayoutEngine
  let style: ChatStyle
  let width: Double

  init(_ fonts: SourceFonts, style: ChatStyle, width: Double) throws {
    self.fonts = fonts
    engine = try fonts.engine
    self.style = style
    self.width = width
  }

  func cell(_ message: Message, width: Double? = nil) -> Cell {
    engine.cell(message, style, width: width ?? self.width)
  }

  func cell(_ text: String, from sender: String? = "you", width: Double? = nil) -> Cell {
    cell(Fixtures.message(text, from: sender), width: width)
  }

  /// Returns the size of a text alone, in the style's font and at a width.
  func size(of text: String, sent: Bool = true, within width: Double) -> Size {
    let font = sent ? style.sent.text.font : style.received.text.font
    return engine.paragraph(style.emoticons.substituting(in: text), font: font).layout(width: width).size
  }

  /// Every fiftieth text of the development corpus. It contains all scripts, emoji, links, and long and short
  /// texts.
  static let texts = Result {
    try Corpora.chat().enumerated().filter { $0.offset % 50 == 0 && !$0.element.text.isEmpty }.map(
      \.element.text)
  }

  /// Calls `body` with each real text, once as sent by the reader and once as received.
  func forEachText(_ body: (_ text: String, _ sender: String, _ isSent: Bool) throws -> Void) throws {
    let texts = try Self.texts.get()
    #expect(texts.count > 100)
    for text in texts {
      try body(text, "you", true)
      try body(text, "friend", false)
    }
  }
}
