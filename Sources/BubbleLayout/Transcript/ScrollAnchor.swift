import TextLayout

/// A reader's place in a transcript, by a message and its distance from the viewport's edge. It survives changes
/// of the transcript.
public struct ScrollAnchor: Hashable, Sendable {
  /// The id of the message that stays where it is.
  public var id: MessageID
  /// Which edge of it stays, and from which edge of the viewport it is measured.
  public var edge: ScrollEdge
  /// The distance from the viewport's edge down to the message's, in points.
  public var offset: LayoutUnit
  /// The messages to use instead, in this order, if that message and those before are gone.
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

/// A message that holds the reader's place if the anchor is gone.
package struct ScrollAnchorFallback: Hashable, Sendable {
  /// The message's id.
  package var id: MessageID
  /// The distance from the viewport's edge down to the message's, in points.
  package var offset: LayoutUnit

  /// A message and where its edge was.
  package init(id: MessageID, offset: LayoutUnit) {
    self.id = id
    self.offset = offset
  }
}

/// An edge of a row or a viewport.
public enum ScrollEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper edge; for a message the one below the space above it (`Placement.spacing`).
  case top
  /// The lower edge.
  case bottom
}
