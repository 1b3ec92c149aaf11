import TextLayout

/// The style of pictures and videos: their sizes, and the arrangement of several pictures.
public struct MediaStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 5
  /// The distance from the bubble's edges, in points; nil to use the padding of other content or, without it, the bubble's.
  public var inset: LayoutUnit? = 0
  /// A fixed width for all pictures, in points; nil if the width follows from the aspect ratio.
  public var fixedWidth: LayoutUnit?
  /// A fixed height for all pictures, in points; required if `fixedWidth` is set.
  public var fixedHeight: LayoutUnit?
  /// The maximum width of a picture or an album, in points.
  public var maximumWidth: LayoutUnit = 300
  /// The maximum height of a picture or an album, in points.
  public var maximumHeight: LayoutUnit = 380
  /// The minimum length of a picture's shorter side, in points. Smaller pictures are enlarged to this length.
  public var minimumSide: LayoutUnit = 100
  /// The minimum aspect ratio, width divided by height. Narrower pictures are cropped.
  public var minimumRatio: Double = 0.35
  /// The maximum aspect ratio, width divided by height. Wider pictures are cropped.
  public var maximumRatio: Double = 2.857
  /// The width and height of a picture of unknown size, in points.
  public var unknownSide: LayoutUnit = 256
  /// How several pictures are arranged.
  public var album: AlbumKind = .compact
  /// The distance between the pictures of an album, in points.
  public var spacing: LayoutUnit = 2
  /// The font of the number of hidden pictures.
  public var countFont: TextStyle = .system(24)
  /// Whether a text below a picture may be wider than the picture. If false, it is broken at the picture's
  /// width.
  public var captionsWiden = true
  /// The maximum width of lines that make a bubble wider than its picture, in em; nil for no limit. The bubble is also at
  /// most four thirds as wide as the picture, which is cropped to its width, unless lines would have less than 7 em. Small pictures, which keep their width in any
  /// bubble, set no limit.
  public var captionMeasure: Double?
  /// Whether the pictures are cropped to the shape of the bubble, including its tail.
  public var isMasked = false
  /// The kinds of pictures that have no bubble if the message contains nothing else.
  public var free: [MediaKind] = [.sticker, .videoNote]
  /// The maximum width and height of pictures of the kinds in `free`, in points.
  public var freeSide: LayoutUnit = 180

  /// Creates a style with the default values.
  public init() {}
}

/// How several pictures of one message are arranged.
public enum AlbumKind: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// A mosaic in which each picture keeps about its own aspect ratio, for the width of a phone.
  case compact
  /// A mosaic with larger pictures, for the width of a window.
  case wide
  /// Fixed templates of at most five squares. The last one shows the number of hidden pictures.
  case templates
}

extension MediaStyle: StyleRecord {
  package static let fields: [RecordField<MediaStyle>] = [
    .field("gap", \.gap), .nullable("inset", \.inset), .optional("fixedWidth", \.fixedWidth),
    .optional("fixedHeight", \.fixedHeight), .field("maximumWidth", \.maximumWidth),
    .field("maximumHeight", \.maximumHeight), .field("minimumSide", \.minimumSide),
    .field("minimumRatio", \.minimumRatio, .number(in: 0.01...100)),
    .field("maximumRatio", \.maximumRatio, .number(in: 0.01...100)), .field("unknownSide", \.unknownSide),
    .field("album", \.album), .field("spacing", \.spacing),
    .field("countFont", \.countFont), .field("captionsWiden", \.captionsWiden),
    .optional("captionMeasure", \.captionMeasure, .number(in: 1...1_000)),
    .field("masked", \.isMasked), .field("free", \.free, .distinct()), .field("freeSide", \.freeSide),
  ]

  package func check() throws(FieldError) {
    if minimumRatio > maximumRatio {
      throw FieldError("minimumRatio", "is larger than maximumRatio")
    }
    if (fixedWidth == nil) != (fixedHeight == nil) {
      throw FieldError(
        fixedWidth == nil ? "fixedWidth" : "fixedHeight",
        "is missing; fixedWidth and fixedHeight must be given together")
    }
  }
}
