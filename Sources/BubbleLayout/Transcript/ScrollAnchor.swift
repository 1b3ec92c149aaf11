import TextLayout

/// A reader's place in a transcript: a message, and its distance from the viewport's edge. The place stays
/// valid when the transcript changes.
public struct ScrollAnchor: Hashable, Sendable {
  /// The id of the message that keeps its place.
  public var id: MessageID
  /// The edge of the message that keeps its place, and the edge of the viewport from which the distance is
  /// measured.
  public var edge: ScrollEdge
  /// The distance from the viewport's edge down to the edge of the message, in points.
  public var offset: LayoutUnit
  /// The messages to use, in this order, if the message and all earlier fallbacks are gone.
  package var fallbacks: [ScrollAnchorFallback]

  /// Creates an anchor.
  public init(id: MessageID, edge: ScrollEdge = .top, offset: LayoutUnit = 0) {
    self.init(id: id, edge: edge, offset: offset, fallbacks: [])
  }

  package init(id: MessageID, edge: ScrollEdge, offset: LayoutUnit, fallbacks: [ScrollAnchorFallback]) {
    self.id = id
    self.edge = edge
    self.offset = offset
    self.fallbacks = fallbacks
  }
}

/// A message that keeps the reader's place if the anchor's message is gone.
package struct ScrollAnchorFallback: Hashable, Sendable {
  /// The message's id.
  package var id: MessageID
  /// The distance from the viewport's edge down to the edge of the message, in points.
  package var offset: LayoutUnit

  /// Creates a fallback from a message and the place of its edge.
  package init(id: MessageID, offset: LayoutUnit) {
    self.id = id
    self.offset = offset
  }
}

/// An edge of a row or a viewport.
public enum ScrollEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper edge. For a message, the edge below the space above it (`Placement.spacing`).
  case top
  /// The lower edge.
  case bottom
}
