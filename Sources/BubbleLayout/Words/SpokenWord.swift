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
  /// What is shown of a message that its sender has taken back.
  case deleted
  /// What can be done.
  case open, play, showQuoted, choose, select

  /// Whether it has a form for each kind of number.
  package var isCounted: Bool {
    switch self {
    case .photos, .videos, .reactions, .votes: true
    default: false
    }
  }
}
