/// A block of the syntax, in an array of all blocks. References to other blocks are indices in the array; -1
/// means none.
struct SyntaxBlock: Sendable {
  var kind: BlockKind
  /// Depends on the kind. For a list: it is loose, with blank lines between its items or between the blocks
  /// of an item. For a heading: it is underlined. For a fence or formula: it is closed. For details: they are
  /// open. For an item: its box is checked. For a paragraph: it is a picture that is alone between line ends.
  /// For HTML: it is the beginning of a tag of details. For a summary: its last line is blank.
  var flag = false
  /// Depends on the kind. For a list: it is ordered. For code: it is fenced, not indented. For a formula: it
  /// takes lines until its closing line. For an item: it has a box.
  var isFenced = false
  /// The character of a list marker, a fence or a formula.
  var character: UInt8 = 0
  /// The level of a heading, the number of an alert's kind from 1, the kind of an HTML block, or the number
  /// of fences that are open inside a fence.
  var level: UInt8 = 0
  /// The number of a list or an item, or the length of a fence.
  var number = 0
  /// The columns of indentation: of an item's content relative to its container, or of a fence's opening
  /// line.
  var indent = 0
  /// The UTF-8 offsets of the block in the source. The end of a container is that of its last child.
  var start: Int
  var end: Int
  /// The number of the last line that contains a part of the block.
  var lastLine: Int
  /// The marker: `>`, `-`, `##`, an opening fence, `[^1]:`, `<details>`.
  var marker = 0..<0
  /// The closing mark: a closing fence, closing `#`s, an underline, a task's box, `</details>`.
  var closing = 0..<0
  /// The language of a fence with the text after it, or the label of a footnote.
  var info = 0..<0
  var parent: Int
  var firstChild = -1
  var lastChild = -1
  var next = -1
  /// The index of the block among its parent's visible blocks or items; -1 if it is not visible.
  var index = 0
  /// The lines of a leaf, as a part of `BlockParser.segments`.
  var firstSegment = 0
  var segmentCount = 0

  init(_ kind: BlockKind, start: Int, line: Int, parent: Int) {
    self.kind = kind
    self.start = start
    end = start
    lastLine = line
    self.parent = parent
  }
}

/// The kind of a block in the syntax.
enum BlockKind: UInt8, Sendable {
  case document, quote, list, item, footnotes, footnote, details
  case paragraph, heading, code, html, rule, formula, table, summary, definitions

  /// Whether blocks of this kind contain other blocks.
  @inline(__always) var isContainer: Bool { rawValue <= BlockKind.details.rawValue }

  /// Whether blocks of this kind count as a level of nesting.
  @inline(__always) var isLevel: Bool {
    switch self {
    case .quote, .item, .footnote, .details: true
    default: false
    }
  }
}

/// What a line was recognised as. It decides whether the line is held back while it is unfinished
/// (`UnfinishedLine`).
enum LineOutcome: Sendable {
  /// Text of a leaf, or a marker with text after it.
  case text
  /// A fence, opening or closing.
  case fence
  /// A heading's underline.
  case underline
  /// A thematic break.
  case rule
  /// Only markers: of containers, or of a heading without content.
  case marker
  /// The start of an HTML block, or details.
  case html
  /// A delimiter row.
  case delimiterRow
  /// The marker of an alert in a quote.
  case alert
}

/// The part of a line that belongs to a leaf: the text without the markers of containers and without the line
/// end.
struct LineSegment: Sendable {
  /// The UTF-8 offsets in the source.
  var start: Int
  var end: Int
  /// The number of spaces before the text that remain of a tab, if a container took the tab's first columns.
  var padding: Int
}
