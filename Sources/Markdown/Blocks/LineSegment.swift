/// The part of a line that belongs to a leaf: the text without the markers of containers and without the line
/// end.
struct LineSegment: Sendable {
  /// The UTF-8 offsets in the source.
  var start: Int
  var end: Int
  /// The number of spaces before the text that remain of a tab, if a container took the tab's first columns.
  var padding: Int
}
