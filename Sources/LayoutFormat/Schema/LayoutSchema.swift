import BubbleLayout

/// The JSON Schemas (draft 2020-12) of the output of `JSONWriter` and `JSONLinesWriter`. They are derived
/// from descriptions of layouts that contain every kind of item.
package struct LayoutSchema {
  private let document = SchemaNode(.object)
  private let line = SchemaNode(.list)
  private let overlay = SchemaNode(.object)
  private let composition = SchemaNode(.object)
  private let compositionLine = SchemaNode(.list)
  private let answer = SchemaNode(.object)
  private var sinks: (document: SchemaSink, lines: SchemaSink, overlay: SchemaSink)
  private var composing: (document: SchemaSink, lines: SchemaSink)
  private var answering: SchemaSink

  package init() {
    sinks = (
      SchemaSink(.document, root: document), SchemaSink(.lines, root: line),
      SchemaSink(.document, root: overlay)
    )
    composing = (
      SchemaSink(.document, root: composition), SchemaSink(.lines, root: compositionLine)
    )
    answering = SchemaSink(.lines, root: answer)
  }

  /// Adds to the schema what an answer of a session contains.
  ///
  /// - Parameter describe: Describes the answer.
  package mutating func learnAnswer(_ options: WritingOptions, _ describe: (inout SchemaSink) -> Void) {
    answering.detail.glyphs = options.glyphs
    answering.detail.narrator = options.narrator
    answer.count += 1
    describe(&answering)
  }

  /// Adds to the schema what a layout contains, with and without its glyphs.
  ///
  /// - Parameter narrator: Computes what screen readers say about the rows. This is described only together
  ///   with glyphs; nil to leave it out.
  package mutating func learn(
    _ rows: [TranscriptRow], header: LayoutHeader, narrator: AccessibilityNarrator? = nil
  ) {
    for glyphs in [false, true] {
      sinks.document.detail.glyphs = glyphs
      sinks.lines.detail.glyphs = glyphs
      sinks.document.detail.elements = glyphs
      sinks.lines.detail.elements = glyphs
      sinks.document.detail.drawing = glyphs ? .light : nil
      sinks.lines.detail.drawing = glyphs ? .light : nil
      sinks.document.detail.narrator = glyphs ? narrator : nil
      sinks.lines.detail.narrator = glyphs ? narrator : nil
      document.count += 1
      let whole = LayoutDocument(rows, header: header)
      whole.describe(rows, to: &sinks.document) { _ in }
      sinks.lines.open(element: "header", .object, number: nil)
      header.describe(height: nil, to: &sinks.lines)
      sinks.lines.close()
      var drawer = RowDrawer(sinks.lines.detail.drawing)
      for (index, row) in rows.enumerated() {
        row.describeWhole(
          fonts: index == 0 ? whole.fonts.faces[...] : [], drawing: drawer.drawing(of: row), to: &sinks.lines)
      }
    }
  }

  /// Adds to the schema what the overlay of a transcript contains, with and without its glyphs.
  package mutating func learn(_ floating: TranscriptOverlay) {
    for glyphs in [false, true] {
      sinks.overlay.detail.glyphs = glyphs
      overlay.count += 1
      floating.describe(to: &sinks.overlay)
    }
  }

  /// Adds to the schema what the steps of a composer contain, with and without their glyphs.
  package mutating func learn(_ steps: [ComposedStep], header: LayoutHeader) {
    var fonts = FontNumbers()
    for step in steps { step.addFonts(to: &fonts) }
    for glyphs in [false, true] {
      composing.document.detail.glyphs = glyphs
      composing.lines.detail.glyphs = glyphs
      composition.count += 1
      header.describe(height: nil, to: &composing.document)
      fonts.describe(to: &composing.document)
      composing.document.open(list: "steps")
      composing.lines.open(element: "header", .object, number: nil)
      header.describe(height: nil, to: &composing.lines)
      composing.lines.close()
      for (index, step) in steps.enumerated() {
        composing.document.open(element: "step", .object, number: nil)
        step.describe(to: &composing.document)
        composing.document.close()
        composing.lines.open(element: "step", .object, number: nil)
        step.describe(to: &composing.lines)
        if index == 0 { fonts.describe(to: &composing.lines) }
        composing.lines.close()
      }
      composing.document.closeList()
    }
  }

  /// The schemas by the names of their files.
  package var files: [(name: String, schema: JSONValue)] {
    [
      ("layout", document.schema.document(title: "A layout")),
      ("layout-line", line.alternatives.document(title: "A line of a layout as JSON Lines")),
      ("compose", composition.schema.document(title: "A composer after each edit")),
      (
        "compose-line",
        compositionLine.alternatives.document(title: "A line of a composer's layouts as JSON Lines")
      ),
      ("session-answer", answer.schema.document(title: "An answer of a session")),
      ("layout-overlay", overlay.schema.document(title: "What floats over a transcript")),
    ]
  }
}
