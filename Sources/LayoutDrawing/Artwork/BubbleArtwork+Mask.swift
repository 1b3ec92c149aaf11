import BubbleLayout
import TextShaping

extension BubbleArtwork {
  /// A plain bubble of 48 × 35 points with a tail at its lower right, in the colour of its bubble. It
  /// stretches between caps of 13 points; the cap at the tail's side has 21.
  public static let mask = BubbleArtwork(
    width: 48, height: 35,
    layers: [
      Layer(
        path: plainBody([
          .cubic(point(41.5, 27.4), point(43.4, 31.6), point(47.5, 33.9)),
          .cubic(point(43.6, 34.4), point(40, 33.4), point(37.2, 31.2)),
          .cubic(point(35, 33.4), point(32.2, 34.5), point(29, 34.5)),
        ]), fill: .bubble)
    ], tail: .right,
    layersWithoutTail: [
      Layer(
        path: plainBody([.cubic(point(41.5, 29.2), point(36.2, 34.5), point(29, 34.5))]), fill: .bubble)
    ])

  /// Returns a rounded body with a lower right corner of its own, from its upper to its left end.
  private static func plainBody(_ corner: [OutlinePath.Element]) -> OutlinePath {
    let before: [OutlinePath.Element] = [
      .move(point(13, 0.5)),
      .line(point(29, 0.5)),
      .cubic(point(36.2, 0.5), point(41.5, 5.8), point(41.5, 13)),
      .line(point(41.5, 22)),
    ]
    let after: [OutlinePath.Element] = [
      .line(point(13, 34.5)),
      .cubic(point(5.8, 34.5), point(0.5, 29.2), point(0.5, 22)),
      .line(point(0.5, 13)),
      .cubic(point(0.5, 5.8), point(5.8, 0.5), point(13, 0.5)),
      .close,
    ]
    return OutlinePath(before + corner + after)
  }

  private static func point(_ x: Double, _ y: Double) -> OutlinePath.Point { OutlinePath.Point(x, y) }
}
