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
