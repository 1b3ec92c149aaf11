import BubbleLayout
import LayoutDrawing
import TextLayout
import TextShaping

extension TranscriptRow {
  /// - Parameters:
  ///   - fonts: The fonts that are described with the row, because it is the first to use them.
  ///   - drawing: How the row is drawn, as the last row of a list; nil to leave it out.
  func describeWhole(
    fonts: ArraySlice<FontFace> = [], drawing: DisplayList? = nil, to sink: inout some LayoutSink
  ) {
    sink.open(row: self)
    describe(to: &sink)
    describeAccessibility(to: &sink)
    drawing?.describeLastRow(to: &sink)
    if !fonts.isEmpty { fonts.describe(to: &sink) }
    sink.close(row: self)
  }

  private func describe(to sink: inout some LayoutSink) {
    switch self {
    case .message(let cell): cell.describe(to: &sink)
    case .separator(let separator): separator.describe(to: &sink)
    case .typing(let row):
      sink.field("frame", row.frame)
      sink.optional("people", ValueList(unlessEmpty: row.people))
      sink.optional("bubble", row.bubble)
      if !row.parts.isEmpty {
        sink.list("parts", of: "part", row.parts, .part) { part, _, sink in part.describe(to: &sink) }
      }
      sink.field("ground", ColorRole.on(.received, .fill))
      sink.field("ink", ColorRole.on(.received, .secondary))
    }
  }
}

extension TranscriptSeparator {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("before", id)
    sink.field("frame", frame)
    describeLabel(to: &sink)
  }

  fileprivate func describeLabel(to sink: inout some LayoutSink) {
    sink.open("label")
    label.describe(to: &sink)
    sink.close()
    sink.list("boxes", of: "box", boxes, .part) { box, _, sink in box.describe(to: &sink) }
  }
}

extension TranscriptOverlay {
  /// The fonts of the overlay.
  var fonts: FontNumbers {
    var fonts = FontNumbers()
    if let date { fonts.add(date.separator) }
    return fonts
  }

  /// Describes the overlay.
  func describe(to sink: inout some LayoutSink) {
    sink.field("format", FormatVersion.first)
    fonts.describe(to: &sink)
    describeFloats(to: &sink)
  }

  /// Describes the date and the avatar.
  package func describeFloats(to sink: inout some LayoutSink) {
    sink.nullableItem("date", date) { date, sink in
      sink.field("before", date.separator.id)
      sink.field("frame", date.frame)
      sink.field("resting", date.separator.frame)
      date.separator.describeLabel(to: &sink)
    }
    sink.nullableItem("avatar", avatar) { avatar, sink in
      sink.field("id", avatar.id)
      sink.nullable("sender", avatar.sender)
      sink.field("frame", avatar.frame)
      sink.field("resting", avatar.resting)
    }
  }
}
