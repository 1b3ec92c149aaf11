import BubbleLayout
import LayoutDrawing
import TextLayout
import TextShaping

extension DisplayList {
  func describe(to sink: inout some LayoutSink) {
    sink.field("theme", theme)
    sink.optional("background", background)
    sink.list("rows", of: "drawnRow", rows) { row, _, sink in
      sink.nullable("id", row.id)
      sink.field("frame", row.frame)
      describe(operationsOf: row, to: &sink)
    }
  }

  /// Describes the operations of the last row, for formats that write them with the row.
  func describeLastRow(to sink: inout some LayoutSink) {
    if let row = rows.last { describe(operationsOf: row, to: &sink) }
  }

  private func describe(operationsOf row: Row, to sink: inout some LayoutSink) {
    sink.list("operations", of: "operation", operations[row.operations]) { operation, _, sink in
      describe(operation, to: &sink)
    }
  }

  /// Describes an operation. Its kind determines its fields; pictures have no colours.
  private func describe(_ operation: Operation, to sink: inout some LayoutSink) {
    let kind = DrawingKind(operation.kind)
    let paint = kind.isPicture ? nil : operation.paint
    sink.field("draw", kind)
    sink.optional("path", outline(operation.path))
    sink.optional("clip", outline(operation.clip))
    sink.optional("color", paint?.color)
    sink.optional("role", paint?.role)
    sink.optional("width", kind == .stroke ? operation.width : nil)
    if let paint, !paint.stops.isEmpty {
      sink.field("top", paint.top, .optional)
      sink.field("bottom", paint.bottom, .optional)
      sink.list("stops", of: "stop", stops[paint.stops], .tuple) { stop, _, sink in
        sink.field("offset", stop.offset)
        sink.field("color", stop.color)
      }
    }
    if kind.isPicture {
      subjects[operation.subject].describe(to: &sink)
      sink.field("frame", operation.frame)
      sink.field("placeholders", operation.placeholderCount)
    }
    if kind == .glyphs { describe(glyphs: operation, to: &sink) }
  }

  private func describe(glyphs operation: Operation, to sink: inout some LayoutSink) {
    let font = fonts[operation.font]
    sink.font(font.font.face)
    sink.field("size", font.font.pointSize)
    sink.optional("variations", TagSettings(font.font.variations))
    sink.field("synthesizesBold", font.synthesizesBold, unless: false)
    sink.field("synthesizesItalic", font.synthesizesItalic, unless: false)
    sink.list("glyphs", of: "drawnGlyph", glyphs[operation.glyphs], .tuple) { glyph, _, sink in
      sink.field("id", Int(glyph.id))
      sink.place("origin", glyph.origin)
    }
  }

  private func outline(_ path: Int?) -> OutlinePath? { path.map { OutlinePath(elements(of: $0)) } }
}

extension PictureSubject {
  /// Describes the subject of a picture: the sender, the message, or the attachment that it shows.
  fileprivate func describe(to sink: inout some LayoutSink) {
    var (sender, message, index, emoji): (String?, MessageID?, Int?, String?) = (nil, nil, nil, nil)
    let kind: PictureSubjectKind
    switch self {
    case .avatar(let name): (kind, sender) = (.avatar, name)
    case .attachment(let id, let number): (kind, message, index) = (.attachment, id, number)
    case .quote(let id): (kind, message) = (.quote, id)
    case .emoji(let id): (kind, emoji) = (.emoji, id)
    }
    sink.field("subject", kind)
    sink.optional("sender", sender)
    sink.optional("message", message)
    sink.optional("index", index)
    sink.optional("emoji", emoji)
  }
}

/// The kinds of operations, by name.
private enum DrawingKind: String, LayoutChoice {
  case fill, stroke, glyphs, picture, placeholder

  init(_ kind: DisplayList.Kind) {
    self =
      switch kind {
      case .fill: .fill
      case .stroke: .stroke
      case .glyphs: .glyphs
      case .picture: .picture
      case .placeholder: .placeholder
      }
  }

  var isPicture: Bool { self == .picture || self == .placeholder }
}

/// The subjects of pictures, by name.
private enum PictureSubjectKind: String, LayoutChoice { case avatar, attachment, quote, emoji }

extension ColorTheme: LayoutChoice {}

/// A colour is written as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
extension Color: LayoutValue {
  package static var schema: JSONSchema { .string(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$") }

  package func write(json buffer: inout ByteBuffer) { buffer.append(quoted: text) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(utf8: text) }
}
