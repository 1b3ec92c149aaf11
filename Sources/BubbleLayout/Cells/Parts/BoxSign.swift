/// What is drawn in the middle of a box.
public enum BoxSign: String, Hashable, Sendable, CaseIterable {
  /// A triangle: a voice message can be played.
  case play
  /// A sheet of paper.
  case file
  /// Head and shoulders.
  case person
  /// The mark of a place on a map.
  case place
  /// A landscape, in the place of a picture.
  case picture
  /// A tick in a circle: the answer is chosen.
  case check
  /// An arrow to the side: reply.
  case reply
  /// Two sheets of paper: copy.
  case copy
  /// A pin: the message is pinned.
  case pin
  /// An eye: how many have seen the message.
  case eye
  /// A clock hand in a ring: the message disappears.
  case timer
}
