import BubbleLayout

/// The choice of the palette for painting, and the artwork of bubbles. All colours come from the layout.
public struct Theme: Hashable, Sendable {
  /// The palette that is used: light or dark.
  public var colors: ColorTheme
  /// Whether the page's colour is painted behind everything; otherwise the background is transparent.
  public var paintsBackground = true
  /// The artwork of bubbles, by the asset names that styles use.
  public var artworks: [String: BubbleArtwork]
  /// Picture files of bubbles, by the asset names that styles use. A file has priority over artwork. A name
  /// with `-plain` at its end, such as `mine-plain`, is for bubbles of the asset `mine` without a tail.
  /// Painters of SVG, HTML and PNG draw them; a `DisplayList` has the artwork, and renderers of it draw the
  /// pieces of their own picture (`Bubble.patches`).
  public var bubblePictures: [String: Picture] = [:]
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

  /// Returns the picture file of a bubble, with its name in `bubblePictures`; nil for a bubble with artwork or
  /// without a picture.
  func bubblePicture(of bubble: Bubble) -> BubblePictureFile? {
    guard bubble.ninePatch != nil, let asset = bubble.asset, !bubblePictures.isEmpty else { return nil }
    let names = bubble.tail == nil ? [asset + Self.plainEnding, asset] : [asset]
    for name in names {
      if let picture = bubblePictures[name] { return BubblePictureFile(name: name, picture: picture) }
    }
    return nil
  }

  /// What the name of a picture for bubbles without a tail has at its end.
  package static let plainEnding = "-plain"

  /// Returns the artwork of a bubble, as it is painted: mirrored if its tail has to point to the other side,
  /// and without its tail for a bubble that has none. Nil for a bubble without artwork.
  ///
  /// - Parameters:
  ///   - bubble: The bubble.
  ///   - side: The side of the cell at which the bubble is; nil if unknown. Artwork of a bubble without a tail
  ///     is mirrored by it, so that it is aligned with the bubbles that have one.
  public func artwork(of bubble: Bubble, on side: Side? = nil) -> BubbleArtwork? {
    guard bubble.ninePatch != nil else { return nil }
    let artwork = bubble.asset.flatMap { artworks[$0] } ?? fallbackArtwork
    let isMirrored =
      if let own = artwork.tail, let side = bubble.tail ?? side { own != side } else { bubble.isMirrored }
    let shown = isMirrored ? artwork.mirrored : artwork
    return bubble.tail == nil ? shown.withoutTail : shown
  }
}

/// A picture file of bubbles. Painters recognize it by its name, because comparing files takes long.
package struct BubblePictureFile: Sendable {
  /// The name in `Theme.bubblePictures`.
  package let name: String
  package let picture: Picture
}
