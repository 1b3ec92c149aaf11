import TextLayout

/// A reader's place in a transcript, which survives changes of it.
public struct ScrollAnchor: Hashable, Sendable {
  /// The message that stays where it is.
  public var id: MessageID
  /// Which edge of it stays, and which edge of the viewport it is measured from.
  public var edge: ScrollEdge
  /// From the viewport's edge down to the message's, in points.
  public var offset: LayoutUnit
  /// Messages that stay instead if those before them are gone.
  public var fallbacks: [ScrollAnchorFallback]

  /// A place of these values.
  public init(
    id: MessageID, edge: ScrollEdge = .top, offset: LayoutUnit = 0, fallbacks: [ScrollAnchorFallback] = []
  ) {
    self.id = id
    self.edge = edge
    self.offset = offset
    self.fallbacks = fallbacks
  }
}

/// A message that holds the reader's place where the anchor is gone.
public struct ScrollAnchorFallback: Hashable, Sendable {
  /// Its name.
  public var id: MessageID
  /// From the viewport's edge down to the message's, in points.
  public var offset: LayoutUnit

  /// A message and where its edge was.
  public init(id: MessageID, offset: LayoutUnit) {
    self.id = id
    self.offset = offset
  }
}

/// An edge of a row or a viewport.
public enum ScrollEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// Of a message: that of its content, below the room that belongs to its neighbours.
  case top
  case bottom
}
