import BubbleLayout

/// A question of a pane: which rows can be seen, after a change of settings or a scroll.
struct PreviewQuestion: Decodable, Sendable {
  /// The pane, by a name of the page's own choosing.
  let pane: String
  let settings: PreviewSettings
  /// The upper edge of the viewport in the transcript, and its height, in points.
  let top: Double
  let height: Double
  /// Whether the reader is at the end, and stays there.
  let isAtEnd: Bool
  /// How far beyond the viewport rows are requested, in points.
  let overscan: Double
  /// The last answer that the pane has had; 0 for none.
  let after: Int
  /// What is highlighted; nil for nothing.
  let find: PreviewHighlight?

  static let heights = 0.0...8_000
  static let longestName = 40

  /// - Throws: `PreviewRefusal` for what no page asks.
  func check() throws(PreviewRefusal) {
    try settings.check()
    // It becomes a part of identifiers.
    guard (1...Self.longestName).contains(pane.utf8.count),
      pane.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { throw .init("that is no pane") }
    guard (find?.text.utf8.count ?? 0) <= PreviewFindQuestion.longestText else {
      throw .init("at most \(PreviewFindQuestion.longestText) bytes are highlighted")
    }
    guard top.isFinite, Self.heights ~= height, Self.heights ~= overscan else {
      throw .init("that is no viewport: its height has to be from 0 to 8000 points")
    }
  }
}

/// What a pane shows.
struct PreviewView: Encodable, Sendable {
  /// A row, painted at its own top left corner.
  struct Row: Encodable, Sendable {
    /// Tells rows apart within an answer, and the same row in two answers.
    let key: String
    let y: Double
    let width: Double
    let height: Double
    /// Its number among the messages, from 0; nil for rows between them.
    let index: Int?
    /// What screen readers call it.
    let label: String
    let svg: String
  }

  /// The number of this answer.
  let number: Int
  /// Whether rows and definitions of the answers before are void.
  let isNew: Bool
  /// CSS, where the answers before are void; nil otherwise.
  let rules: String?
  /// Definitions that rows from this answer on use, besides those of the answers before.
  let definitions: String
  let top: Double
  let height: Double
  let width: Double
  let count: Int
  let rows: [Row]
  /// The colour of the page, as in CSS.
  let ground: String
  /// How long the last change of the layout took, with the rows that were seen then.
  let microseconds: Int
  /// Whether all heights are exact, and not just those of rows that were seen.
  let isSettled: Bool
  /// What is wrong with the style that is being written; nil for nothing. The one before is shown then.
  let problem: PreviewProblem?
  /// What is wrong with the message below the unread line; nil for nothing.
  let unread: String?
}

/// What is wrong with a style.
struct PreviewProblem: Encodable, Hashable, Sendable {
  /// The path of the field; empty for the whole.
  let field: String
  let reason: String
  /// Where it stands in the text, from 1; nil if nothing of the field is written.
  let line: Int?
  /// The Unicode scalar of the line, from 1.
  let column: Int?
}
