import BubbleLayout
import LayoutFormat
import TextLayout

/// A way to turn a value into the text of a golden.
///
/// The library has strategies for rows, paragraphs, composers and transcripts. You can make others from these
/// strategies, or from custom items.
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
  /// Turns a value into the text of a golden.
  public let text: @Sendable (Value) throws -> GoldenText

  /// Creates a strategy from a closure.
  public init(_ text: @escaping @Sendable (Value) throws -> GoldenText) { self.text = text }

  /// Returns a strategy for another type. It converts each value with the closure, and then applies this
  /// strategy.
  public func pullback<Other>(
    _ value: @escaping @Sendable (Other) throws -> Value
  ) -> GoldenStrategy<Other> {
    GoldenStrategy<Other> { try text(value($0)) }
  }
}

extension GoldenStrategy where Value == [TranscriptRow] {
  /// Writes rows with their lines.
  public static var rows: GoldenStrategy { rows(detail: .lines) }

  /// Writes rows, with or without their glyphs.
  ///
  /// - Parameter detail: Whether glyphs are listed.
  /// - Parameter properties: The settings that the rows were made with, for people who read the file.
  public static func rows(
    detail: GoldenDetail, properties: [(name: String, value: String)] = []
  ) -> GoldenStrategy {
    GoldenStrategy { GoldenText($0, properties: properties, detail: detail) }
  }
}

extension GoldenStrategy where Value == TextBlock {
  /// Writes the lines of a paragraph.
  public static var paragraph: GoldenStrategy { paragraph(detail: .lines) }

  /// Writes the lines of a paragraph, with or without their glyphs.
  public static func paragraph(detail: GoldenDetail) -> GoldenStrategy {
    GoldenStrategy { block in GoldenText([block], detail: detail) { $0.write(block) } }
  }
}

extension GoldenStrategy where Value == ComposerLayout {
  /// Writes the lines of a composer, its size, and its placeholder if it is empty.
  public static var composer: GoldenStrategy {
    GoldenStrategy { layout in
      GoldenText([layout.block] + (layout.placeholder.map { [$0] } ?? []), detail: .lines) {
        $0.write(layout)
      }
    }
  }
}

extension GoldenStrategy where Value == Transcript {
  /// Writes all rows of a transcript, with the style's name, the width, the direction and the font scale.
  public static var transcript: GoldenStrategy { transcript(detail: .lines) }

  /// Writes all rows of a transcript, with or without their glyphs.
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
  /// Makes a golden of texts that are not rows.
  init(_ blocks: [TextBlock], detail: GoldenDetail, write: (inout TextSink) -> Void) {
    var fonts = FontNumbers()
    for block in blocks { fonts.add(block) }
    var sink = TextSink(glyphs: detail == .glyphs)
    GoldenEnvironment(fonts: fonts.faces.map { GoldenFont(name: $0.name, hash: $0.contentHash) }).write(
      to: &sink)
    write(&sink)
    self.init(text: sink.text)
  }
}
