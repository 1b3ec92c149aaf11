import BubbleLayout

extension InlineMarkup {
  /// A character sequence that opens and closes an emphasis, such as `*` in `*bold*`.
  struct Sign {
    let bytes: [UInt8]
    let emphasis: TextEmphases
    /// Whether the sign is only recognised if no letter or digit adjoins it on its outer side.
    let isWordBound: Bool

    init(_ text: StaticString, _ emphasis: TextEmphases, isWordBound: Bool = false) {
      bytes = text.withUTF8Buffer(Array.init)
      self.emphasis = emphasis
      self.isWordBound = isWordBound
    }
  }

  /// Markup other than emphases and code that a dialect finds at a place.
  enum Found {
    /// A piece that replaces the bytes up to its end.
    case piece(String, PieceStyle, end: Int)
    /// A link: the range of its words, its address, and the end of its markup.
    case link(Range<Int>, address: String, end: Int)
  }

  /// The markup of one chat program.
  struct Dialect {
    /// The signs of emphases. If one sign begins with another, the longer one comes first.
    let signs: [Sign]
    /// Whether emphases and code may continue over line ends.
    var crossesLines = false
    /// Whether a backslash makes the punctuation after it plain text.
    var hasEscapes = false
    /// The longest run of backticks that opens code.
    var backticks = 1
    /// The bytes at which `find` is called.
    var marks: Set<UInt8> = []
    /// Whether `find` replaces escapes such as `&amp;`, which also stand in addresses.
    var hasEntities = false
  }
}
