import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// One published rule of a layout that a preset reproduces: its words, and the check that the preset keeps it.
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

/// The fonts a row is checked in: one whose numbers are worked out by hand, and the real ones.
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

/// Lays out what a rule is about. `you` is the reader.
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

  /// The size of a text by itself, in the style's font and width.
  func size(of text: String, sent: Bool = true, within width: Double) -> Size {
    let font = sent ? style.sent.text.font : style.received.text.font
    return engine.paragraph(style.emoticons.substituting(in: text), font: font).layout(width: width).size
  }

  /// Every fiftieth message of the development corpus: all scripts, emoji, links, long and short.
  static let texts = Result {
    try Corpora.chat().enumerated().filter { $0.offset % 50 == 0 && !$0.element.text.isEmpty }.map(
      \.element.text)
  }

  /// Calls `body` with real texts and both senders.
  func forEachText(_ body: (_ text: String, _ sender: String, _ isSent: Bool) throws -> Void) throws {
    let texts = try Self.texts.get()
    #expect(texts.count > 100)
    for text in texts {
      try body(text, "you", true)
      try body(text, "friend", false)
    }
  }
}
