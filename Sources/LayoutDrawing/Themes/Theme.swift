import BubbleLayout

/// Which of a layout's two palettes is painted, and the pictures of bubbles. All colours are the layout's.
public struct Theme: Hashable, Sendable {
  /// The palette.
  public var colors: ColorTheme
  /// Whether the page's colour is painted behind everything; otherwise that is clear.
  public var paintsBackground = true
  /// The pictures of bubbles, by the asset names that styles use.
  public var pictures: [String: BubblePicture]
  /// The picture for assets that `pictures` does not have.
  public var fallbackPicture: BubblePicture

  /// Whether texts that are covered until the reader asks for them are shown.
  public var showsSpoilers = false

  /// A theme of these pictures.
  public init(
    _ colors: ColorTheme, pictures: [String: BubblePicture] = BubblePicture.bundled,
    fallbackPicture: BubblePicture = .plainBalloon
  ) {
    self.colors = colors
    self.pictures = pictures
    self.fallbackPicture = fallbackPicture
  }

  /// Dark text on a light page.
  public static let light = Theme(.light)
  /// Light text on a dark page.
  public static let dark = Theme(.dark)

  /// The picture behind a message as it is shown, mirrored where its tail has to point to the other side; nil for a
  /// bubble that is a path.
  public func picture(of bubble: Bubble) -> BubblePicture? {
    guard bubble.ninePatch != nil else { return nil }
    let picture = bubble.asset.flatMap { pictures[$0] } ?? fallbackPicture
    let isMirrored =
      if let own = picture.tail, let tail = bubble.tail { own != tail } else { bubble.isMirrored }
    return isMirrored ? picture.mirrored : picture
  }
}
