/// The state of a parser before it read an unfinished line.
struct ParserState: Sendable {
  var isSaved = false
  var open: [Int] = []
  /// The contents of the open blocks at that time.
  var blocks: [SyntaxBlock] = []
  var nodes = 0
  var segments = 0
  var targets = 0
  var footnotes = 0
  var overruns = 0
  var line = 0
  var groupLine = -1
}

extension BlockParser {
  /// Saves the state, so that it can be restored. O(depth).
  func save(in state: inout ParserState) {
    state.isSaved = true
    state.open.removeAll(keepingCapacity: true)
    state.blocks.removeAll(keepingCapacity: true)
    for node in open {
      state.open.append(node)
      state.blocks.append(nodes[node])
    }
    state.nodes = nodes.count
    state.segments = segments.count
    state.targets = references.targets.count
    state.footnotes = references.footnotes.count
    state.overruns = overruns.count
    state.line = line
    state.groupLine = groupLine
  }

  /// Restores a saved state. It is enough to restore the open blocks and remove the blocks after them,
  /// because a line changes nothing else. O(depth + number of removed blocks).
  mutating func restore(_ state: inout ParserState) {
    guard state.isSaved else { return }
    state.isSaved = false
    nodes.removeSubrange(state.nodes...)
    segments.removeSubrange(state.segments...)
    open.removeAll(keepingCapacity: true)
    for (place, node) in state.open.enumerated() {
      open.append(node)
      nodes[node] = state.blocks[place]
      if nodes[node].lastChild >= 0 { nodes[nodes[node].lastChild].next = -1 }
    }
    if references.targets.count > state.targets || references.footnotes.count > state.footnotes {
      references.forget(after: (state.targets, state.footnotes))
    }
    overruns.removeSubrange(state.overruns...)
    line = state.line
    groupLine = state.groupLine
  }
}
