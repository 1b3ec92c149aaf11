import BubbleLayout
import TextLayout

/// Edits of the composer of a transcript. The transcript need not be open.
package struct SessionComposing: Sendable {
  /// The edits of the composer, in their order.
  package var edits: [ComposerEdit] = []
  /// The width in points; nil to keep the present width. The initial width is 320.
  package var width: Double?
  /// The size of the text at font scale 1, in points; nil to keep the present size.
  package var fontSize: Double?
  /// The height at which the composer starts to scroll, in points; nil to keep the present height.
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
