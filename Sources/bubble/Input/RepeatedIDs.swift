import BubbleLayout

/// Finds repeated ids. It remembers only the latest ids, so that its memory is bounded.
struct RepeatedIDs {
  /// The minimum number of the latest ids that are remembered.
  static let reach = 32_768

  private var recent: Set<MessageID> = []
  private var earlier: Set<MessageID> = []

  /// Returns whether an id occurred before, and remembers the id.
  mutating func isRepeated(_ id: MessageID) -> Bool {
    guard !recent.contains(id), !earlier.contains(id) else { return true }
    if recent.count >= Self.reach {
      earlier = recent
      recent = []
    }
    recent.insert(id)
    return false
  }
}
