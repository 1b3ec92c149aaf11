import BubbleLayout
import TextLayout
import TextShaping

extension LayoutHeader {
  /// - Parameter height: Nil where it is not known yet.
  func describe(height: LayoutUnit?, to sink: inout some LayoutSink) {
    sink.field("format", Self.format)
    sink.field("style", style)
    sink.nullable("width", width)
    sink.field("scale", scale)
    sink.optional("height", height)
  }
}

extension EngineVersions {
  func describe(to sink: inout some LayoutSink) {
    sink.field("harfbuzz", harfBuzz)
    sink.field("freetype", freeType)
    sink.field("unicode", unicode)
  }
}

extension FontFace {
  /// What is said of a font beside its number and name.
  func describe(to sink: inout some LayoutSink) {
    sink.field("sha256", contentHash)
    sink.field("file", path.split(separator: "/").last.map(String.init) ?? path)
    sink.field("index", faceIndex, unless: 0)
  }
}
