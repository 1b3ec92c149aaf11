import BubbleLayout
import TextLayout

/// What is measured, over all messages of a corpus. Each call does the whole work and returns a number that
/// depends on it, so that none of it can be left out.
public struct Workload: Sendable {
  /// The conversation.
  public let corpus: Corpus
  private let engine: LayoutEngine
  private let font: TextStyle
  private let paragraphs: [Paragraph]
  private let bare: BareText

  /// The widths that `newWidth` and `relayout` go through.
  public static let widths: [Double] = [260, 180, 340, 220]

  /// Opens the bundled fonts and shapes each text once, to find the fonts that bare HarfBuzz is given.
  public init(_ corpus: Corpus) {
    guard let engine = try? LayoutEngine(fonts: .bundled) else {
      fatalError("the bundled fonts cannot be opened")
    }
    let font = TextStyle.system(16)
    self.corpus = corpus
    self.engine = engine
    self.font = font
    paragraphs = corpus.messages.map { engine.paragraph($0.text, font: font) }
    bare = BareText(paragraphs)
  }

  /// Each text shaped by HarfBuzz alone: runs and fonts found beforehand, nothing kept of the result.
  public func bareHarfBuzz() -> Int { bare.shape() }

  /// Each text analysed and shaped, ready to be laid out at any width.
  public func newText() -> Int {
    corpus.messages.reduce(0) { $0 &+ engine.paragraph($1.text, font: font).length }
  }

  /// Each text analysed, shaped and broken into lines once.
  public func newTextAndLines() -> Int {
    corpus.messages.reduce(0) {
      $0 &+ engine.paragraph($1.text, font: font).layout(width: 260).lines.count
    }
  }

  /// Each text, shaped before, broken into lines at one more width.
  ///
  /// - Parameter round: Chooses the width, so that it changes from call to call.
  public func newWidth(round: Int) -> Int {
    let width = Self.widths[round % Self.widths.count]
    return paragraphs.reduce(0) { $0 &+ $1.layout(width: width).lines.count }
  }

  /// Each message laid out as a cell of the style `balloon`, label and all, from nothing.
  public func wholeTranscript() -> Int {
    let cells = engine.cells(
      for: corpus.messages, style: .balloon, width: 320, in: LayoutEnvironment(me: "you"))
    return cells.reduce(0) { $0 &+ $1.height.rawValue }
  }

  /// A transcript to be laid out at other widths; its own is none of those that `relayout` goes through.
  public func transcript() -> Transcript {
    Transcript(
      corpus.messages, style: .balloon, width: 300, engine: engine, environment: LayoutEnvironment(me: "you"))
  }

  /// All cells of a transcript at one more width.
  public func relayout(_ transcript: inout Transcript, round: Int) -> Int {
    transcript.width = Self.widths[round % Self.widths.count] + 60
    return transcript.cells.last?.frame.maxY.rawValue ?? 0
  }
}
