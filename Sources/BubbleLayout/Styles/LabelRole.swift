/// What a label is for.
public enum LabelRole: String, Hashable, Sendable, Codable, CaseIterable {
  case sender
  case time
  case senderAndTime
  /// That the message was changed.
  case edited
  case quoteSender
  case quoteText
  /// What a card is about.
  case title
  /// A second line of a card.
  case detail
  /// An answer of a poll.
  case option
  case code
  case button
  case reaction
  /// How to see the rest of a long message.
  case readMore
  /// How many pictures of an album are not shown.
  case hiddenCount
}
