import BubbleLayout
import LayoutFormat
import TextLayout

extension SessionAnswer {
  /// The options for writing the answer's texts.
  var options: WritingOptions {
    WritingOptions(
      glyphs: viewport?.glyphs ?? reply?.lines?.listGlyphs ?? false, narrator: viewport?.narrator)
  }

  /// The fonts of the answer. Glyphs refer to fonts by their numbers in this table.
  var fonts: FontNumbers { viewport?.fonts ?? reply?.lines?.fonts ?? FontNumbers() }

  func describe(to sink: inout some LayoutSink) {
    sink.nullable("id", id)
    sink.optionalItem("error", failure) { failure, sink in failure.describe(to: &sink) }
    if let header {
      sink.open("opened")
      sink.field("session", SessionVersion.first)
      header.describe(height: nil, to: &sink)
      if !problems.isEmpty {
        sink.list("problems", of: "problem", problems) { problem, _, sink in problem.describe(to: &sink) }
      }
      sink.close()
    }
    sink.optionalItem("state", state) { state, sink in state.describe(to: &sink) }
    reply?.describe(to: &sink)
    sink.optionalItem("changes", changes) { changes, sink in changes.describe(to: &sink) }
    sink.optionalItem("viewport", viewport) { viewport, sink in viewport.describe(to: &sink) }
  }
}

extension SessionReply {
  /// Whether lines in the reply list their glyphs, and the fonts of the glyphs; nil for a reply without
  /// lines.
  fileprivate var lines: (listGlyphs: Bool, fonts: FontNumbers)? {
    switch self {
    case .overlay(let floats): (floats.glyphs, floats.fonts)
    case .composed(let steps): (steps.glyphs, steps.fonts)
    default: nil
    }
  }
}

extension SessionFailure {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("code", code)
    sink.field("message", message)
    sink.optional("field", field)
    sink.optional("line", line)
  }
}

extension SessionProblem {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("line", line)
    sink.optional("field", field)
    sink.field("reason", reason)
    sink.field("skipped", isSkipped)
  }
}

extension SessionState {
  func describe(to sink: inout some LayoutSink) {
    sink.nullable("width", width)
    sink.field("count", count)
    sink.field("height", height)
    sink.field("unsettled", unsettled, unless: 0)
    if !duplicates.isEmpty { sink.field("duplicates", ValueList(duplicates), .optional) }
    if !shortened.isEmpty { sink.field("shortened", ValueList(shortened), .optional) }
    guard !formulas.isEmpty else { return }
    sink.list("formulas", of: "formulaProblem", formulas) { problem, _, sink in
      sink.field("id", problem.id)
      sink.field("path", problem.path)
      sink.field("source", problem.source)
      sink.range(from: problem.range.lowerBound, to: problem.range.upperBound)
      sink.field("reason", problem.reason)
    }
  }
}

extension SessionView {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("top", top)
    sink.field("lowest", range.lowerBound)
    sink.field("highest", range.upperBound)
    sink.field("clamped", isClamped, unless: false)
    sink.field("beyond", !range.contains(top), unless: false)
    sink.field("contentHeight", contentHeight)
    sink.nullableItem("anchor", anchor) { anchor, sink in anchor.describe(to: &sink) }
    if !newFonts.isEmpty { newFonts.describe(to: &sink) }
    if let drawing {
      sink.open("drawing")
      sink.describe(drawing: drawing)
      sink.close()
    }
    floats?.describe(to: &sink)
    guard let rows else { return }
    sink.open(list: "rows")
    for row in rows {
      sink.nextRow()
      sink.describe(row: row.item, fonts: row.newFonts)
    }
    sink.closeList()
  }
}

extension ScrollAnchor {
  func describe(to sink: inout some LayoutSink) {
    sink.field("id", id)
    sink.field("edge", edge)
    sink.field("offset", offset)
    guard !fallbacks.isEmpty else { return }
    sink.list("fallbacks", of: "fallback", fallbacks) { place, _, sink in
      sink.field("id", place.id)
      sink.field("offset", place.offset)
    }
  }
}
