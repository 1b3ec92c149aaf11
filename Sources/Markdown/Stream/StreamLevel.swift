/// An open container of a growing text, and what of it is finished.
struct StreamLevel: Sendable {
  /// Which it is.
  var place: StreamPlace
  /// How many of the blocks or items that are shown of it are finished.
  var finished = 0
  /// The last of its children that is finished, shown or not, or -1.
  var last = -1
}

/// Which block something is: a number among the parser's blocks stands for another one after an unfinished line has been taken back.
struct StreamPlace: Sendable, Equatable {
  var node: Int
  var kind: BlockKind
  var start: Int
  /// Its number among the blocks or items that are shown of its parent.
  var index: Int

  init(_ node: Int, _ parser: BlockParser) {
    self.node = node
    kind = parser.nodes[node].kind
    start = parser.nodes[node].start
    index = parser.nodes[node].index
  }

  /// Whether it is the parser's block of that number still.
  func isStill(_ parser: BlockParser) -> Bool {
    node < parser.nodes.count && parser.nodes[node].kind == kind && parser.nodes[node].start == start
  }
}

/// The leaf to which a growing text adds.
struct GrowingLeaf: Sendable {
  var place: StreamPlace
  /// The place in its text up to which nothing changes any more.
  var mark: TextMark?
  /// How many rows of a table are finished.
  var rows = 0
}

/// The labels that were defined at the last update.
struct KnownLabels: Sendable {
  var version = 0
  /// How many of each cannot be taken back.
  var stable = (targets: 0, footnotes: 0)
  var labels: [String] = []
  var targets: [LinkReferences.Target] = []
  var footnotes: [String] = []
}
