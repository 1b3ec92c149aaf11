import TextLayout
import TextShaping
import TextUnicode

/// A message with all that does not depend on the width: who it is from, and its texts, shaped.
struct PreparedMessage: Sendable {
  let id: MessageID
  let sender: String?
  let role: MessageRole
  /// The text as shown.
  let text: String
  let paragraph: Paragraph
  /// In the order of the style's labels.
  let labels: [PreparedLabel]

  /// - Parameter times: What `TimestampFormatters` gives for the message.
  /// - Complexity: Linear in the text.
  init(
    _ message: Message, style: ChatStyle, environment: LayoutEnvironment, times: [String],
    fonts: FontCollection
  ) {
    id = message.id
    sender = message.sender
    role = environment.role(of: message)
    let messageStyle = style[role]
    text = style.emoticons.substituting(in: message.text)
    var font = messageStyle.text.font
    font.language = message.language ?? font.language
    paragraph = Paragraph(
      StyledText(text, style: font), options: ParagraphOptions(direction: message.direction.base),
      fonts: fonts)
    labels = zip(messageStyle.labels, times).map { label, time in
      PreparedLabel(label, sender: message.sender, time: time, fonts: fonts)
    }
  }
}

/// A label's text on one line, whatever the width.
struct PreparedLabel: Sendable {
  let text: String
  let block: TextBlock

  init(_ style: LabelStyle, sender: String?, time: String, fonts: FontCollection) {
    let parts =
      switch style.role {
      case .sender: [sender ?? ""]
      case .time: [time]
      case .senderAndTime: [sender ?? "", time]
      }
    text = Self.oneLine(parts.filter { !$0.isEmpty }.joined(separator: " "))
    block = Paragraph(StyledText(text, style: style.font), fonts: fonts).layout(width: .infinity)
  }

  /// A label is one line, whatever a sender calls himself: what ends lines becomes a space.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isLineBreak($0) ? " " : $0 }))
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
}

extension TextDirection {
  var base: BidiDirection {
    switch self {
    case .natural: .auto
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
