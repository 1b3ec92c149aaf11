import BubbleLayout

/// The choice of the palette for painting, and the artwork of bubbles. All colours come from the layout.
public struct Theme: Hashable, Sendable {
  /// The palette that is used: light or dark.
  public var colors: ColorTheme
  /// Whether the page's colour is painted behind everything; otherwise the background is transparent.
  public var paintsBackground = true
  /// The artwork of bubbles, by the asset names that styles use.
  public var artworks: [String: BubbleArtwork]
  /// The artwork for assets that `artworks` does not have.
  public var fallbackArtwork: BubbleArtwork

  /// Whether covered texts (spoilers) are shown.
  public var showsSpoilers = false

  /// Creates a theme.
  public init(
    _ colors: ColorTheme, artworks: [String: BubbleArtwork] = BubbleArtwork.bundled,
    fallbackArtwork: BubbleArtwork = .plainBalloon
  ) {
    self.colors = colors
    self.artworks = artworks
    self.fallbackArtwork = fallbackArtwork
  }

  /// Dark text on a light page.
  public static let light = Theme(.light)
  /// Light text on a dark page.
  public static let dark = Theme(.dark)

  /// Returns the artwork of a bubble, mirrored if its tail has to point to the other side; nil for a bubble
  /// without artwork.
  public func artwork(of bubble: Bubble) -> BubbleArtwork? {
    guard bubble.ninePatch != nil else { return nil }
    let artwork = bubble.asset.flatMap { artworks[$0] } ?? fallbackArtwork
    let isMirrored =
      if let own = artwork.tail, let tail = bubble.tail { own != tail } else { bubble.isMirrored }
    return isMirrored ? artwork.mirrored : artwork
  }
}
