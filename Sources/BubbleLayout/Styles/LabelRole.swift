/// The role of a label.
public enum LabelRole: String, Hashable, Sendable, Codable, CaseIterable {
  case sender
  case time
  case senderAndTime
  /// The mark of an edited message.
  case edited
  case quoteSender
  case quoteText
  /// The first line of a card, or the question of a poll.
  case title
  /// A further line of a card or a link preview.
  case detail
  /// An answer of a poll.
  case option
  case code
  /// The name in the chip of a mention.
  case mention
  case button
  case reaction
  /// The label under a shortened message.
  case readMore
  /// The number of hidden pictures of an album.
  case hiddenCount
  /// The votes for an answer of a poll.
  case count
  /// The length of a video.
  case duration
  /// The initials of a sender, which are shown in the avatar until the picture is available.
  case initials
  /// The name of the programming language above code.
  case language
  /// The number of a line of code.
  case lineNumber
  /// The header of a column beside a value in a card, if an earlier card already shows this header.
  case columnTitle
  /// The label below an expandable quote, which shows the hidden lines or hides them again.
  case unfold
  /// The label below a long message that is shown whole.
  case readLess
  /// The equation number at the side of a formula.
  case formulaNumber
}
