import BubbleLayout

/// The colour of a shape. Most inks are named by their purpose, so that a page can change their colours.
struct Ink: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// Behind everything.
    case background
    /// Senders and times.
    case label
    /// Text that stands on no bubble.
    case plain
    /// The line above what has not been read yet.
    case accent
    /// Text and other things on a bubble whose style has no colour, by the role of the message.
    case onBubble(MessageRole)
    case color(Color)
  }

  var source: Source
  var opacity = 1.0

  /// As a colour.
  func color(in theme: Theme) -> Color {
    var color: Color
    switch source {
    case .background: color = theme.background ?? Color(0xFFFFFF, opacity: 0)
    case .label: color = theme.label
    case .plain: color = theme.plainText
    case .accent: color = theme.accent
    case .onBubble(let role): color = theme.bubbleColors(for: role).text
    case .color(let own): color = own
    }
    color.opacity *= opacity
    return color
  }
}
