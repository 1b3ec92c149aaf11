/// A node of the syntax tree, with its range and every mark that belongs to it.
///
/// Ranges are UTF-8 offsets in the source. A block's range extends from its first mark or character to the
/// end of its last line's text. An inline's range includes its marks.
public struct MarkdownNode: Sendable, Equatable {
  /// The kind of node.
  public var kind: MarkdownNodeKind
  /// The node's range in the source.
  public var range: Range<Int>
  /// The ranges of the node's own marks, in order: a list marker and a task's box, fences, `**` and `**`, `[`
  /// and `](address)`, the `>` of a quote's first line.
  public var markers: [Range<Int>] = []
  /// The child nodes.
  public var children: [MarkdownNode] = []
}
