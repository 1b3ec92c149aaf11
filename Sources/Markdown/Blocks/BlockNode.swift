/// One block of the syntax, in an arena. References to other blocks are indices there; -1 means none.
struct BlockNode: Sendable {
  var kind: BlockKind
  /// Its meaning depends on the kind: a list without blank lines between its items' blocks; an underlined
  /// heading; a closed fence or formula; open details; a checked box of an item.
  var flag = false
  /// A fence, not an indented block; a formula that takes lines until its closing line; an item with a box.
  var isFenced = false
  /// The character of a list's marker, a fence or a formula.
  var character: UInt8 = 0
  /// A heading's level, an alert's kind from 1, the kind of an HTML block, or how many fences are open in a fence.
  var level: UInt8 = 0
  /// A list's or an item's number, or a fence's length.
  var number = 0
  /// Columns of an item's content from its container, or of a fence's opening line.
  var indent = 0
  /// UTF-8 offsets of the block in the source. A container's end is that of its last child.
  var start: Int
  var end: Int
  /// The number of the last line that contains a part of the block.
  var lastLine: Int
  /// The marker: `>`, `-`, `##`, an opening fence, `[^1]:`, `<details>`.
  var marker = 0..<0
  /// The closing mark: a closing fence, closing `#`s, an underline, a task's box, `</details>`.
  var closing = 0..<0
  /// A fence's language and what follows, or the label of a footnote.
  var info = 0..<0
  var parent: Int
  var firstChild = -1
  var lastChild = -1
  var next = -1
  /// Its index among its parent's visible blocks or items.
  var index = 0
  /// The lines of a leaf.
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
