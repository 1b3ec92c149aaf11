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

  /// The colours of a bubble: derived from the colour that the style gives it, otherwise those of the message's role.
  ///
  /// They never depend on the side, which changes in a right-to-left interface.
  public func colors(of bubble: Bubble, role: MessageRole) -> BubbleColors {
    styledColors(of: bubble) ?? bubbleColors(for: role)
  }

  /// The colours derived from the one that the style gives; nil where it gives none.
  func styledColors(of bubble: Bubble) -> BubbleColors? {
    guard let fill = bubble.fill.flatMap(Color.init(hexadecimal:)) else { return nil }
    return BubbleColors(
      fill: fill, border: fill.darkened, text: fill.isLight ? Color(0x1C1C1E) : Color(0xFFFFFF))
  }

  /// The picture behind a message as it is shown, mirrored and tinted; nil for a bubble that is a path.
  public func picture(of bubble: Bubble, role: MessageRole) -> BubblePicture? {
    guard bubble.ninePatch != nil else { return nil }
    let picture = bubble.asset.flatMap { pictures[$0] } ?? fallbackPicture
    // A picture whose tail is known is mirrored if the tail has to point to the other side.
    let isMirrored =
      if let own = picture.tail, let tail = bubble.tail { own != tail } else { bubble.isMirrored }
    let shown = isMirrored ? picture.mirrored : picture
    return shown.isMask ? shown.tinted(colors(of: bubble, role: role)) : shown
  }
}
