import TextLayout

/// An item that differs, with its place in the transcript, for pictures of the difference.
struct GoldenMark: Hashable, Sendable {
  /// Its expected frame; nil if it was not expected.
  var expected: Rect?
  /// Its actual frame; nil if it does not exist.
  var actual: Rect?
  /// Such as `cell 12 "m7", bubble`.
  var place: String
}
