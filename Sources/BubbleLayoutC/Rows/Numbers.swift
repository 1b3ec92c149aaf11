import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

/// The numbers of the header for the words of layouts.

extension MessageRole {
  var number: UInt32 {
    switch self {
    case .sent: UInt32(BUBBLE_SENT.rawValue)
    case .received: UInt32(BUBBLE_RECEIVED.rawValue)
    case .notice: UInt32(BUBBLE_NOTICE.rawValue)
    }
  }
}

extension Side {
  var number: UInt32 { UInt32((self == .left ? BUBBLE_LEFT : BUBBLE_RIGHT).rawValue) }
}

extension CornerRadii {
  var points: (Double, Double, Double, Double) {
    (topLeft.points, topRight.points, bottomRight.points, bottomLeft.points)
  }
}

extension LabelRole {
  var number: UInt32 {
    let role =
      switch self {
      case .sender: BUBBLE_LABEL_SENDER
      case .time: BUBBLE_LABEL_TIME
      case .senderAndTime: BUBBLE_LABEL_SENDER_AND_TIME
      case .edited: BUBBLE_LABEL_EDITED
      case .quoteSender: BUBBLE_LABEL_QUOTE_SENDER
      case .quoteText: BUBBLE_LABEL_QUOTE_TEXT
      case .title: BUBBLE_LABEL_TITLE
      case .detail: BUBBLE_LABEL_DETAIL
      case .option: BUBBLE_LABEL_OPTION
      case .code: BUBBLE_LABEL_CODE
      case .button: BUBBLE_LABEL_BUTTON
      case .reaction: BUBBLE_LABEL_REACTION
      case .readMore: BUBBLE_LABEL_READ_MORE
      case .hiddenCount: BUBBLE_LABEL_HIDDEN_COUNT
      case .count: BUBBLE_LABEL_COUNT
      case .duration: BUBBLE_LABEL_DURATION
      case .initials: BUBBLE_LABEL_INITIALS
      case .mention: BUBBLE_LABEL_CHIP
      case .language: BUBBLE_LABEL_LANGUAGE
      case .lineNumber: BUBBLE_LABEL_LINE_NUMBER
      case .columnTitle: BUBBLE_LABEL_COLUMN_TITLE
      case .unfold: BUBBLE_LABEL_UNFOLD
      case .readLess: BUBBLE_LABEL_READ_LESS
      case .formulaNumber: BUBBLE_LABEL_FORMULA_NUMBER
      }
    return UInt32(role.rawValue)
  }
}

extension BoxRole {
  var number: UInt32 {
    let role =
      switch self {
      case .quote: BUBBLE_BOX_QUOTE
      case .quoteBar: BUBBLE_BOX_QUOTE_BAR
      case .quotePicture: BUBBLE_BOX_QUOTE_PICTURE
      case .link: BUBBLE_BOX_LINK
      case .linkPicture: BUBBLE_BOX_LINK_PICTURE
      case .voice: BUBBLE_BOX_VOICE
      case .file: BUBBLE_BOX_FILE
      case .contact: BUBBLE_BOX_CONTACT
      case .location: BUBBLE_BOX_LOCATION
      case .poll: BUBBLE_BOX_POLL
      case .icon: BUBBLE_BOX_ICON
      case .option: BUBBLE_BOX_OPTION
      case .waveform: BUBBLE_BOX_WAVEFORM
      case .track: BUBBLE_BOX_TRACK
      case .share: BUBBLE_BOX_SHARE
      case .code: BUBBLE_BOX_CODE
      case .button: BUBBLE_BOX_BUTTON
      case .reaction: BUBBLE_BOX_REACTION
      case .capsule: BUBBLE_BOX_CAPSULE
      case .play: BUBBLE_BOX_PLAY
      case .pill: BUBBLE_BOX_PILL
      case .line: BUBBLE_BOX_LINE
      case .selection: BUBBLE_BOX_SELECTION
      case .swipe: BUBBLE_BOX_SWIPE
      case .custom: BUBBLE_BOX_CUSTOM
      case .emoji: BUBBLE_BOX_EMOJI
      case .mention: BUBBLE_BOX_MENTION
      case .bar: BUBBLE_BOX_BAR
      case .rule: BUBBLE_BOX_RULE
      case .table: BUBBLE_BOX_TABLE
      case .cell: BUBBLE_BOX_CELL
      case .task: BUBBLE_BOX_TASK
      case .copy: BUBBLE_BOX_COPY
      case .sign: BUBBLE_BOX_SIGN
      case .call: BUBBLE_BOX_CALL
      }
    return UInt32(role.rawValue)
  }
}

extension BoxSign {
  var number: UInt32 {
    let sign =
      switch self {
      case .play: BUBBLE_SIGN_PLAY
      case .file: BUBBLE_SIGN_FILE
      case .person: BUBBLE_SIGN_PERSON
      case .place: BUBBLE_SIGN_PLACE
      case .picture: BUBBLE_SIGN_PICTURE
      case .check: BUBBLE_SIGN_CHECK
      case .reply: BUBBLE_SIGN_REPLY
      case .copy: BUBBLE_SIGN_COPY
      case .pin: BUBBLE_SIGN_PIN
      case .eye: BUBBLE_SIGN_EYE
      case .timer: BUBBLE_SIGN_TIMER
      case .loading: BUBBLE_SIGN_LOADING
      case .download: BUBBLE_SIGN_DOWNLOAD
      case .missing: BUBBLE_SIGN_MISSING
      case .failed: BUBBLE_SIGN_FAILED
      case .phone: BUBBLE_SIGN_PHONE
      case .camera: BUBBLE_SIGN_CAMERA
      case .missedCall: BUBBLE_SIGN_MISSED_CALL
      case .open: BUBBLE_SIGN_OPEN
      case .deleted: BUBBLE_SIGN_DELETED
      case .uploading: BUBBLE_SIGN_UPLOADING
      }
    return UInt32(sign.rawValue)
  }
}

extension InlineObjectKind {
  var number: UInt32 {
    let kind =
      switch self {
      case .emoji: BUBBLE_OBJECT_EMOJI
      case .mention: BUBBLE_OBJECT_MENTION
      case .formula: BUBBLE_OBJECT_FORMULA
      case .image: BUBBLE_OBJECT_IMAGE
      case .citation: BUBBLE_OBJECT_CITATION
      }
    return UInt32(kind.rawValue)
  }
}

extension DeliveryState {
  var number: UInt32 {
    let state =
      switch self {
      case .sending: BUBBLE_SENDING
      case .sent: BUBBLE_DELIVERY_SENT
      case .delivered: BUBBLE_DELIVERED
      case .read: BUBBLE_READ
      case .failed: BUBBLE_FAILED
      }
    return UInt32(state.rawValue)
  }
}

extension MediaKind {
  var number: UInt32 {
    let kind =
      switch self {
      case .image: BUBBLE_MEDIA_IMAGE
      case .video: BUBBLE_MEDIA_VIDEO
      case .animation: BUBBLE_MEDIA_ANIMATION
      case .sticker: BUBBLE_MEDIA_STICKER
      case .videoNote: BUBBLE_MEDIA_VIDEO_NOTE
      }
    return UInt32(kind.rawValue)
  }
}

extension MediaState {
  var number: UInt32 {
    let state =
      switch self {
      case .ready: BUBBLE_MEDIA_READY
      case .loading: BUBBLE_MEDIA_LOADING
      case .missing: BUBBLE_MEDIA_MISSING
      case .failed: BUBBLE_MEDIA_FAILED
      case .uploading: BUBBLE_MEDIA_UPLOADING
      case .remote: BUBBLE_MEDIA_REMOTE
      }
    return UInt32(state.rawValue)
  }
}
