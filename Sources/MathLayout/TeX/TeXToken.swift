/// A token of TeX, and where it was written.
struct TeXToken {
  enum Kind: Equatable {
    case character(Unicode.Scalar)
    /// A command by its name without the backslash: letters, or one other character.
    case command(String)
    /// White space, however much.
    case space
    /// `{`
    case open
    /// `}`
    case close
    /// An argument in the text of a macro, from 1.
    case parameter(Int)
    /// After the last one.
    case end
  }

  var kind: Kind
  /// UTF-16 offsets of the source: of the macro, for what it was replaced by.
  var start: Int
  var end: Int

  var range: Range<Int> { start..<max(start, end) }

  /// As it is written.
  var spelling: String {
    switch kind {
    case .character(let scalar): String(scalar)
    case .command(let name): "\\" + name
    case .space: " "
    case .open: "{"
    case .close: "}"
    case .parameter(let number): "#\(number)"
    case .end: ""
    }
  }

  func isCharacter(_ scalar: Unicode.Scalar) -> Bool { kind == .character(scalar) }

  func isCommand(_ name: String) -> Bool { kind == .command(name) }

  /// The character that it is; nil for others.
  var scalar: Unicode.Scalar? {
    if case .character(let scalar) = kind { scalar } else { nil }
  }
}
