/// Which part of a text is left out if it needs more lines than are allowed.
public enum Truncation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The last line ends where it would end without truncation; the rest is not shown.
  case clip
  /// The last line keeps its beginning and ends with an ellipsis.
  case tail
  /// The last line keeps its beginning and the end of the text, with an ellipsis between.
  case middle
  /// The last line shows the end of the text after an ellipsis.
  case head
}
