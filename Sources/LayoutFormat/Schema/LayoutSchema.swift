import BubbleLayout

/// The JSON Schemas (draft 2020-12) of what `JSONWriter` and `JSONLinesWriter` write, learned from the
/// descriptions of layouts that have everything there is.
package struct LayoutSchema {
  private let document = SchemaNode(.object)
  private let line = SchemaNode(.list)
  private let overlay = SchemaNode(.object)
  private var sinks: (document: SchemaSink, lines: SchemaSink, overlay: SchemaSink)

  package init() {
    sinks = (
      SchemaSink(.document, root: document), SchemaSink(.lines, root: line),
      SchemaSink(.document, root: overlay)
    )
  }

  /// Learns from a layout, with its glyphs and without.
  package mutating func learn(_ rows: [TranscriptItem], header: LayoutHeader) {
    for glyphs in [false, true] {
      sinks.document.detail.glyphs = glyphs
      sinks.lines.detail.glyphs = glyphs
      document.count += 1
      let whole = LayoutDocument(rows, header: header)
      whole.describe(to: &sinks.document) { _ in }
      sinks.lines.open(element: "header", .object, number: nil)
      header.describe(height: nil, to: &sinks.lines)
      sinks.lines.close()
      for (index, row) in rows.enumerated() {
        row.describeWhole(fonts: index == 0 ? (whole.fonts, 0) : nil, to: &sinks.lines)
      }
    }
  }

  /// Learns from what floats over a transcript, with its glyphs and without.
  package mutating func learn(_ floating: TranscriptOverlay) {
    for glyphs in [false, true] {
      sinks.overlay.detail.glyphs = glyphs
      overlay.count += 1
      floating.describe(to: &sinks.overlay)
    }
  }

  /// The schemas by the names of their files.
  package var files: [(name: String, schema: JSONValue)] {
    [
      ("layout", document.schema.document(title: "A layout")),
      ("layout-line", line.alternatives.document(title: "A line of a layout as JSON Lines")),
      ("layout-overlay", overlay.schema.document(title: "What floats over a transcript")),
    ]
  }
}
