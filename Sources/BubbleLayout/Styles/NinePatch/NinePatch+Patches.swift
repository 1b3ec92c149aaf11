import TextLayout
import TextShaping

extension NinePatch {
  /// One of the nine pieces of the picture.
  public struct Patch: Hashable, Sendable {
    /// The row in which the piece is visible: 0 for the top, 2 for the bottom.
    public let row: Int
    /// The column in which the piece is visible: 0 for the left, 2 for the right.
    public let column: Int
    /// The piece in the stored picture, in points. If the picture is mirrored, draw the piece mirrored.
    public let source: Rect
    /// The destination of the piece, in the frame's coordinates.
    public let destination: Rect
    /// The size of the tile that fills the destination by repetition; nil if the piece is stretched. The
    /// repetition starts at the top left corner or, if the picture is mirrored, at the top right corner. The
    /// last tiles are cropped.
    public let tile: Size?
  }

  /// Returns the nine pieces for a frame, row by row from the top left. Pieces may be empty.
  ///
  /// In a frame that is smaller than the caps, the caps shrink in proportion. The destinations in a mirrored
  /// picture are the exact mirror image of those in the original.
  public func patches(in frame: Rect) -> [Patch] {
    let (sources, destinations) = (cuts(in: size), cuts(in: frame.size))
    return (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      let seen = sources.piece(row, column)
      let destination = destinations.piece(row, column)
      return Patch(
        row: row, column: column, source: isMirrored ? seen.mirrored(in: size.width) : seen,
        destination: destination.offset(x: frame.minX, y: frame.minY),
        tile: tile(of: seen, filling: destination.size, row: row, column: column))
    }
  }

  /// Returns a path stretched in the same way as the nine pieces. The given path is in the coordinates of the
  /// visible picture. Pieces that would be tiled are stretched.
  package func stretched(_ path: OutlinePath, to frame: Rect) -> OutlinePath {
    let (sources, destinations) = (cuts(in: size), cuts(in: frame.size))
    let (x, y) = (frame.minX.points, frame.minY.points)
    return path.mapping {
      OutlinePath.Point(
        x + Self.place($0.x, sources.columns, destinations.columns),
        y + Self.place($0.y, sources.rows, destinations.rows))
    }
  }

  /// Returns the size of a tile; nil if the piece is not tiled. Edges are tiled along their length, the
  /// middle in both directions.
  private func tile(of source: Rect, filling destination: Size, row: Int, column: Int) -> Size? {
    guard resizing == .tile, row == 1 || column == 1, source.width > 0, source.height > 0 else { return nil }
    return Size(
      width: column == 1 ? source.width : destination.width,
      height: row == 1 ? source.height : destination.height)
  }

  /// The positions of the four cutting lines in each direction, measured from the top left corner of the
  /// visible picture.
  private struct Cuts {
    let columns: [LayoutUnit]
    let rows: [LayoutUnit]

    func piece(_ row: Int, _ column: Int) -> Rect {
      Rect(
        x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
        height: rows[row + 1] - rows[row])
    }
  }

  private func cuts(in size: Size) -> Cuts {
    let (width, height) = (max(0, size.width), max(0, size.height))
    let columns = CapPair(caps.left, caps.right).cuts(in: width)
    let rows = CapPair(caps.top, caps.bottom).cuts(in: height)
    return Cuts(columns: isMirrored ? columns.reversed().map { width - $0 } : columns, rows: rows)
  }

  /// Returns the position of a coordinate after the cutting lines have moved. Coordinates before the first
  /// line or after the last line keep their distance from that line.
  private static func place(_ place: Double, _ sources: [LayoutUnit], _ destinations: [LayoutUnit]) -> Double
  {
    let piece = place <= sources[1].points ? 0 : place < sources[2].points ? 1 : 2
    let source = sources[piece + 1] - sources[piece]
    let destination = destinations[piece + 1] - destinations[piece]
    let factor = source > 0 ? destination.points / source.points : 1
    return destinations[piece].points + (place - sources[piece].points) * factor
  }
}
