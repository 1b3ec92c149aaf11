import BubbleLayout
import TextLayout

/// The measured kinds of work, for all messages of a corpus. Each call does the whole work and returns a
/// number that depends on it, so that the compiler cannot leave any of it out.
public struct Workload: Sendable {
  /// The conversation.
  public let corpus: Corpus
  /// The engine for all work, with its cache of glyphs.
  public let engine: LayoutEngine
  private let uncached: LayoutEngine
  private let font: TextStyle
  private let paragraphs: [Paragraph]
  private let bare: BareText
  private let alone: HeightsAlone
  /// The messages with even numbers, and those with odd numbers.
  private let halves: [[Message]]

  /// The widths that `newWidth`, `heights` and `relayout` use in turn, in points.
  public static let widths: [Double] = [260, 180, 340, 220]

  /// Opens the bundled fonts and shapes each text once, to find the fonts for bare HarfBuzz.
  public init(_ corpus: Corpus) {
    guard let engine = try? LayoutEngine(fonts: .bundled),
      let uncached = try? LayoutEngine(
        fonts: .collection(FontCollection(faces: engine.fonts.faces, cache: .off)))
    else {
      fatalError("the bundled fonts cannot be opened")
    }
    self.uncached = uncached
    let font = TextStyle.system(16)
    self.corpus = corpus
    self.engine = engine
    self.font = font
    paragraphs = corpus.messages.map { engine.paragraph($0.text, font: font) }
    bare = BareText(paragraphs)
    alone = HeightsAlone(corpus.messages.map(\.text), font: font, engine: engine)
    halves = [0, 1].map { half in
      corpus.messages.enumerated().filter { $0.offset % 2 == half }.map(\.element)
    }
  }

  /// Shapes each text with HarfBuzz alone; runs and fonts are found beforehand, and results are not kept.
  public func bareHarfBuzz() -> Int { bare.shape() }

  // MARK: New text

  /// Analyses and shapes each text, so that it can be laid out at any width.
  public func newText() -> Int { newText(engine, corpus.messages) }

  /// Analyses and shapes each text without a cache of glyphs.
  public func newTextUncached() -> Int { newText(uncached, corpus.messages) }

  /// Analyses and shapes each text with a cache that is empty at the start.
  public func newTextFromEmptyCache() -> Int {
    engine.fonts.emptyShapeCache()
    return newText(engine, corpus.messages)
  }

  /// Analyses and shapes texts that are not in the cache, but whose words are. `turned(by:)` makes such
  /// texts.
  public func newTextOfSeenWords(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 &+ engine.paragraph($1, font: font).length }
  }

  /// Returns the texts with their words rotated by some places.
  public func turned(by round: Int) -> [String] {
    corpus.messages.map { message in
      let words = message.text.split(separator: " ", omittingEmptySubsequences: false)
      let first = (round + 1) % max(1, words.count)
      return (words[first...] + words[..<first]).joined(separator: " ")
    }
  }

  /// Analyses and shapes the half of the texts that `warm` left out.
  public func newTextWarmed(round: Int) -> Int { newText(engine, halves[(round + 1) % 2]) }

  /// Empties the cache and fills it with one half of the texts.
  public func warm(round: Int) -> Int {
    engine.fonts.emptyShapeCache()
    return newText(engine, halves[round % 2])
  }

  private func newText(_ engine: LayoutEngine, _ messages: [Message]) -> Int {
    messages.reduce(0) { $0 &+ engine.paragraph($1.text, font: font).length }
  }

  /// Analyses, shapes and breaks each text into lines once.
  public func newTextAndLines() -> Int {
    corpus.messages.reduce(0) {
      $0 &+ engine.paragraph($1.text, font: font).layout(width: 260).lines.count
    }
  }

  // MARK: A new width

  /// Breaks each text, which was shaped before, into lines at another width.
  ///
  /// - Parameter round: Chooses the width, so that it changes from call to call.
  public func newWidth(round: Int) -> Int {
    let width = Self.widths[round % Self.widths.count]
    return paragraphs.reduce(0) { $0 &+ $1.layout(width: width).lines.count }
  }

  /// Measures the height of each text, as a transcript keeps it, at another width.
  public func heights(round: Int) -> Int {
    alone.height(width: Self.widths[round % Self.widths.count])
  }

  // MARK: Cells

  /// Lays out each message as a complete cell with its labels.
  ///
  /// - Parameter half: 0 or 1 for every other message; nil for all of them.
  public func cells(_ style: ChatStyle, half: Int? = nil) -> Int {
    engine.cells(
      for: half.map { halves[$0] } ?? corpus.messages, style: style, width: 320,
      environment: LayoutEnvironment(me: "you")
    ).reduce(0) { $0 &+ $1.height.rawValue }
  }

  /// Empties the cache and fills it with the cells of one half of the messages.
  public func warmCells(_ style: ChatStyle, half: Int) -> Int {
    engine.fonts.emptyShapeCache()
    return cells(style, half: half)
  }

  /// Returns a transcript at a width that `relayout` does not use.
  public func transcript() -> Transcript {
    Transcript(
      corpus.messages, style: .balloon, width: 300, engine: engine, environment: LayoutEnvironment(me: "you"))
  }

  /// Lays out all cells of a transcript at another width.
  public func relayout(_ transcript: inout Transcript, round: Int) -> Int {
    transcript.width = Self.widths[round % Self.widths.count] + 60
    return transcript.cells.last?.frame.maxY.rawValue ?? 0
  }
}
