import TextLayout

/// An item that differs, with its place in the transcript, for pictures of the difference.
struct GoldenMark: Hashable, Sendable {
  /// The item's expected frame; nil if the item was not expected.
  var expected: Rect?
  /// The item's actual frame; nil if the item does not exist.
  var actual: Rect?
  /// The name of the item, such as `cell 12 "m7", bubble`.
  var place: String
}
