import TextLayout

/// A picture or a video.
public struct MediaPart: Hashable, Sendable {
  /// The room it has, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The frame of the whole picture, relative to the cell: smaller than `frame` where the picture does not fill
  /// it, larger where `frame` crops the picture.
  public internal(set) var picture: Rect
  /// The index of the attachment in `Message.attachments`.
  public let index: Int
  /// Whether it is an image, a video, an animation or a sticker.
  public let kind: MediaKind
  /// Whether the picture is there to be shown.
  public let state: MediaState
  /// How much of it has been transferred, from 0 to 1; nil for unknown, and where nothing is being transferred.
  public internal(set) var progress: Double?
  /// The radii of the frame's corners, in points.
  public internal(set) var corners: CornerRadii
  /// Whether it is cropped to the shape of the bubble, tail included.
  public let isMasked: Bool
  /// Whether it is dimmed, as the number of pictures that are not shown stands on it.
  public let isVeiled: Bool

  /// How many pictures of the album are not shown, where it is the last one that is.
  public let hiddenCount: Int
  /// The length of a video in seconds; nil for unknown.
  public let duration: Double?
  /// What it shows, in words; nil for unknown.
  public let alternative: String?

  /// The role of the colour in its place while there is no picture.
  public var background: ColorRole { .everywhere(.media) }
  /// The role of the colour of the sign on that background.
  public var foreground: ColorRole { .everywhere(.mediaSign) }
  /// The role of the colour that dims it; nil for one that is not dimmed.
  public var veil: ColorRole? { isVeiled ? .everywhere(.veil) : nil }

  /// A picture or a video in its frame.
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
