import BubbleLayout

extension Theme {
  /// The theme's own colours for messages of a role.
  public func bubbleColors(for role: MessageRole) -> BubbleColors {
    switch role {
    case .sent: sentBubble
    case .received: receivedBubble
    case .notice: noticeBubble
    }
  }

  /// The colours of a bubble: by the colour its style gives it, otherwise by the role of its message.
  ///
  /// They never depend on the side, which an interface from right to left changes.
  public func colors(of bubble: Bubble, role: MessageRole) -> BubbleColors {
    styledColors(of: bubble) ?? bubbleColors(for: role)
  }

  /// The colours that follow from the style's; nil where the style gives none.
  func styledColors(of bubble: Bubble) -> BubbleColors? {
    guard let fill = bubble.fill.flatMap(Color.init(hexadecimal:)) else { return nil }
    return BubbleColors(
      fill: fill, border: fill.darkened, text: fill.isLight ? Color(0x1C1C1E) : Color(0xFFFFFF))
  }

  /// The picture behind a message as it is shown, mirrored and tinted; nil for a bubble drawn from its corners.
  public func picture(of bubble: Bubble, role: MessageRole) -> BubblePicture? {
    guard bubble.ninePatch != nil else { return nil }
    let picture = bubble.asset.flatMap { pictures[$0] } ?? fallbackPicture
    // A picture whose tail is known points where the bubble's does; it may be drawn for either side.
    let isMirrored =
      if let own = picture.tail, let tail = bubble.tail { own != tail } else { bubble.isMirrored }
    let shown = isMirrored ? picture.mirrored : picture
    return shown.isMask ? shown.tinted(colors(of: bubble, role: role)) : shown
  }
}
