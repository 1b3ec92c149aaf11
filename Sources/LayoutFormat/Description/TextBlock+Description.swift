import BubbleLayout
import TextLayout
import TextShaping

extension TextBlock {
  /// - Parameters:
  ///   - origin: The distance by which lines, baselines and glyphs are moved.
  ///   - inks: The ink of the lines whose ink leaves the bubble, ascending, relative to the block.
  package func describeLines(at origin: Point, inks: [LineInk] = [], to sink: inout some LayoutSink) {
    var inks = inks[...]
    sink.list("lines", of: "line", lines) { line, index, sink in
      line.describe(at: origin, of: paragraph.analysis.text, to: &sink)
      let ink = inks.first?.line == index ? inks.removeFirst().frame : nil
      sink.optional("ink", ink?.offset(x: origin.x, y: origin.y))
      sink.optional("missing", CodePoints(missingCharacters(inLine: index)))
      guard sink.detail.glyphs else { return }
      sink.list("runs", of: "run", glyphRuns(inLine: index)) { run, _, sink in
        run.describe(at: origin, to: &sink)
      }
    }
  }
}

extension LineBox {
  fileprivate func describe(
    at origin: Point, of text: ContiguousArray<UInt16>, to sink: inout some LayoutSink
  ) {
    sink.range(from: start, to: end)
    if sink.detail.isExplicit { sink.field("visible", visibleEnd) }
    sink.field("frame", frame.offset(x: origin.x, y: origin.y))
    sink.field("baseline", origin.y + baseline)
    sink.field("ending", ending, unsaidIf: ending == .softBreak || ending == .endOfText)
    sink.field("direction", ReadingDirection(isRightToLeft), unsaidIf: !isRightToLeft)
    sink.optional("hidden", hiddenRange)
    guard sink.detail.isExplicit else { return }
    let start = min(max(0, start), text.count)
    sink.field("text", String(decoding: text[start..<min(max(start, end), text.count)], as: UTF16.self))
  }
}

extension GlyphRun {
  fileprivate func describe(at origin: Point, to sink: inout some LayoutSink) {
    sink.font(font.face)
    // Fonts keep sizes in units of 1/65536 point. Units of 1/64 point are exact enough for the sizes of
    // styles.
    sink.field("size", LayoutUnit(font.pointSize))
    sink.range(from: range.lowerBound, to: range.upperBound)
    sink.field("direction", ReadingDirection(isRightToLeft), unsaidIf: !isRightToLeft)
    sink.optional("variations", TagSettings(font.variations))
    sink.optional("features", TagSettings(features))
    sink.field("synthesizesBold", synthesizesBold, unless: false)
    sink.field("synthesizesItalic", synthesizesItalic, unless: false)
    sink.optional("placeholder", placeholder?.offset(x: origin.x, y: origin.y))
    sink.list("glyphs", of: "glyph", glyphs, .tuple) { glyph, _, sink in
      sink.field("id", Int(glyph.id))
      sink.place("origin", Point(x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y))
      sink.field("cluster", glyph.cluster)
    }
  }
}

extension ReadingDirection {
  fileprivate init(_ isRightToLeft: Bool) { self = isRightToLeft ? .rtl : .ltr }
}
