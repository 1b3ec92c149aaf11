import BubbleLayout
import TextLayout

/// The visible part of a transcript, and what to return about it. Its place is given by a y, by an anchor or
/// as the bottom.
package struct SessionViewport: Sendable {
  /// The upper edge of the viewport, in points from the top of the transcript.
  package var top: LayoutUnit?
  /// The reader's place, which decides the upper edge of the viewport.
  package var anchor: ScrollAnchor?
  /// Whether the viewport is at the bottom of the transcript.
  package var bottom: Bool?
  /// The height of the viewport, in points.
  package var height: LayoutUnit = 0
  /// The edge at which the reader's place is kept.
  package var edge = ScrollEdge.top
  /// How far beyond the edges of the viewport rows are requested, in points.
  package var overscan: LayoutUnit = 0
  /// Whether the rows in the viewport are requested.
  package var rows = true
  /// Whether lines list their glyphs.
  package var glyphs = false
  /// Whether drawing operations are requested.
  package var drawing = false
  /// Whether each row lists what screen readers say about it.
  package var accessibility = false
  /// The rules for dates and avatars that float over the viewport; nil if no overlay is requested.
  package var overlay: OverlayRules?

  package init() {}
}

extension SessionViewport: JSONRecord {
  package static var standard: SessionViewport { SessionViewport() }

  package static let fields: [RecordField<SessionViewport>] = [
    .optional("top", \.top, .place), .optional("anchor", \.anchor), .optional("bottom", \.bottom),
    .field("height", \.height, isRequired: true), .field("edge", \.edge),
    .field("overscan", \.overscan), .field("rows", \.rows), .field("glyphs", \.glyphs),
    .field("drawing", \.drawing), .field("accessibility", \.accessibility),
    .field("overlay", \.overlay, .switchable(OverlayRules())),
  ]

  package func check() throws(FieldError) {
    let given = [top != nil, anchor != nil, bottom == true].count { $0 }
    if given > 1 { throw FieldError("top", "only one of top, anchor and bottom is allowed") }
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

/// A request for the y at which a viewport has to start to show an anchor at its place.
package struct SessionOffset: Sendable {
  /// The reader's place.
  package var anchor = ScrollAnchor(id: 0)
  /// The height of the viewport.
  package var height: LayoutUnit = 0

  package init() {}
}

extension SessionOffset: JSONRecord {
  package static var standard: SessionOffset { SessionOffset() }

  package static let fields: [RecordField<SessionOffset>] = [
    .field("anchor", \.anchor, isRequired: true), .field("height", \.height),
  ]
}
