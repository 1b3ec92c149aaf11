extension Sequence<Message> {
  /// Returns whether at most two people take part, one of whom is the reader. Use the result for
  /// `LayoutEnvironment.isOneToOne` if nothing else is known about a conversation. Notices are ignored,
  /// because nobody sent them.
  ///
  /// - Parameter me: The `sender` of the reader's own messages.
  /// - Complexity: Linear in the messages up to the first one from a third person.
  public func isOneToOne(for me: String?) -> Bool {
    guard let me else { return false }
    var other: String?
    for message in self where message.kind != .notice {
      guard let sender = message.sender, sender != me else { continue }
      if let other, other != sender { return false }
      other = sender
    }
    return other != nil
  }
}
