/// What a line gives to a leaf: its text without the containers' markers and without its line end.
struct LineSegment: Sendable {
  /// UTF-8 offsets in the source.
  var start: Int
  var end: Int
  /// Spaces before it, of a tab that a container took a part of.
  var padding: Int
}
