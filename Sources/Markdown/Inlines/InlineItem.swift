/// A part of a leaf's text. The items are in order, and together they cover every byte.
struct InlineItem: Sendable {
  enum Kind: UInt8, Sendable {
    /// Unchanged text. `payload` is negative for an opening bracket: -1, or the negative offset of the bracket that
    /// closes it.
    case text
    /// A line end with the spaces around it.
    case softBreak, hardBreak
    /// A backslash and the character after it.
    case escape
    /// An entity such as `&amp;`. `payload` has its characters.
    case entity
    /// Code with its backticks. `payload` is the number of backticks on each side.
    case code
    /// `<address>`.
    case autolink, mailAutolink
    /// Raw HTML.
    case html
    /// A run of `*`, `_`, `~~`, `||` or `==`. `payload` is the index of its ``DelimiterRun``.
    case run
    /// `[` or `![` of a link, and `]` with its address. `payload` is the index of the ``InlineLink``.
    case linkOpen, linkClose
    /// A formula with its delimiters. `payload` is its kind.
    case formula
    /// `[^label]`.
    case footnote
    /// Unfinished markup that is not shown.
    case hidden
  }

  var kind: Kind
  /// Whether the item extends to the end only because the text is unfinished.
  var isUnfinished = false
  /// The offsets in the text that is parsed.
  var start: Int
  var end: Int
  var payload = 0
}

/// A run of delimiters. Characters at its left end close, characters at its right end open, and those between
/// are text.
struct DelimiterRun: Sendable {
  var character: UInt8
  var canOpen: Bool
  var canClose: Bool
  /// Whether a letter, digit or address is before the run, as in `2*3`.
  var isInsideWord: Bool
  /// Whether the run's unpaired characters are hidden because the text is unfinished.
  var isHidden = false
  var start: Int
  var length: Int
  /// How many of the run's characters close emphases; `opening` counts those that open emphases, and `healed` the
  /// characters before those that are closed at the end of an unfinished text.
  var closing = 0
  var opening = 0
  var healed = 0
  /// The first and the last of the pairs that the run closes, from the innermost outwards, and of the pairs
  /// that the run opens, from the outermost inwards; -1 if there are none.
  var firstClosed = -1
  var lastClosed = -1
  var firstOpened = -1
  /// The next lower run on the stack, while delimiters are paired.
  var below = -1

  var left: Int { length - closing - opening }
  var end: Int { start + length }
}

/// A pair of an opening and a closing part of two runs.
struct DelimiterPair: Sendable {
  var character: UInt8
  /// The number of characters on each side, 1 or 2.
  var size: Int
  /// The offset of the opening characters.
  var open: Int
  /// The offset of the closing characters.
  var close: Int
  var nextOpened = -1
  var nextClosed = -1
}

/// A link or an image.
struct InlineLink: Sendable {
  var isImage: Bool
  /// The indices of the items that open and close the link.
  var openItem: Int
  var closeItem: Int
  /// The address and title of an inline link as they are written.
  var destination = 0..<0
  var title: Range<Int>?
  /// The index of the link's definition; -1 if it has none.
  var reference = -1
  /// Whether the link's address has not arrived yet.
  var isUnfinished = false
}
