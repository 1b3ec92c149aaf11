extension Sequence<Message> {
  /// Whether at most two people take part, one of them the reader. It gives `LayoutEnvironment.isOneToOne` if
  /// nothing else is known about a conversation. Notices are from nobody.
  ///
  /// - Parameter me: The `sender` of the reader's own messages.
  /// - Complexity: Linear, up to the first message of a third person.
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
