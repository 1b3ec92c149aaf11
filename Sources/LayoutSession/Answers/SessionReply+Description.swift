import BubbleLayout
import LayoutFormat
import TextLayout

extension SessionReply {
  func describe(to sink: inout some LayoutSink) {
    switch self {
    case .hit(let hit, let text, let nearest):
      sink.nullableItem("hit", hit) { hit, sink in hit.describe(text: text, to: &sink) }
      sink.nullableItem("nearest", nearest) { place, sink in
        sink.field("id", place.id)
        sink.optional("path", place.path.unlessOwn)
        place.position.describe(to: &sink)
      }
    case .caret(let frame): sink.nullable("caret", frame)
    case .rects(let rects): sink.field("rects", ValueList(rects))
    case .selection(let rects, let text):
      sink.open("selection")
      sink.field("rects", ValueList(rects))
      sink.optional("text", text)
      sink.close()
    case .matches(let matches, let isLimited):
      sink.describe(matches: matches)
      sink.field("limited", isLimited, unless: false)
    case .match(let match, let rects):
      sink.nullableItem("match", match) { match, sink in match.describe(to: &sink) }
      sink.field("rects", ValueList(rects))
    case .anchor(let anchor):
      sink.nullableItem("anchor", anchor) { anchor, sink in anchor.describe(to: &sink) }
    case .offset(let top, let range):
      sink.open("offset")
      sink.nullable("top", top)
      sink.field("lowest", range.lowerBound)
      sink.field("highest", range.upperBound)
      sink.field("beyond", top.map { !range.contains($0) } ?? false, unless: false)
      sink.close()
    case .composed(let steps): steps.describe(to: &sink)
    case .measured(let measures):
      sink.list("measured", of: "measure", measures) { measure, _, sink in measure.describe(to: &sink) }
    case .overlay(let floats): floats.describe(to: &sink)
    case .outlines(let glyphs, let font, let unitsPerEm):
      sink.open("outlines")
      sink.field("font", font)
      sink.field("unitsPerEm", unitsPerEm)
      sink.list("glyphs", of: "outline", glyphs) { glyph, _, sink in glyph.describe(to: &sink) }
      sink.close()
    case .fonts(let fonts): fonts.describe(to: &sink)
    case .people(let people): sink.field("people", WrittenRecord(people))
    case .statistics(let statistics, let state, let transcripts, let fonts, let bytes):
      sink.open("statistics")
      state.describe(to: &sink)
      sink.field("rowsMeasured", statistics.rowsMeasured)
      sink.field("messagesPrepared", statistics.messagesPrepared)
      sink.field("neighboursVisited", statistics.neighboursVisited)
      sink.field("transcripts", transcripts)
      sink.field("fonts", fonts)
      sink.field("bytes", bytes)
      sink.close()
    case .closed: sink.field("closed", true)
    }
  }
}

extension SessionGlyph {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("id", id)
    sink.optional("path", path)
    guard let picture else { return }
    sink.open("picture")
    sink.field("png", picture.png)
    sink.field("left", picture.frame.left)
    sink.field("top", picture.frame.top)
    sink.field("width", picture.frame.width)
    sink.field("height", picture.frame.height)
    sink.close()
  }
}
