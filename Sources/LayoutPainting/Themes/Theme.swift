import BubbleLayout

/// The colours and pictures of a painted layout. A layout itself has none, except colours that the style hands on.
public struct Theme: Hashable, Sendable {
  /// The colour behind everything; nil for none.
  public var background: Color?
  /// The colour of senders and times.
  public var label: Color
  /// The colour of text without a bubble behind it.
  public var plainText: Color
  /// The colour of the unread line.
  public var accent: Color
  /// The colours of sent bubbles that are paths, where the style gives them none.
  public var sentBubble: BubbleColors
  /// The colours of received bubbles, likewise.
  public var receivedBubble: BubbleColors
  /// The colours of the bubbles of notices, likewise.
  public var noticeBubble: BubbleColors
  /// The pictures of bubbles, by the asset names that styles use.
  public var pictures: [String: BubblePicture]
  /// The picture for assets that `pictures` does not have.
  public var fallbackPicture: BubblePicture

  /// A theme of these colours and pictures.
  public init(
    background: Color?, label: Color, plainText: Color, accent: Color, sentBubble: BubbleColors,
    receivedBubble: BubbleColors, noticeBubble: BubbleColors,
    pictures: [String: BubblePicture] = BubblePicture.bundled,
    fallbackPicture: BubblePicture = .graphite
  ) {
    self.background = background
    self.label = label
    self.plainText = plainText
    self.accent = accent
    self.sentBubble = sentBubble
    self.receivedBubble = receivedBubble
    self.noticeBubble = noticeBubble
    self.pictures = pictures
    self.fallbackPicture = fallbackPicture
  }

  /// Dark text on a light page.
  public static let light = Theme(
    background: Color(0xF4F5F8), label: Color(0x7C7F8A), plainText: Color(0x1C1C1E), accent: Color(0xC2452D),
    sentBubble: BubbleColors(fill: Color(0xBDE9F7), border: Color(0x9AD2E6), text: Color(0x10222A)),
    receivedBubble: BubbleColors(fill: Color(0xFFFFFF), border: Color(0xDADCE2), text: Color(0x1C1C1E)),
    noticeBubble: BubbleColors(fill: Color(0xE6E8EE), border: Color(0xD6D9E1), text: Color(0x4A4D57)))

  /// Light text on a dark page.
  public static let dark = Theme(
    background: Color(0x16181D), label: Color(0x8D919E), plainText: Color(0xE6E7EB), accent: Color(0xFF8A70),
    sentBubble: BubbleColors(fill: Color(0x155E75), border: Color(0x1F7A96), text: Color(0xF2FBFE)),
    receivedBubble: BubbleColors(fill: Color(0x2A2D35), border: Color(0x3A3E48), text: Color(0xECEDF0)),
    noticeBubble: BubbleColors(fill: Color(0x22252C), border: Color(0x30343D), text: Color(0xB4B8C4)))
}
