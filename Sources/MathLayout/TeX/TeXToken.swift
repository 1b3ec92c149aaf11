/// A token of TeX with its place in the source.
struct TeXToken {
  enum Kind: Equatable {
    case character(Unicode.Scalar)
    /// A command, by its name without the backslash: letters, or a single other character.
    case command(String)
    /// White space of any length.
    case space
    /// An opening brace, `{`.
    case open
    /// A closing brace, `}`.
    case close
    /// An argument in the text of a macro, numbered from 1.
    case parameter(Int)
    /// The text of `\verb`, as it is shown.
    case verbatim(String)
    /// The end, after the last token.
    case end
  }

  var kind: Kind
  /// The token's UTF-16 offsets in the source. A token from a macro has the offsets of the macro's call.
  var start: Int
  var end: Int

  var range: Range<Int> { start..<max(start, end) }

  /// The token as it is written in TeX.
  var spelling: String {
    switch kind {
    case .character(let scalar): String(scalar)
    case .command(let name): "\\" + name
    case .space: " "
    case .open: "{"
    case .close: "}"
    case .parameter(let number): "#\(number)"
    case .verbatim(let text): text
    case .end: ""
    }
  }

  func isCharacter(_ scalar: Unicode.Scalar) -> Bool { kind == .character(scalar) }

  func isCommand(_ name: String) -> Bool { kind == .command(name) }

  /// The token's character; nil if it is not a character.
  var scalar: Unicode.Scalar? {
    if case .character(let scalar) = kind { scalar } else { nil }
  }
}
