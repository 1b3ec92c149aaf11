/// The icon in the middle of a box.
public enum BoxIcon: String, Hashable, Sendable, CaseIterable {
  /// A triangle: a voice message can be played.
  case play
  /// A sheet of paper.
  case file
  /// Head and shoulders.
  case person
  /// The mark of a place on a map.
  case place
  /// A landscape, shown instead of a picture.
  case picture
  /// A tick in a circle: the reader has chosen this answer.
  case check
  /// An arrow to the side: reply.
  case reply
  /// Two sheets of paper: copy.
  case copy
  /// A pin: the message is pinned.
  case pin
  /// An eye: how many people have seen the message.
  case eye
  /// A clock hand in a ring: the message disappears after some time.
  case timer
  /// Three quarters of a ring: the reader is downloading something. A press stops it.
  case loading
  /// Three quarters of a ring, as for `loading`: the reader is uploading something. A press stops it.
  case uploading
  /// An arrow that points down: a press downloads the picture or the file.
  case download
  /// A picture or, on the disc of a file, a sheet of paper, with a line through it: the picture or the file no longer
  /// exists.
  case missing
  /// An exclamation mark in a ring: the picture or the file could not be downloaded or sent.
  case failed
  /// A telephone receiver: a call.
  case phone
  /// A film camera: a video call.
  case camera
  /// A telephone receiver and a cross: a call without video that nobody answered.
  case missedCall
  /// An arrow that points out of a corner: a press opens a link.
  case open
  /// A ring with a line through it: the message was deleted.
  case deleted
  /// An i in a ring: a note.
  case note
  /// A light bulb: a tip.
  case tip
  /// An exclamation mark in a speech bubble: something important.
  case important
  /// An exclamation mark in a triangle: a warning.
  case warning
  /// An exclamation mark in an octagon: caution.
  case caution
  /// An angle that points down: details that are open.
  case expanded
  /// An angle that points to the right: closed details in text from left to right.
  case collapsedRight
  /// An angle that points to the left: closed details in text from right to left.
  case collapsedLeft
  /// A cross: the reader's answer of a quiz is wrong.
  case cross
  /// A film camera and a cross: a video call that nobody answered.
  case missedVideoCall
}

extension MediaState {
  /// The icon that replaces a picture or a file that is not available; nil if it is available.
  public var icon: BoxIcon? {
    switch self {
    case .ready: nil
    case .loading: .loading
    case .uploading: .uploading
    case .remote: .download
    case .missing: .missing
    case .failed: .failed
    }
  }
}
