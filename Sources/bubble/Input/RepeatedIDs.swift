import BubbleLayout

/// Finds ids that occur again, among the latest ones: how many are remembered does not grow with the conversation.
struct RepeatedIDs {
  /// How many ids are remembered at least, once there are so many.
  static let reach = 32_768

  private var recent: Set<MessageID> = []
  private var earlier: Set<MessageID> = []

  /// Whether an id occurred before.
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
