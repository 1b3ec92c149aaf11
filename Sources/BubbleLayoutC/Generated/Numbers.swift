// Made from `bubble_layout.h` by Python/tools/make_numbers.py: not to be edited.

import BubbleLayout
import LayoutDrawing
import TextLayout

extension MessageRole {
  /// The value's number in `bubble_message_role`.
  var number: UInt32 {
    switch self {
    case .sent: 0
    case .received: 1
    case .notice: 2
    }
  }
}

extension Side {
  /// The value's number in `bubble_side`.
  var number: UInt32 {
    switch self {
    case .left: 0
    case .right: 1
    }
  }
}

extension LabelRole {
  /// The value's number in `bubble_label_role`.
  var number: UInt32 {
    switch self {
    case .sender: 0
    case .time: 1
    case .senderAndTime: 2
    case .edited: 3
    case .quoteSender: 4
    case .quoteText: 5
    case .title: 6
    case .detail: 7
    case .option: 8
    case .code: 9
    case .button: 10
    case .reaction: 11
    case .readMore: 12
    case .hiddenCount: 13
    case .count: 14
    case .duration: 15
    case .initials: 16
    case .mention: 17
    case .language: 18
    case .lineNumber: 19
    case .columnTitle: 20
    case .unfold: 21
    case .readLess: 22
    case .formulaNumber: 23
    }
  }
}

extension BoxRole {
  /// The value's number in `bubble_box_role`.
  var number: UInt32 {
    switch self {
    case .quote: 0
    case .quoteBar: 1
    case .quotePicture: 2
    case .link: 3
    case .linkPicture: 4
    case .voice: 5
    case .file: 6
    case .contact: 7
    case .location: 8
    case .poll: 9
    case .icon: 10
    case .option: 11
    case .waveform: 12
    case .track: 13
    case .share: 14
    case .code: 15
    case .button: 16
    case .reaction: 17
    case .capsule: 18
    case .play: 19
    case .pill: 20
    case .line: 21
    case .selection: 22
    case .swipe: 23
    case .custom: 24
    case .emoji: 25
    case .mention: 26
    case .bar: 27
    case .rule: 28
    case .table: 29
    case .cell: 30
    case .task: 31
    case .copy: 32
    case .sign: 33
    case .call: 34
    case .alert: 35
    case .growing: 36
    }
  }
}

extension BoxIcon {
  /// The value's number in `bubble_sign`.
  var number: UInt32 {
    switch self {
    case .play: 0
    case .file: 1
    case .person: 2
    case .place: 3
    case .picture: 4
    case .check: 5
    case .reply: 6
    case .copy: 7
    case .pin: 8
    case .eye: 9
    case .timer: 10
    case .loading: 11
    case .download: 12
    case .missing: 13
    case .failed: 14
    case .phone: 15
    case .camera: 16
    case .missedCall: 17
    case .open: 18
    case .deleted: 19
    case .uploading: 20
    case .note: 21
    case .tip: 22
    case .important: 23
    case .warning: 24
    case .caution: 25
    case .expanded: 26
    case .collapsedRight: 27
    case .collapsedLeft: 28
    case .cross: 29
    case .missedVideoCall: 30
    }
  }
}

extension InlineObjectKind {
  /// The value's number in `bubble_object_kind`.
  var number: UInt32 {
    switch self {
    case .emoji: 0
    case .mention: 1
    case .formula: 2
    case .image: 3
    case .citation: 4
    }
  }
}

extension DeliveryState {
  /// The value's number in `bubble_delivery`.
  var number: UInt32 {
    switch self {
    case .sending: 0
    case .sent: 1
    case .delivered: 2
    case .read: 3
    case .failed: 4
    }
  }
}

extension MediaKind {
  /// The value's number in `bubble_media_kind`.
  var number: UInt32 {
    switch self {
    case .image: 0
    case .video: 1
    case .animation: 2
    case .sticker: 3
    case .videoNote: 4
    }
  }
}

extension MediaState {
  /// The value's number in `bubble_media_state`.
  var number: UInt32 {
    switch self {
    case .ready: 0
    case .loading: 1
    case .missing: 2
    case .failed: 3
    case .uploading: 4
    case .remote: 5
    }
  }
}

extension TextAlignment {
  /// The value's number in `bubble_alignment`.
  var number: UInt32 {
    switch self {
    case .start: 0
    case .end: 1
    case .left: 2
    case .right: 3
    case .center: 4
    case .justify: 5
    }
  }
}

extension LineEnding {
  /// The value's number in `bubble_line_ending`.
  var number: UInt32 {
    switch self {
    case .endOfText: 0
    case .hardBreak: 1
    case .softBreak: 2
    case .softHyphen: 3
    case .emergency: 4
    case .truncated: 5
    }
  }
}

extension DataKind {
  /// The value's number in `bubble_span_kind`.
  var number: UInt32 {
    switch self {
    case .link: 0
    case .mail: 1
    case .phone: 2
    case .mention: 3
    case .hashtag: 4
    case .date: 5
    case .address: 6
    }
  }
}

extension TextEmphasis {
  /// The value's number in `bubble_look`.
  var bit: UInt32 {
    switch self {
    case .bold: 1
    case .italic: 2
    case .code: 4
    case .underline: 8
    case .strike: 16
    case .spoiler: 32
    case .mark: 64
    case .sub: 128
    case .sup: 256
    }
  }
}

extension TextRole {
  /// The value's number in `bubble_text_role`.
  var number: UInt32 {
    switch self {
    case .message: 0
    case .paragraph: 1
    case .heading: 2
    case .item: 3
    case .marker: 4
    case .code: 5
    case .cell: 6
    case .summary: 7
    case .title: 8
    case .formula: 9
    case .html: 10
    case .caption: 11
    }
  }
}

extension TextPosition.Affinity {
  /// The value's number in `bubble_affinity`.
  var number: UInt32 {
    switch self {
    case .downstream: 0
    case .upstream: 1
    }
  }
}

extension DisplayList.Kind {
  /// The value's number in `bubble_operation_kind`.
  var number: UInt32 {
    switch self {
    case .fill: 0
    case .stroke: 1
    case .glyphs: 2
    case .picture: 3
    case .placeholder: 4
    }
  }
}

extension ElementKind {
  /// The value's number in `bubble_cell_element_kind`.
  var number: UInt32 {
    switch self {
    case .name: 0
    case .text: 1
    case .quote: 2
    case .media: 3
    case .picture: 4
    case .link: 5
    case .card: 6
    case .poll: 7
    case .option: 8
    case .code: 9
    case .reactions: 10
    case .reaction: 11
    case .buttons: 12
    case .button: 13
    case .footer: 14
    case .label: 15
    case .avatar: 16
    case .delivery: 17
    case .selection: 18
    case .swipe: 19
    case .block: 20
    case .forwarded: 21
    case .thread: 22
    case .seenBy: 23
    }
  }
}

extension HitTarget.Name {
  /// The value's number in `bubble_target`.
  var number: UInt32 {
    switch self {
    case .background: 1
    case .bubble: 2
    case .text: 3
    case .data: 4
    case .sender: 5
    case .avatar: 6
    case .footer: 7
    case .quote: 8
    case .media: 9
    case .card: 10
    case .answer: 11
    case .button: 12
    case .reaction: 13
    case .readMore: 14
    case .selection: 15
    case .separator: 16
    case .typing: 18
    case .object: 19
    case .details: 20
    case .task: 21
    case .copy: 22
    case .forwarded: 23
    case .thread: 24
    case .seenBy: 25
    case .readLess: 26
    case .link: 27
    case .footnote: 28
    case .spoiler: 29
    case .footnoteEnd: 30
    }
  }
}

extension HitTarget.CardKind {
  /// The value's number in `bubble_card`.
  var number: UInt32 {
    switch self {
    case .voice: 0
    case .file: 1
    case .contact: 2
    case .location: 3
    case .poll: 4
    case .link: 5
    case .code: 6
    case .custom: 7
    case .call: 8
    }
  }
}

extension AccessibilityRole {
  /// The value's number in `bubble_element_role`.
  var number: UInt32 {
    switch self {
    case .message: 0
    case .notice: 1
    case .heading: 2
    case .separator: 3
    case .status: 4
    case .text: 5
    case .link: 6
    case .image: 7
    case .button: 8
    case .checkbox: 9
    case .list: 10
    case .listItem: 11
    }
  }
}

extension AccessibilityState {
  /// The value's number in `bubble_element_flags`.
  var flag: UInt32 {
    switch self {
    case .selected: 1
    case .collapsed: 2
    case .expanded: 4
    case .busy: 8
    }
  }
}

extension AccessibilityAction.Kind {
  /// The value's number in `bubble_action_kind`.
  var number: UInt32 {
    switch self {
    case .press: 0
    case .open: 1
    case .play: 2
    case .expand: 3
    case .showQuoted: 4
    case .choose: 5
    case .select: 6
    case .reveal: 7
    }
  }
}
