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
  /// The radii of the frame's corners, in points.
  public internal(set) var corners: CornerRadii
  /// Whether it is cropped to the shape of the bubble, tail included.
  public let isMasked: Bool

  /// A picture or a video in its frame.
  public init(
    frame: Rect, picture: Rect, index: Int, kind: MediaKind, state: MediaState, corners: CornerRadii,
    isMasked: Bool = false
  ) {
    self.frame = frame
    self.picture = picture
    self.index = index
    self.kind = kind
    self.state = state
    self.corners = corners
    self.isMasked = isMasked
  }
}
