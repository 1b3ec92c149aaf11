/// The layout rules of a conversation. A style is plain data. The presets are styles like any other.
///
/// You can build a style in code or read it from JSON. The JSON either names a preset and lists the
/// differences, or starts from the defaults. Members such as `side`, `text`, `bubble`, `content`, `labels`,
/// `avatar` and `height` apply to all messages. The same members inside `sent`, `received` and `notice` apply
/// to messages of that role, and override the common ones.
///
/// ```swift
/// import BubbleLayout
///
/// let style = try ChatStyle(json: """
///   { "preset": "merged", "name": "compact", "text": { "font": { "size": 15 } },
///     "sent": { "bubble": { "fill": "#0b93f6" } } }
///   """)
///
/// var wide = style                                      // the same in code
/// wide.name = "wide"
/// wide.received.bubble.width = WidthRule(fraction: 0.9)
/// try wide.validate()
/// print(try ChatStyle(json: wide.json) == wide)         // true: `json` is the whole style
///
/// let message = Message(id: 1, sender: "ann", text: "How tall is this?")
/// let cell = try LayoutEngine(fonts: .bundled).cell(for: message, style: wide, width: 320)
/// print(cell.height)                                    // in points
/// ```
public struct ChatStyle: Hashable, Sendable {
  /// The name of the style, which is written to output.
  public var name: String
  /// The style of the reader's own messages.
  public var sent: MessageStyle {
    _read { yield sentStyle.value }
    set {
      sentStyle = Shared(newValue)
      findColors()
    }
  }
  /// The style of the messages of others.
  public var received: MessageStyle {
    _read { yield receivedStyle.value }
    set {
      receivedStyle = Shared(newValue)
      findColors()
    }
  }
  /// The style of notices.
  public var notice: MessageStyle {
    _read { yield noticeStyle.value }
    set {
      noticeStyle = Shared(newValue)
      findColors()
    }
  }
  /// Whether the start side is the right side if the interface is right-to-left. If false, it is always the
  /// left side.
  public var mirrorsInterface: Bool
  /// Emoticons and their replacements, such as `:)` and 😄.
  public var emoticons: EmoticonTable
  /// The rules for groups of messages; nil for no groups.
  public var grouping: GroupingStyle?
  /// The colours that the style gives, by their roles, in both themes. All other colours are derived from
  /// them (see `palettes`).
  public var colors: StyleColors { didSet { findColors() } }
  /// The computed colours. They are derived from the other properties, so `==` ignores them.
  private(set) var colorSource: Derived<ChatColors>
  private var sentStyle: Shared<MessageStyle>
  private var receivedStyle: Shared<MessageStyle>
  private var noticeStyle: Shared<MessageStyle>

  /// Creates a style.
  public init(
    name: String = "custom", sent: MessageStyle = MessageStyle(), received: MessageStyle = MessageStyle(),
    notice: MessageStyle = MessageStyle(), mirrorsInterface: Bool = true,
    emoticons: EmoticonTable = EmoticonTable([:]), grouping: GroupingStyle? = nil,
    colors: StyleColors = StyleColors()
  ) {
    self.name = name
    sentStyle = Shared(sent)
    receivedStyle = Shared(received)
    noticeStyle = Shared(notice)
    self.colors = colors
    colorSource = Derived(ChatColors(colors, []))
    self.mirrorsInterface = mirrorsInterface
    self.emoticons = emoticons
    self.grouping = grouping
    findColors()
  }

  private mutating func findColors() {
    colorSource = Derived(
      ChatColors(colors, [(.sent, sentStyle), (.received, receivedStyle), (.notice, noticeStyle)]))
  }

  /// Returns the style of the messages of a role.
  public subscript(role: MessageRole) -> MessageStyle { shared(role).value }

  /// Returns a reference to the style of the messages of a role.
  func shared(_ role: MessageRole) -> Shared<MessageStyle> {
    switch role {
    case .sent: sentStyle
    case .received: receivedStyle
    case .notice: noticeStyle
    }
  }

  /// Returns the style with other message styles, which may differ from the present ones only in distances.
  /// The colours are not computed again, because no colour depends on a distance.
  func replacing(
    sent: Shared<MessageStyle>, received: Shared<MessageStyle>, notice: Shared<MessageStyle>
  ) -> ChatStyle {
    var style = self
    (style.sentStyle, style.receivedStyle, style.noticeStyle) = (sent, received, notice)
    return style
  }

  /// Checks a style that was built in code. The rules are the same as for styles that are read from JSON.
  ///
  /// Laying out messages never throws. An invalid style gives a defined, but useless, layout.
  ///
  /// - Throws: `StyleError` for the first field that is out of range.
  public func validate() throws(StyleError) { _ = try ChatStyle(jsonValue) }
}
