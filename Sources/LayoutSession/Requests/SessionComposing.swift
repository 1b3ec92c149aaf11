import BubbleLayout
import TextLayout

/// Edits of the composer of a transcript, which need not be open.
package struct SessionComposing: Sendable {
  package var edits: [ComposerEdit] = []
  /// In points; nil for as before, at first 320.
  package var width: Double?
  /// The size of the text at font scale 1, in points; nil for as before.
  package var fontSize: Double?
  /// The height from which on it scrolls, in points; nil for as before.
  package var maxHeight: Double?
  /// Whether lines list their glyphs.
  package var glyphs = false

  package init() {}
}

extension SessionComposing: JSONRecord {
  package static var standard: SessionComposing { SessionComposing() }

  package static let fields: [RecordField<SessionComposing>] = [
    .field("edits", \.edits, .oneOrMany()), .optional("width", \.width, .sessionWidth),
    .optional("fontSize", \.fontSize, .number(in: 1...1_000)),
    .optional("maxHeight", \.maxHeight, .number(in: 0...100_000)), .field("glyphs", \.glyphs),
  ]
}
