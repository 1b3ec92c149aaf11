import TextLayout

/// A picture or a video.
public struct MediaPart: Hashable, Sendable {
  /// The area that the picture fills, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The frame of the whole picture, relative to the cell. It is smaller than `frame` if the picture does not
  /// fill it, and larger if `frame` crops the picture.
  public internal(set) var picture: Rect
  /// The index of the attachment in `Message.attachments`; 0 for the picture of a `block`.
  public let index: Int
  /// Whether the attachment is an image, a video, an animation or a sticker.
  public let kind: MediaKind
  /// Whether the picture is available.
  public let state: MediaState
  /// How much of the attachment has been transferred, from 0 to 1; nil if unknown, and if nothing is being
  /// transferred.
  public internal(set) var progress: Double?
  /// The radii of the frame's corners, in points.
  public internal(set) var corners: CornerRadii
  /// Whether the picture is cropped to the shape of the bubble, including the tail.
  public let isMasked: Bool
  /// Whether the picture is dimmed, because the number of hidden pictures is shown on it.
  public let isVeiled: Bool

  /// On the last visible picture of an album, how many pictures are hidden; 0 on other pictures.
  public let hiddenCount: Int
  /// The length of a video in seconds; nil if unknown.
  public let duration: Double?
  /// A description of the picture (alternative text); nil if unknown.
  public let alternative: String?
  /// The address to which a press on the picture leads; nil if a press opens the picture.
  public internal(set) var href: String?
  /// The address of the picture; nil if the message has none.
  package internal(set) var address: String?
  /// The path of the block that has the picture; nil for one of the message's attachments.
  public internal(set) var block: ContentPath?
  /// Whether a spoiler covers the picture until the reader uncovers it. Renderers then draw the background
  /// with an icon of an eye, and not the picture.
  public internal(set) var isCovered = false

  /// The role of the colour that is shown until the picture is available.
  public var background: ColorRole { .everywhere(.media) }
  /// The role of the colour of the icon on the background.
  public var foreground: ColorRole { .everywhere(.mediaSign) }
  /// The role of the colour of the label that follows a picture of unknown size and describes it. It belongs to
  /// the placeholder: a renderer that has the picture draws no label with this colour.
  package static var wordsForeground: ColorRole { .everywhere(.mediaSign) }
  /// The role of the colour that dims the picture; nil if it is not dimmed.
  public var veil: ColorRole? { isVeiled ? .everywhere(.veil) : nil }

  /// Creates a picture or a video in its frame.
  public init(
    frame: Rect, picture: Rect, index: Int, kind: MediaKind, state: MediaState, corners: CornerRadii,
    isMasked: Bool = false, isVeiled: Bool = false, hiddenCount: Int = 0, duration: Double? = nil,
    alternative: String? = nil
  ) {
    self.frame = frame
    self.picture = picture
    self.index = index
    self.kind = kind
    self.state = state
    self.corners = corners
    self.isMasked = isMasked
    self.isVeiled = isVeiled
    self.hiddenCount = hiddenCount
    self.duration = duration
    self.alternative = alternative
  }
}

extension MediaPart {
  /// Whether the picture is a circle.
  var isRound: Bool { kind == .videoNote }

  /// Returns the frame of the disc in the middle of a picture, with the play icon of a video or the progress
  /// of a transfer.
  package static func mark(in frame: Rect) -> Rect {
    let side = markSide(in: frame.size)
    return Rect(x: frame.midX - side.half, y: frame.midY - side.half, width: side, height: side)
  }

  /// Returns the diameter of the disc in the middle of a picture, in points.
  static func markSide(in picture: Size) -> LayoutUnit {
    let least = min(picture.width, picture.height)
    // In a small tile, the disc leaves room for the time in the corner.
    return min(48, max(min(24, least.half), LayoutUnit(least.points / 3)))
  }
}
