/// The role of a message from the reader's point of view: sent, received or notice. It determines the style
/// and the colours.
public enum MessageRole: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// A message from the reader.
  case sent
  /// A message from another person.
  case received
  /// A notice, which has no sender.
  case notice
}
