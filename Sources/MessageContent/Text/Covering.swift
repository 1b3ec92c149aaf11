/// The places of one message where the reader has uncovered what a spoiler covers.
///
/// A place uncovers the spoilers that it contains, and those that contain it: `["attachments", 0]` uncovers
/// the first attachment, and so does the path of the attachment's name.
package struct Covering: Hashable, Sendable {
  /// A step of the places, with the steps that follow it.
  private struct Node: Hashable {
    var isEnd = false
    var next: [ContentPath.Step: Node] = [:]

    mutating func add(_ steps: ArraySlice<ContentPath.Step>) {
      guard let first = steps.first else {
        isEnd = true
        return
      }
      next[first, default: Node()].add(steps.dropFirst())
    }
  }

  /// The places as a tree, so that a path is compared with all of them at once.
  private var root = Node()

  /// The reader has uncovered nothing.
  package static let closed = Covering()

  /// The maximum number of steps of a place. Nothing in a message has a longer path.
  private static let depth = 1_024

  private init() {}

  /// - Parameter places: The paths of the places. An empty path is the whole message.
  package init(_ places: some Sequence<ContentPath>) {
    for place in places where place.steps.count <= Self.depth { root.add(place.steps[...]) }
  }

  /// Returns whether the reader has uncovered what is at a path, or something inside it or around it.
  package func isOpen(_ path: ContentPath) -> Bool {
    var node = root
    for step in path.steps {
      if node.isEnd { return true }
      guard let next = node.next[step] else { return false }
      node = next
    }
    return node.isEnd || !node.next.isEmpty
  }

  /// Returns the spans of a text at a path, without the covers that the reader has uncovered.
  package func shown(_ spans: [TextSpan], at path: ContentPath) -> [TextSpan] {
    guard spans.contains(where: \.isCover), isOpen(path) else { return spans }
    return spans.map { span in
      var span = span
      span.emphases.remove(.spoiler)
      return span
    }
  }
}

extension TextSpan {
  /// Whether the span covers its range until the reader uncovers it.
  package var isCover: Bool { emphases.contains(.spoiler) }

  /// Makes the span that covers a whole text.
  package static func cover(of text: String) -> TextSpan {
    TextSpan(range: 0..<text.utf16.count, emphasis: .spoiler)
  }
}

extension [TextSpan] {
  /// The ranges that are covered, in ascending order and without overlaps.
  package var covers: [Range<Int>] { RangeLayers.union(lazy.filter(\.isCover).map(\.range)) }
}
