/// A piece of a leaf's text, in order: every byte of the text is in one of them.
struct InlineItem: Sendable {
  enum Kind: UInt8, Sendable {
    /// Text as it stands.
    case text
    /// A line end, with the spaces around it.
    case softBreak, hardBreak
    /// A backslash and the character after it.
    case escape
    /// `&amp;`: its characters are in `payload`.
    case entity
    /// Code with its backticks, of which there are `payload` on either side.
    case code
    /// `<address>`.
    case autolink, mailAutolink
    /// Raw HTML.
    case html
    /// A run of `*`, `_`, `~~`, `||` or `==`: the number of its ``DelimiterRun`` is in `payload`.
    case run
    /// `[` or `![` of a link, and `]` with its address: the number of the ``InlineLink`` is in `payload`.
    case linkOpen, linkClose
    /// A formula with its brackets; its kind is in `payload`.
    case formula
    /// `[^label]`.
    case footnote
    /// Markup that is left out while it is unfinished.
    case hidden
  }

  var kind: Kind
  /// Whether it reaches to the end only because the text is unfinished.
  var isUnfinished = false
  /// Offsets in the text that is parsed.
  var start: Int
  var end: Int
  var payload = 0
}

/// A run of delimiters. From its left its characters close, from its right they open, and those between are text.
struct DelimiterRun: Sendable {
  var character: UInt8
  var canOpen: Bool
  var canClose: Bool
  /// Whether a letter or digit stands before it, as in `2*3`.
  var isInsideWord: Bool
  /// Whether its unfinished rest is hidden.
  var isHidden = false
  var start: Int
  var length: Int
  /// How many characters close, and how many open.
  var closing = 0
  var opening = 0
  /// The first of its pairs: of those that it closes from the inside out, of those that it opens from the outside in.
  var firstClosed = -1
  var lastClosed = -1
  var firstOpened = -1
  /// The run below it on the stack, while delimiters are paired.
  var below = -1

  var left: Int { length - closing - opening }
  var end: Int { start + length }
}

/// Two parts of runs that belong together.
struct DelimiterPair: Sendable {
  var character: UInt8
  /// 1 or 2.
  var size: Int
  /// Where the characters stand.
  var open: Int
  /// -1 if the end of an unfinished text closes it.
  var close: Int
  var nextOpened = -1
  var nextClosed = -1
}

/// A link or an image.
struct InlineLink: Sendable {
  var isImage: Bool
  /// The items that open and close it.
  var openItem: Int
  var closeItem: Int
  /// Address and title as written, of an inline link.
  var destination = 0..<0
  var title: Range<Int>?
  /// The number of its definition, or -1.
  var reference = -1
  /// Whether its address has not come yet.
  var isUnfinished = false
}
