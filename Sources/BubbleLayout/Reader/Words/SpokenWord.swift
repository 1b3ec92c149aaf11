/// The words that only screen readers use, in addition to `InterfaceWords`. The tables have the words in this
/// order.
package enum SpokenWord: Int, CaseIterable {
  /// The word for the reader, as the sender of a message.
  case you
  /// The prefix of a reply. `%` is replaced by the sender of the message that is replied to.
  case replyingTo
  /// The prefix of a reply to a message without a sender, and of quoted text.
  case quote
  case photo, video, animation, sticker, videoMessage, voiceMessage
  case file, contact, location, poll, link, code
  /// A custom part without a description.
  case attachment
  /// The numbers of photos, videos, reactions and votes, with a form of the noun for each plural form of the
  /// language. `#` is replaced by the number.
  case photos, videos, reactions, votes
  /// The delivery states.
  case sending, sent, delivered, read, failed
  /// A picture that is being transferred, and one that is not available.
  case loading, unavailable
  /// The typing row.
  case typing
  /// The text that replaces a message that its sender has deleted.
  case deleted
  /// The names of actions.
  case open, play, showQuoted, choose, select
  /// The line of a forwarded message. `%` is replaced by the original sender.
  case forwardedFrom
  /// The numbers of replies in a thread, and of people who have seen a message, with plural forms as in
  /// `photos`.
  case replies, views
  /// A message that is pinned.
  case pinned
  /// A message that disappears after a time.
  case disappears
  /// The people who have seen a message. `%` is replaced by their names.
  case seenBy
  /// A poll that is closed, and one that has a correct answer.
  case closedPoll, quiz
  case voiceCall, videoCall, missedCall, missedVideoCall
  case today, yesterday
  /// The typing row of a known person. `%` is replaced by the person's name.
  case isTyping
  /// The label below a long message that is shown whole.
  case readLess
  /// A quoted message that no longer exists.
  case originalGone
  /// A file that is being uploaded.
  case uploading
  /// What a spoiler covers.
  case hidden
  /// The name of the action that uncovers it.
  case reveal
  /// The summary of details that have none.
  case details
  /// The time of the last reply in a thread. `%` is replaced by a time, a date or the name of a day.
  case lastReply
  /// A poll in which several answers can be chosen, and one that does not say who voted.
  case chooseSeveral, anonymousPoll
  /// The size of a small file, with plural forms as in `photos`.
  case bytes
  /// The right answer of a quiz, and a wrong one that the reader chose.
  case rightAnswer, wrongAnswer

  /// Whether the word has several plural forms.
  package var isCounted: Bool {
    switch self {
    case .photos, .videos, .reactions, .votes, .replies, .views, .bytes: true
    default: false
    }
  }

  /// Whether the word has a place for names.
  package var hasName: Bool {
    switch self {
    case .replyingTo, .forwardedFrom, .seenBy, .isTyping, .lastReply: true
    default: false
    }
  }
}
