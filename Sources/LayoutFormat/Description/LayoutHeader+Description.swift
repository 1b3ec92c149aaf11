import BubbleLayout
import TextLayout
import TextShaping
import TextUnicode

extension LayoutHeader {
  /// - Parameter height: The height of all rows; nil if it is not known yet.
  package func describe(height: LayoutUnit?, to sink: inout some LayoutSink) {
    describe(to: &sink)
    if let height { sink.field("height", height) }
    sink.open("engine")
    versions.describe(to: &sink)
    sink.close()
    // Colours do not change the layout, so formats for comparison contain only the roles of colours.
    guard !sink.detail.isExplicit else { return }
    sink.open("colors")
    sink.field("light", colors.light)
    sink.field("dark", colors.dark)
    sink.close()
  }

  /// Describes the settings and versions that the layout was made with.
  func describe(to sink: inout some LayoutSink) {
    sink.field("format", FormatVersion.first)
    sink.field("style", style)
    sink.nullable("width", width)
    sink.field("scale", scale)
    sink.field("policy", policy, unless: .unicode)
    sink.field("inverted", isInverted, unless: false)
    sink.optional("theme", theme)
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
  /// Describes a font, without its number and name.
  func describe(to sink: inout some LayoutSink) {
    sink.field("sha256", contentHash)
    sink.field("file", path.split(separator: "/").last.map(String.init) ?? path)
    sink.field("index", faceIndex, unless: 0)
  }
}

extension FontNumbers {
  package func describe(to sink: inout some LayoutSink) { faces[...].describe(to: &sink) }
}

extension ArraySlice<FontFace> {
  /// Describes fonts; their numbers are their indices.
  package func describe(to sink: inout some LayoutSink) {
    sink.open(list: "fonts")
    for (number, face) in zip(indices, self) {
      sink.open(element: "font", .object, number: number)
      sink.field("id", number)
      sink.field("name", face.name)
      face.describe(to: &sink)
      sink.close()
    }
    sink.closeList()
  }
}
