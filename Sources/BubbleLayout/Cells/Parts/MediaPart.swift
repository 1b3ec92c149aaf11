import TextLayout

/// A picture or film of a message.
public struct MediaPart: Hashable, Sendable {
  /// The room it has, relative to the cell.
  public internal(set) var frame: Rect
  /// Where the whole picture is, relative to the cell: within the frame where it is too small to fill it, beyond
  /// the frame, which cuts it, where its shape is another.
  public internal(set) var picture: Rect
  /// Its place among the message's attachments, from 0.
  public let index: Int
  /// What it is.
  public let kind: MediaKind
  /// Whether there is anything to show.
  public let state: MediaState
  /// The radii the frame is cut with.
  public internal(set) var corners: CornerRadii
  /// Whether it is cut by the shape of the bubble, tail included.
  public let isMasked: Bool

  /// A piece of media in its frame.
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
