import BubbleLayout

// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them with the new names.

/// Renamed to `BubbleArtwork`.
@available(*, deprecated, renamed: "BubbleArtwork")
public typealias BubblePicture = BubbleArtwork

extension PaintableRow {
  /// Renamed to `row`.
  @available(*, deprecated, renamed: "row")
  public var item: TranscriptRow { row }
}

extension Theme {
  /// Renamed to `artworks`.
  @available(*, deprecated, renamed: "artworks")
  public var pictures: [String: BubbleArtwork] {
    get { artworks }
    set { artworks = newValue }
  }

  /// Renamed to `fallbackArtwork`.
  @available(*, deprecated, renamed: "fallbackArtwork")
  public var fallbackPicture: BubbleArtwork {
    get { fallbackArtwork }
    set { fallbackArtwork = newValue }
  }

  /// Renamed to `init(_:artworks:fallbackArtwork:)`.
  @available(*, deprecated, renamed: "init(_:artworks:fallbackArtwork:)")
  public init(
    _ colors: ColorTheme, pictures: [String: BubbleArtwork], fallbackPicture: BubbleArtwork = .plainBalloon
  ) {
    self.init(colors, artworks: pictures, fallbackArtwork: fallbackPicture)
  }

  /// Renamed to `artwork(of:)`.
  @available(*, deprecated, renamed: "artwork(of:)")
  public func picture(of bubble: Bubble) -> BubbleArtwork? { artwork(of: bubble) }
}
