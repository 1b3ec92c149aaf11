/// An open container of a growing text, with its finished children.
struct StreamLevel: Sendable {
  /// The container.
  var place: StreamPlace
  /// How many of the container's visible blocks or items are finished.
  var finished = 0
  /// The last finished child, visible or not; -1 if there is none.
  var last = -1
}

/// Identifies a block. Its number in the parser alone is not enough, because the number can be reused after
/// an unfinished line was removed.
struct StreamPlace: Sendable, Equatable {
  var node: Int
  var kind: BlockKind
  var start: Int
  /// The index of the block among its parent's visible blocks or items.
  var index: Int

  init(_ node: Int, _ parser: BlockParser) {
    self.node = node
    kind = parser.nodes[node].kind
    start = parser.nodes[node].start
    index = parser.nodes[node].index
  }

  /// Whether the parser's block with this number is still the same block.
  func isStill(_ parser: BlockParser) -> Bool {
    node < parser.nodes.count && parser.nodes[node].kind == kind && parser.nodes[node].start == start
  }
}

/// The leaf to which the next part of a growing text is added.
struct GrowingLeaf: Sendable {
  var place: StreamPlace
  /// The places in the text before which nothing changes any more: one before each part with open markup, and the
  /// last one.
  var marks: [SettledPrefix] = []
  /// How many rows of a table are finished.
  var rows = 0
  /// How many footnotes the text before the leaf refers to.
  var notesBefore = 0
  /// How many footnotes the text up to the end of these rows refers to.
  var notesInRows = 0
}

/// The labels that were defined at the last update.
struct KnownLabels: Sendable {
  var version = 0
  /// How many links and footnotes are defined in finished lines, and so cannot be removed.
  var stable = (targets: 0, footnotes: 0)
  /// The others.
  var labels: [String] = []
  var targets: [LinkReferences.Target] = []
  var footnotes: [String] = []
}
