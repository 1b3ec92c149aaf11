/// A node of the syntax: what stands where in a text, with every mark that makes it.
///
/// Ranges are UTF-8 offsets in the source. A block's range starts at its first mark or character and goes to the end of its last
/// line's text; an inline's range includes its marks.
public struct MarkdownNode: Sendable, Equatable {
  /// What it is.
  public var kind: MarkdownNodeKind
  /// Where it stands.
  public var range: Range<Int>
  /// Its own marks in order: a list marker and a task's box, fences, `**` and `**`, `[` and `](address)`, the `>` of a quote's first line.
  public var markers: [Range<Int>] = []
  /// What is within.
  public var children: [MarkdownNode] = []
}
