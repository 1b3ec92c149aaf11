import BubbleLayout
import TextLayout

/// What can be seen of a transcript, and what is wanted of it. It begins at a y, at an anchor or at the bottom.
struct SessionViewport: Sendable {
  var top: LayoutUnit?
  var anchor: ScrollAnchor?
  var bottom: Bool?
  var height: LayoutUnit = 0
  /// The edge at which the reader's place is held.
  var edge = ScrollEdge.top
  /// How far beyond its edges rows are wanted.
  var overscan: LayoutUnit = 0
  var rows = true
  var glyphs = false
  /// Whether drawing operations are wanted.
  var drawing = false
  /// Whether each row lists what screen readers are told of it.
  var accessibility = false

  init() {}
}

extension SessionViewport: JSONRecord {
  static var standard: SessionViewport { SessionViewport() }

  static let fields: [RecordField<SessionViewport>] = [
    .optional("top", \.top, .place), .optional("anchor", \.anchor), .optional("bottom", \.bottom),
    .field("height", \.height, isRequired: true), .field("edge", \.edge),
    .field("overscan", \.overscan), .field("rows", \.rows), .field("glyphs", \.glyphs),
    .field("drawing", \.drawing), .field("accessibility", \.accessibility),
  ]

  func check() throws(FieldError) {
    let given = [top != nil, anchor != nil, bottom == true].count { $0 }
    if given > 1 { throw FieldError("top", "a viewport has one of top, anchor and bottom") }
  }
}

extension ScrollEdge: JSONWord {}

extension ScrollAnchor: JSONRecord {
  package static var standard: ScrollAnchor { ScrollAnchor(id: 0) }

  package static let fields: [RecordField<ScrollAnchor>] = [
    .field("id", \.id, isRequired: true), .field("edge", \.edge), .field("offset", \.offset, .place),
    .field("fallbacks", \.fallbacks),
  ]
}

extension ScrollAnchorFallback: JSONRecord {
  package static var standard: ScrollAnchorFallback { ScrollAnchorFallback(id: 0, offset: 0) }

  package static let fields: [RecordField<ScrollAnchorFallback>] = [
    .field("id", \.id, isRequired: true), .field("offset", \.offset, .place),
  ]
}

/// A place that an anchor holds.
struct SessionOffset: Sendable {
  var anchor = ScrollAnchor(id: 0)
  /// The height of the viewport.
  var height: LayoutUnit = 0

  init() {}
}

extension SessionOffset: JSONRecord {
  static var standard: SessionOffset { SessionOffset() }

  static let fields: [RecordField<SessionOffset>] = [
    .field("anchor", \.anchor, isRequired: true), .field("height", \.height),
  ]
}
