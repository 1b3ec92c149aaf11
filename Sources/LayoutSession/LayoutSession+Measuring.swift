import BubbleLayout
import LayoutFormat
import TextLayout

extension LayoutSession {
  /// Measures texts that belong to no transcript.
  ///
  /// - Throws: `badRequest` if a text is longer than a message's text may be, or if one answer cannot contain
  ///   all their lines or requested fields.
  func measure(_ wanted: SessionMeasuring) throws(SessionFailure) -> SessionReply {
    for (index, text) in wanted.texts.enumerated() where text.text.utf8.count > engine.limits.bytes {
      throw Self.tooLong(index, limit: engine.limits)
    }
    var measures: [SessionMeasure] = []
    measures.reserveCapacity(wanted.texts.count * wanted.widths.count)
    // The lines are counted before they are made, because each line takes memory.
    var left = SessionMeasuring.lineLimit
    for (index, text) in wanted.texts.enumerated() {
      let paragraph = engine.paragraph(text.measured, options: wanted.options)
      for width in wanted.widths {
        let extent = paragraph.extent(
          width: width, options: wanted.options.lines, isBalanced: wanted.options.isBalanced)
        var measure = SessionMeasure(text: index, width: width, extent: extent)
        if wanted.lines || !text.carets.isEmpty || !text.ranges.isEmpty {
          left -= extent.lineCount + text.carets.count
          guard left >= 0 else { throw Self.tooMuch(of: index) }
          let block = paragraph.layout(
            width: width, options: wanted.options.lines, isBalanced: wanted.options.isBalanced)
          if wanted.lines { measure.block = block }
          measure.carets = text.carets.map { block.caret(at: TextPosition(offset: $0)).frame }
          for range in text.ranges {
            let rects = block.selectionRects(for: range.start..<range.end)
            left -= rects.count
            guard left >= 0 else { throw Self.tooMuch(of: index) }
            measure.rects.append(rects)
          }
        }
        measures.append(measure)
      }
    }
    return .measured(measures)
  }

  private static func tooLong(_ index: Int, limit: MessageLimits) -> SessionFailure {
    SessionFailure(
      .badRequest, "the text is longer than \(limit.bytes) bytes", field: "measure.texts[\(index)]")
  }

  private static func tooMuch(of index: Int) -> SessionFailure {
    SessionFailure(
      .badRequest,
      "there are more than \(SessionMeasuring.lineLimit) lines, carets and rectangles; ask for fewer texts at once",
      field: "measure.texts[\(index)]")
  }
}

/// A text at a width.
package struct SessionMeasure: Sendable {
  /// The number of the text in the request.
  let text: Int
  /// The width in the request, in points.
  let width: Double
  let extent: ParagraphExtent
  /// The text with its lines; nil if they are not requested.
  var block: TextBlock?
  /// The requested carets, relative to the text.
  var carets: [Rect] = []
  /// The rectangles of each requested range, relative to the text.
  var rects: [[Rect]] = []
}

extension SessionMeasure {
  func describe(to sink: inout some LayoutSink) {
    sink.field("text", text)
    sink.nullable("width", width.isFinite ? width : nil)
    sink.field("lineCount", extent.lineCount)
    sink.field("textWidth", extent.size.width)
    sink.field("height", extent.size.height)
    sink.field("lastLine", extent.lastLine.frame)
    sink.field("baseline", extent.lastLine.baseline)
    sink.field("validWidths", extent.validWidths)
    block?.describeLines(at: Point(x: 0, y: 0), to: &sink)
    sink.optional("carets", ValueList(unlessEmpty: carets))
    sink.optional("rects", ValueList(unlessEmpty: rects.map { ValueList($0) }))
  }
}
