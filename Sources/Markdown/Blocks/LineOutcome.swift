/// What a line was recognised as. It decides whether the line is held back while it is unfinished
/// (`UnfinishedLine`).
enum LineOutcome: Sendable {
  /// Text of a leaf, or a marker with text after it.
  case text
  /// A fence, opening or closing.
  case fence
  /// A heading's underline.
  case underline
  /// A thematic break.
  case rule
  /// Only markers: of containers, or of a heading without content.
  case marker
  /// The start of an HTML block, or details.
  case html
  /// A delimiter row.
  case delimiterRow
  /// The marker of an alert in a quote.
  case alert
}
