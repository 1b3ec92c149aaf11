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
