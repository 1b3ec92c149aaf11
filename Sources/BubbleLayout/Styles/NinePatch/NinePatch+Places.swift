import TextLayout

extension NinePatch {
  /// The pieces of one direction, for painters that look up where each pixel of a frame comes from.
  package struct Axis: Sendable {
    /// The four cutting lines in the stored picture, in its points.
    package let sources: [Double]
    /// The four cutting lines in the frame, in points from its left or upper edge.
    let destinations: [Double]
    let isMirrored: Bool
    let isTiled: Bool

    /// Returns the piece and the place in the stored picture that a place in the frame shows.
    ///
    /// - Parameter place: The distance from the left or upper edge of the frame, in points.
    package func source(of place: Double) -> (piece: Int, place: Double) {
      let place = isMirrored ? destinations[3] - place : place
      let piece = place < destinations[1] ? 0 : place < destinations[2] ? 1 : 2
      let length = destinations[piece + 1] - destinations[piece]
      let room = sources[piece + 1] - sources[piece]
      let within = place - destinations[piece]
      if piece == 1, isTiled, room > 0 {
        return (piece, sources[1] + within.truncatingRemainder(dividingBy: room))
      }
      return (piece, sources[piece] + (length > 0 ? within * room / length : 0))
    }
  }

  /// Returns the pieces of a frame of a size, from left to right and from top to bottom.
  package func axes(in size: Size) -> (columns: Axis, rows: Axis) {
    let pieces = (isMirrored ? mirrored : self).patches(in: Rect(origin: .zero, size: size))
    func cuts(_ indices: [Int], _ rect: (Patch) -> Rect, _ isRow: Bool) -> [Double] {
      let rects = indices.map { rect(pieces[$0]) }
      let starts = rects.map { (isRow ? $0.minY : $0.minX).points }
      return starts + [(isRow ? rects[2].maxY : rects[2].maxX).points]
    }
    func axis(_ indices: [Int], isRow: Bool) -> Axis {
      Axis(
        sources: cuts(indices, \.source, isRow), destinations: cuts(indices, \.destination, isRow),
        isMirrored: isMirrored && !isRow, isTiled: resizing == .tile)
    }
    return (axis([0, 1, 2], isRow: false), axis([0, 3, 6], isRow: true))
  }
}
