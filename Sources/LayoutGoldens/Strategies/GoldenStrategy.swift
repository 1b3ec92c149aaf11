import BubbleLayout
import LayoutFormat
import TextLayout

/// How a value becomes the text of a golden.
///
/// Strategies are values: those for rows, cells, paragraphs, composers and transcripts are here, and you can
/// make others from them, or from custom items.
///
/// ```swift
/// import BubbleLayout
/// import LayoutGoldens
///
/// struct Thread { var messages: [Message] }
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let strategy = GoldenStrategy.rows.pullback { (thread: Thread) in
///   Array(engine.rows(for: thread.messages, style: .merged, width: 320))
/// }
/// print(try strategy.text(Thread(messages: [Message(id: 1, sender: "ann", text: "Hello")])).text)
/// ```
public struct GoldenStrategy<Value>: Sendable {
  /// Writes a value.
  public let text: @Sendable (Value) throws -> GoldenText

  /// Creates a strategy from a closure.
  public init(_ text: @escaping @Sendable (Value) throws -> GoldenText) { self.text = text }

  /// A strategy for values from which the values of this one can be made.
  public func pullback<Other>(
    _ value: @escaping @Sendable (Other) throws -> Value
  ) -> GoldenStrategy<Other> {
    GoldenStrategy<Other> { try text(value($0)) }
  }
}

extension GoldenStrategy where Value == [TranscriptRow] {
  /// Rows with their lines.
  public static var rows: GoldenStrategy { rows(detail: .lines) }

  /// Rows, with their glyphs or without.
  ///
  /// - Parameter detail: Whether glyphs are listed.
  /// - Parameter properties: What they were made with, for people who read the file.
  public static func rows(
    detail: GoldenDetail, properties: [(name: String, value: String)] = []
  ) -> GoldenStrategy {
    GoldenStrategy { GoldenText($0, properties: properties, detail: detail) }
  }
}

extension GoldenStrategy where Value == TextBlock {
  /// The lines of a paragraph.
  public static var paragraph: GoldenStrategy { paragraph(detail: .lines) }

  /// The lines of a paragraph, with their glyphs or without.
  public static func paragraph(detail: GoldenDetail) -> GoldenStrategy {
    GoldenStrategy { block in GoldenText([block], detail: detail) { $0.write(block) } }
  }
}

extension GoldenStrategy where Value == ComposerLayout {
  /// The lines of a composer, its size, and its placeholder if it is empty.
  public static var composer: GoldenStrategy {
    GoldenStrategy { layout in
      GoldenText([layout.block] + (layout.placeholder.map { [$0] } ?? []), detail: .lines) {
        $0.write(layout)
      }
    }
  }
}

extension GoldenStrategy where Value == Transcript {
  /// All rows of a transcript, with the style's name, the width, the direction and the font scale.
  public static var transcript: GoldenStrategy { transcript(detail: .lines) }

  /// All rows of a transcript, with their glyphs or without.
  public static func transcript(detail: GoldenDetail) -> GoldenStrategy {
    GoldenStrategy { transcript in
      GoldenText(
        transcript.rows,
        properties: GoldenText.properties(
          style: transcript.style, width: transcript.width, in: transcript.environment),
        detail: detail, style: transcript.style)
    }
  }
}

extension GoldenText {
  /// A golden of texts that are not rows.
  init(_ blocks: [TextBlock], detail: GoldenDetail, write: (inout TextSink) -> Void) {
    var fonts = FontTable()
    for block in blocks { fonts.add(block) }
    var sink = TextSink(glyphs: detail == .glyphs)
    GoldenEnvironment(fonts: fonts.faces.map { GoldenFont(name: $0.name, hash: $0.contentHash) }).write(
      to: &sink)
    write(&sink)
    self.init(text: sink.text)
  }
}
