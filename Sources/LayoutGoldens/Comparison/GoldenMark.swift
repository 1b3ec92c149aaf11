import TextLayout

/// An item that differs, where it is in the transcript: what a picture of the difference points at.
struct GoldenMark: Hashable, Sendable {
  /// Where it was expected; nil if there was no such item.
  var expected: Rect?
  /// Where it is; nil if there is none.
  var actual: Rect?
  /// Such as `cell 12 "m7", bubble`.
  var place: String
}
