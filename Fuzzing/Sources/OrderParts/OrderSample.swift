import BubbleLayout
import RunParts
import TextLayout

/// A text with what it is laid out with.
package struct OrderSample: Sendable {
  package let text: String
  private let style: TextStyle
  private let options: ParagraphOptions
  /// Whether its paragraph may be one that the engine kept.
  private let mayBeKept: Bool
  private let widths: [Double]

  /// A text with settings at random, most often the same.
  package init(_ random: inout RandomSequences) {
    text = random.text()
    let language = [nil, "ja", "ar", "hi", "tr"][max(0, random.below(20) - 15)]
    let weight: FontWeight = random.below(8) == 0 ? .bold : .regular
    style = TextStyle(size: random.below(8) == 0 ? 11.5 : 16, weight: weight, language: language)
    options = ParagraphOptions(policy: random.below(4) == 0 ? .browser : .unicode)
    mayBeKept = random.below(2) == 0
    widths = random.below(3) == 0 ? [.infinity, 70] : [.infinity]
  }

  private init(_ text: String, like other: OrderSample) {
    self.text = text
    style = other.style
    options = other.options
    mayBeKept = other.mayBeKept
    widths = other.widths
  }

  /// Another text with the same settings.
  package func with(_ scalars: [Unicode.Scalar]) -> OrderSample {
    OrderSample(String(String.UnicodeScalarView(scalars)), like: self)
  }

  /// What a renderer draws of it: on lines as long as they are written, and at times on narrow ones.
  package func drawn(by engine: LayoutEngine) -> Drawn {
    let paragraph =
      mayBeKept
      ? engine.paragraph(text, font: style, options: options)
      : Paragraph(StyledText(text, style: style), options: options, fonts: engine.fonts)
    let blocks = widths.map { paragraph.layout(width: $0) }
    return Drawn(
      lines: blocks.map(\.lines),
      runs: blocks.map { block in block.lines.indices.map { block.glyphRuns(inLine: $0) } })
  }
}

/// What a renderer draws of a text at each of some widths: its lines, and the glyphs of each with their clusters and places.
package struct Drawn: Equatable, Sendable {
  fileprivate let lines: [[LineBox]]
  fileprivate let runs: [[[GlyphRun]]]

  /// How it differs from another; nil if it does not.
  package func difference(from other: Drawn) -> String? {
    if runs[0] != other.runs[0] { return "other glyphs: \(written) instead of \(other.written)" }
    if lines != other.lines { return "other lines" }
    return runs == other.runs ? nil : "other glyphs on narrow lines"
  }

  /// Each glyph with its cluster and place.
  private var written: String {
    runs[0].joined().flatMap(\.glyphs).map { "\($0.id)@\($0.cluster):\($0.origin.x.points)" }
      .joined(separator: " ")
  }
}
