import TextLayout

extension TranscriptRow {
  /// The characters of the row that no font has, part by part.
  public var missingCharacters: [MissingCharacter] {
    switch self {
    case .message(let cell): cell.missingCharacters
    case .separator(let separator): separator.label.block.missingCharacters
    case .typing(let row): row.parts.flatMap { $0.block?.missingCharacters ?? [] }
    }
  }
}
