import BubbleLayout
import RunParts
import TextLayout

/// A text with its style, options and widths.
package struct OrderSample: Sendable {
  package let text: String
  private let style: TextStyle
  private let options: ParagraphOptions
  /// Whether the engine may return a cached paragraph.
  private let mayBeKept: Bool
  private let widths: [Double]

  /// Makes a random text. Its settings are random too, but mostly the default ones.
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

  /// Returns another text with the same settings.
  package func with(_ scalars: [Unicode.Scalar]) -> OrderSample {
    OrderSample(String(String.UnicodeScalarView(scalars)), like: self)
  }

  /// Returns the lines and glyphs of the text on one line of unlimited width, and for some samples on narrow
  /// lines.
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

/// The lines of a text at each of its widths, and the glyphs of each line with their clusters and places.
package struct Drawn: Equatable, Sendable {
  fileprivate let lines: [[LineBox]]
  fileprivate let runs: [[[GlyphRun]]]

  /// Returns the difference from another layout; nil if they are equal.
  package func difference(from other: Drawn) -> String? {
    if runs[0] != other.runs[0] { return "other glyphs: \(written) instead of \(other.written)" }
    if lines != other.lines { return "other lines" }
    return runs == other.runs ? nil : "other glyphs on narrow lines"
  }

  /// The glyphs with their clusters and places, as text.
  private var written: String {
    runs[0].joined().flatMap(\.glyphs).map { "\($0.id)@\($0.cluster):\($0.origin.x.points)" }
      .joined(separator: " ")
  }
}
