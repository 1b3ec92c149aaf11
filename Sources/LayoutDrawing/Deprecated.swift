import BubbleLayout

// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them beside the new ones.

/// Now `BubbleArtwork`.
@available(*, deprecated, renamed: "BubbleArtwork")
public typealias BubblePicture = BubbleArtwork

extension PaintableRow {
  /// Now `row`.
  @available(*, deprecated, renamed: "row")
  public var item: TranscriptRow { row }
}

extension Theme {
  /// Now `artworks`.
  @available(*, deprecated, renamed: "artworks")
  public var pictures: [String: BubbleArtwork] {
    get { artworks }
    set { artworks = newValue }
  }

  /// Now `fallbackArtwork`.
  @available(*, deprecated, renamed: "fallbackArtwork")
  public var fallbackPicture: BubbleArtwork {
    get { fallbackArtwork }
    set { fallbackArtwork = newValue }
  }

  /// Now `init(_:artworks:fallbackArtwork:)`.
  @available(*, deprecated, renamed: "init(_:artworks:fallbackArtwork:)")
  public init(
    _ colors: ColorTheme, pictures: [String: BubbleArtwork], fallbackPicture: BubbleArtwork = .plainBalloon
  ) {
    self.init(colors, artworks: pictures, fallbackArtwork: fallbackPicture)
  }

  /// Now `artwork(of:)`.
  @available(*, deprecated, renamed: "artwork(of:)")
  public func picture(of bubble: Bubble) -> BubbleArtwork? { artwork(of: bubble) }
}
