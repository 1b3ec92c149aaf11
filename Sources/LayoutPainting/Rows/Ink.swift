import BubbleLayout

/// What a shape is coloured by. Most inks are named by what they are for, so that a page can recolour them.
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
    /// What stands on a bubble of a role that the style gives no colour.
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
