/// Who a message is from, as its reader sees it. The role decides its style, and its colours in a renderer.
public enum MessageRole: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// From the reader.
  case sent
  /// From somebody else.
  case received
  /// A notice, from nobody in particular.
  case notice
}
