/// The words for screen readers, besides what people write and `InterfaceWords`, in the order of the tables.
package enum SpokenWord: Int, CaseIterable {
  /// The sender of the reader's own messages.
  case you
  /// A reply; `%` is replaced by the sender of the message that is replied to.
  case replyingTo
  /// A reply to a message of nobody, and the prefix of quoted words.
  case quote
  case photo, video, animation, sticker, videoMessage, voiceMessage
  case file, contact, location, poll, link, code
  /// A custom part about which nothing else is known.
  case attachment
  /// Numbers of things, with a form of the noun for each plural form of the language; `#` is replaced by the
  /// number.
  case photos, videos, reactions, votes
  /// How far delivery has come.
  case sending, sent, delivered, read, failed
  /// A picture that is being transferred, and one that is not available.
  case loading, unavailable
  /// The typing row.
  case typing
  /// The text that replaces a message that its sender has deleted.
  case deleted
  /// The names of actions.
  case open, play, showQuoted, choose, select
  /// A forwarded message; `%` is replaced by who wrote it.
  case forwardedFrom
  /// Numbers of messages in a thread, and of readers, like `photos`.
  case replies, views
  /// A message that is pinned.
  case pinned
  /// A message that disappears after a time.
  case disappears
  /// Who has read a message; `%` is replaced by their names.
  case seenBy
  /// A poll that is closed, and one that has a correct answer.
  case closedPoll, quiz
  case voiceCall, videoCall, missedCall
  case today, yesterday
  /// The typing row of a known person; `%` is replaced by the name.
  case isTyping
  /// The label under a long message that is shown whole.
  case readLess
  /// A quoted message that does not exist any more.
  case originalGone
  /// A file that is being uploaded.
  case uploading

  /// Whether it has several plural forms.
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
