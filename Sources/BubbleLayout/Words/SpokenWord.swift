/// The words that screen readers are given beside what people write and `InterfaceWords`, in the order of the tables.
package enum SpokenWord: Int, CaseIterable {
  /// The sender of the reader's own messages.
  case you
  /// A reply; `%` stands for the sender of the message that is replied to.
  case replyingTo
  /// A reply to a message of nobody, and what stands before the words that are quoted.
  case quote
  case photo, video, animation, sticker, videoMessage, voiceMessage
  case file, contact, location, poll, link, code
  /// Something that the application shows, of which nothing else is known.
  case attachment
  /// Numbers of things, a form of the noun for each that the language has; `#` stands for the number.
  case photos, videos, reactions, votes
  /// How far delivery has come.
  case sending, sent, delivered, read, failed
  /// Of a picture that is on its way, and of one that is not there.
  case loading, unavailable
  /// The typing row.
  case typing
  /// The text that replaces a message that its sender has deleted.
  case deleted
  /// What can be done.
  case open, play, showQuoted, choose, select
  /// A message that was written elsewhere; `%` stands for who wrote it.
  case forwardedFrom
  /// Numbers of messages in a thread, and of readers, as `photos`.
  case replies, views
  /// A message that is held at the top of a chat.
  case pinned
  /// A message that goes by itself after a time.
  case disappears
  /// Who has seen a message; `%` stands for their names.
  case seenBy
  /// A poll that takes no more votes, and one that has a right answer.
  case closedPoll, quiz
  case voiceCall, videoCall, missedCall
  case today, yesterday
  /// The typing row of somebody whose name is known, for which `%` stands.
  case isTyping
  /// The label under a long message that is shown whole.
  case readLess
  /// In place of a message that is quoted and not there.
  case originalGone
  /// Of a file on its way from here.
  case uploading

  /// Whether it has a form for each kind of number.
  package var isCounted: Bool {
    switch self {
    case .photos, .videos, .reactions, .votes, .replies, .views: true
    default: false
    }
  }

  /// Whether it has a place for names.
  package var hasName: Bool {
    switch self {
    case .replyingTo, .forwardedFrom, .seenBy, .isTyping: true
    default: false
    }
  }
}
