import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

extension TextAlignment {
  var number: UInt32 {
    let alignment =
      switch self {
      case .start: BUBBLE_ALIGN_START
      case .end: BUBBLE_ALIGN_END
      case .left: BUBBLE_ALIGN_LEFT
      case .right: BUBBLE_ALIGN_RIGHT
      case .center: BUBBLE_ALIGN_CENTER
      case .justify: BUBBLE_ALIGN_JUSTIFY
      }
    return UInt32(alignment.rawValue)
  }
}

extension LineEnding {
  var number: UInt32 {
    let ending =
      switch self {
      case .endOfText: BUBBLE_ENDING_TEXT
      case .hardBreak: BUBBLE_ENDING_HARD
      case .softBreak: BUBBLE_ENDING_SOFT
      case .softHyphen: BUBBLE_ENDING_HYPHEN
      case .emergency: BUBBLE_ENDING_EMERGENCY
      case .truncated: BUBBLE_ENDING_TRUNCATED
      }
    return UInt32(ending.rawValue)
  }
}

extension DataKind {
  var number: UInt32 {
    let kind =
      switch self {
      case .link: BUBBLE_SPAN_LINK
      case .mail: BUBBLE_SPAN_MAIL
      case .phone: BUBBLE_SPAN_PHONE
      case .mention: BUBBLE_SPAN_MENTION
      case .tag: BUBBLE_SPAN_TAG
      case .date: BUBBLE_SPAN_DATE
      case .address: BUBBLE_SPAN_ADDRESS
      }
    return UInt32(kind.rawValue)
  }
}

extension TextLook {
  /// The bit of the look.
  var bit: UInt32 {
    let look =
      switch self {
      case .bold: BUBBLE_LOOK_BOLD
      case .italic: BUBBLE_LOOK_ITALIC
      case .code: BUBBLE_LOOK_CODE
      case .underline: BUBBLE_LOOK_UNDERLINE
      case .strike: BUBBLE_LOOK_STRIKE
      case .spoiler: BUBBLE_LOOK_SPOILER
      case .mark: BUBBLE_LOOK_MARK
      case .sub: BUBBLE_LOOK_SUB
      case .sup: BUBBLE_LOOK_SUP
      }
    return UInt32(look.rawValue)
  }
}

extension TextRole {
  var number: UInt32 {
    let role =
      switch self {
      case .message: BUBBLE_TEXT_MESSAGE
      case .paragraph: BUBBLE_TEXT_PARAGRAPH
      case .heading: BUBBLE_TEXT_HEADING
      case .item: BUBBLE_TEXT_ITEM
      case .marker: BUBBLE_TEXT_MARKER
      case .code: BUBBLE_TEXT_CODE
      case .cell: BUBBLE_TEXT_CELL
      case .caption: BUBBLE_TEXT_CAPTION
      case .summary: BUBBLE_TEXT_SUMMARY
      case .title: BUBBLE_TEXT_TITLE
      case .formula: BUBBLE_TEXT_FORMULA
      case .html: BUBBLE_TEXT_HTML
      }
    return UInt32(role.rawValue)
  }
}

extension TextPosition.Affinity {
  var number: UInt32 {
    UInt32((self == .upstream ? BUBBLE_AFFINITY_UPSTREAM : BUBBLE_AFFINITY_DOWNSTREAM).rawValue)
  }
}

extension DisplayList.Kind {
  var number: UInt32 {
    let kind =
      switch self {
      case .fill: BUBBLE_OPERATION_FILL
      case .stroke: BUBBLE_OPERATION_STROKE
      case .glyphs: BUBBLE_OPERATION_GLYPHS
      case .picture: BUBBLE_OPERATION_PICTURE
      case .placeholder: BUBBLE_OPERATION_PLACEHOLDER
      }
    return UInt32(kind.rawValue)
  }
}

extension DisplayList.Verb {
  var number: UInt8 {
    let verb =
      switch self {
      case .move: BUBBLE_VERB_MOVE
      case .line: BUBBLE_VERB_LINE_TO
      case .quadratic: BUBBLE_VERB_QUADRATIC
      case .cubic: BUBBLE_VERB_CUBIC
      case .close: BUBBLE_VERB_CLOSE
      }
    return UInt8(verb.rawValue)
  }
}
