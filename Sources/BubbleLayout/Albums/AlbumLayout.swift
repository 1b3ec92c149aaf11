import TextLayout

/// Pictures and films of one message, laid out in one rectangle.
public struct AlbumLayout: Hashable, Sendable {
  /// The rectangle that the cells fill, but for the spacing between them.
  public let size: Size
  /// One for each medium that is shown, in their order.
  public let cells: [AlbumCell]
  /// How many media are not shown; the last cell says "+N" for them.
  public let hiddenCount: Int

  package init(cells: [AlbumCell], hiddenCount: Int = 0) {
    let frame = cells.reduce(Rect.zero) { $0.union($1.frame) }
    self.init(size: frame.size, cells: cells, hiddenCount: hiddenCount)
  }

  private init(size: Size, cells: [AlbumCell], hiddenCount: Int) {
    self.size = size
    self.cells = cells
    self.hiddenCount = hiddenCount
  }

  /// The album for an interface that runs the other way.
  public var mirrored: AlbumLayout {
    let cells = cells.map { AlbumCell(frame: $0.frame.mirrored(in: size.width), edges: $0.edges.mirrored) }
    return AlbumLayout(size: size, cells: cells, hiddenCount: hiddenCount)
  }
}

/// One medium of an album.
public struct AlbumCell: Hashable, Sendable {
  /// In the album.
  public let frame: Rect
  /// The sides on which the cell lies at the album's border.
  public let edges: AlbumEdges

  package init(frame: Rect, edges: AlbumEdges) {
    self.frame = frame
    self.edges = edges
  }

  /// The cell's corners in an album with these corners: where two of the album's sides meet in the cell it has the
  /// album's corner, elsewhere `inner`.
  public func corners(in album: CornerRadii, inner: LayoutUnit = 0) -> CornerRadii {
    CornerRadii(
      topLeft: edges.contains([.top, .left]) ? album.topLeft : inner,
      topRight: edges.contains([.top, .right]) ? album.topRight : inner,
      bottomRight: edges.contains([.bottom, .right]) ? album.bottomRight : inner,
      bottomLeft: edges.contains([.bottom, .left]) ? album.bottomLeft : inner)
  }
}

/// Sides of an album.
public struct AlbumEdges: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = AlbumEdges(rawValue: 1)
  /// The right side.
  public static let right = AlbumEdges(rawValue: 2)
  /// The lower side.
  public static let bottom = AlbumEdges(rawValue: 4)
  /// The left side.
  public static let left = AlbumEdges(rawValue: 8)

  /// The same sides in a mirror.
  public var mirrored: AlbumEdges {
    var edges = intersection([.top, .bottom])
    if contains(.left) { edges.insert(.right) }
    if contains(.right) { edges.insert(.left) }
    return edges
  }
}
