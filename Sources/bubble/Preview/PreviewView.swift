import BubbleLayout

/// A request of a pane for the visible rows, after a change of the settings or a scroll.
struct PreviewQuestion: Decodable, Sendable {
  /// The name of the pane, which the page chooses.
  let pane: String
  let settings: PreviewSettings
  /// The upper edge of the viewport in the transcript, and its height, in points.
  let top: Double
  let height: Double
  /// Whether the reader is at the end, and stays there.
  let isAtEnd: Bool
  /// How far beyond the viewport rows are requested, in points.
  let overscan: Double
  /// The number of the last answer that the pane received; 0 for none.
  let after: Int
  /// The text that is highlighted; nil for none.
  let find: PreviewHighlight?

  static let heights = 0.0...8_000
  static let longestName = 40

  /// - Throws: `PreviewRefusal` for values that the page never sends.
  func check() throws(PreviewRefusal) {
    try settings.check()
    // The name becomes a part of identifiers in SVG.
    guard (1...Self.longestName).contains(pane.utf8.count),
      pane.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { throw .init("the name of the pane is invalid") }
    guard (find?.text.utf8.count ?? 0) <= PreviewFindQuestion.longestText else {
      throw .init("at most \(PreviewFindQuestion.longestText) bytes are highlighted")
    }
    guard top.isFinite, Self.heights ~= height, Self.heights ~= overscan else {
      throw .init("the viewport is invalid; its height must be from 0 to 8000 points")
    }
  }
}

/// The answer to a pane's request: the rows that it shows.
struct PreviewView: Encodable, Sendable {
  /// A row, painted with its top left corner at the origin.
  struct Row: Encodable, Sendable {
    /// Identifies the row within an answer and across answers.
    let key: String
    let y: Double
    let width: Double
    let height: Double
    /// The row's number among the messages, from 0; nil for rows between messages.
    let index: Int?
    /// The text that screen readers say for the row.
    let label: String
    let svg: String
  }

  /// The number of this answer.
  let number: Int
  /// Whether the page has to discard the rows and definitions of earlier answers.
  let isNew: Bool
  /// The CSS rules, if earlier answers are discarded; otherwise nil.
  let rules: String?
  /// The SVG definitions that this answer adds to those of earlier answers.
  let definitions: String
  let top: Double
  let height: Double
  let width: Double
  let count: Int
  let rows: [Row]
  /// The colour of the page, as in CSS.
  let ground: String
  /// How long the last change of the layout took, including its visible rows, in microseconds.
  let microseconds: Int
  /// Whether all heights are exact, not only those of rows that have been visible.
  let isSettled: Bool
  /// The problem of the style that is being edited, in which case the previous style is shown; nil for none.
  let problem: PreviewProblem?
  /// The problem with the message below the unread line; nil for none.
  let unread: String?
}

/// A problem of a style.
struct PreviewProblem: Encodable, Hashable, Sendable {
  /// The path of the field; empty for the style as a whole.
  let field: String
  let reason: String
  /// The line of the field in the style's text, from 1; nil if the field is not in the text.
  let line: Int?
  /// The column: the number of the Unicode scalar within the line, from 1.
  let column: Int?
}
