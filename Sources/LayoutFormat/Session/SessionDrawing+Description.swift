import BubbleLayout
import TextLayout
import TextShaping

extension SessionDrawing {
  func describe(to sink: inout some LayoutSink) {
    sink.field("theme", theme)
    sink.optional("background", background)
    sink.list("rows", of: "drawnRow", rows) { row, _, sink in
      sink.nullable("id", row.id)
      sink.field("frame", row.frame)
      sink.list("operations", of: "operation", row.operations) { operation, _, sink in
        operation.describe(to: &sink)
      }
    }
  }
}

extension SessionDrawing.Operation {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("draw", kind)
    sink.optional("path", path)
    sink.optional("clip", clip)
    sink.optional("color", color)
    sink.optional("role", role)
    sink.optional("width", width)
    if let gradient {
      sink.field("top", gradient.top, .optional)
      sink.field("bottom", gradient.bottom, .optional)
      sink.list("stops", of: "stop", gradient.stops, .tuple) { stop, _, sink in
        sink.field("offset", stop.offset)
        sink.field("color", stop.color)
      }
    }
    picture?.describe(to: &sink)
    text?.describe(to: &sink)
  }
}

extension SessionDrawing.Glyphs {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.font(font.face)
    sink.field("size", font.pointSize)
    sink.optional("variations", TagSettings(font.variations))
    sink.field("synthesizesBold", synthesizesBold, unless: false)
    sink.field("synthesizesItalic", synthesizesItalic, unless: false)
    sink.list("glyphs", of: "drawnGlyph", glyphs, .tuple) { glyph, _, sink in
      sink.field("id", glyph.id)
      sink.place("origin", glyph.origin)
    }
  }
}

extension SessionDrawing.Picture {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("subject", subject)
    sink.optional("sender", sender)
    sink.optional("message", message)
    sink.optional("index", index)
    sink.optional("emoji", emoji)
    sink.field("frame", frame)
    sink.field("placeholders", placeholders)
  }
}

extension SessionDrawing.Operation.Kind: LayoutChoice {}
extension SessionDrawing.Picture.Subject: LayoutChoice {}
extension ColorTheme: LayoutChoice {}

/// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
extension Color: LayoutValue {
  static var schema: JSONSchema { .string(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$") }

  func write(json buffer: inout ByteBuffer) { buffer.append(quoted: text) }
  func write(text buffer: inout ByteBuffer) { buffer.append(utf8: text) }
}
