import TextLayout

extension NinePatch {
  /// One of the nine pieces.
  public struct Patch: Hashable, Sendable {
    /// 0 for the row that is seen at the top, 2 for the bottom one.
    public let row: Int
    /// 0 for the column that is seen at the left, 2 for the right one.
    public let column: Int
    /// In points of the picture as it is stored; a mirrored picture's pieces are to be drawn mirrored.
    public let source: Rect
    /// Where the piece is drawn, in the frame's coordinates.
    public let destination: Rect
    /// The size in which the piece is repeated from its top left corner, the last ones cut off; from its top right
    /// corner where the picture is mirrored. Nil where it is stretched.
    public let tile: Size?
  }

  /// The nine pieces for a frame, row by row from the top left; pieces may be empty.
  ///
  /// A frame smaller than the caps shrinks them in proportion. The destinations of a mirrored picture are the
  /// mirror image of those of the picture, to the unit.
  public func patches(in frame: Rect) -> [Patch] {
    let width = max(0, frame.width)
    let height = max(0, frame.height)
    let columns = Self.cuts(CapPair(caps.left, caps.right), in: width)
    let rows = Self.cuts(CapPair(caps.top, caps.bottom), in: height)
    let sourceColumns = Self.cuts(CapPair(caps.left, caps.right), in: size.width)
    let sourceRows = Self.cuts(CapPair(caps.top, caps.bottom), in: size.height)
    var patches: [Patch] = []
    patches.reserveCapacity(9)
    for row in 0..<3 {
      for seen in 0..<3 {
        let stored = isMirrored ? 2 - seen : seen
        let source = Self.rect(sourceColumns, stored, sourceRows, row)
        let place = Self.rect(columns, stored, rows, row)
        let destination = (isMirrored ? place.mirrored(in: width) : place)
          .offset(x: frame.minX, y: frame.minY)
        patches.append(
          Patch(
            row: row, column: seen, source: source, destination: destination,
            tile: tile(of: source, filling: destination.size, row: row, column: seen)))
      }
    }
    return patches
  }

  /// Edges are repeated along their length, the middle both ways.
  private func tile(of source: Rect, filling destination: Size, row: Int, column: Int) -> Size? {
    guard resizing == .tile, row == 1 || column == 1, source.width > 0, source.height > 0 else { return nil }
    return Size(
      width: column == 1 ? source.width : destination.width,
      height: row == 1 ? source.height : destination.height)
  }

  /// The four cutting lines of a length.
  private static func cuts(_ caps: CapPair, in length: LayoutUnit) -> [LayoutUnit] {
    let caps = caps.shrunk(into: length)
    return [0, caps.first, length - caps.second, length]
  }

  private static func rect(_ columns: [LayoutUnit], _ column: Int, _ rows: [LayoutUnit], _ row: Int) -> Rect {
    Rect(
      x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
      height: rows[row + 1] - rows[row])
  }
}
