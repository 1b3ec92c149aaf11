/// What a line made of itself: whether to believe it while it is unfinished depends on this.
enum LineOutcome: Sendable {
  /// Text of a leaf, or a marker with text after it.
  case text
  /// A fence, opening or closing.
  case fence
  /// A heading's underline.
  case underline
  /// A thematic break.
  case rule
  /// Containers or a heading without content.
  case marker
  /// The start of an HTML block, or details.
  case html
  /// A delimiter row.
  case delimiterRow
  /// The alert's marker of a quote.
  case alert
}
