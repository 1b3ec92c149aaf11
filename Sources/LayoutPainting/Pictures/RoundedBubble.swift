import BubbleLayout
import TextLayout

/// The outline of a bubble that is drawn from its corners.
package enum RoundedBubble {
  /// How far a tail reaches out of the frame, in points.
  package static let tailReach = 5.0
  /// The control points of a quarter circle stand this far from its ends, in radii.
  private static let arc = 0.552_284_75

  /// Clockwise from the top left corner. Radii that do not fit beside each other shrink together, as CSS
  /// Backgrounds 3 §5.5 asks.
  package static func path(frame: Rect, corners: CornerRadii, tail: Side?) -> PicturePath {
    let (left, top) = (frame.minX.points, frame.minY.points)
    let (right, bottom) = (frame.maxX.points, frame.maxY.points)
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      .map { max(0, $0.points) }
    let factor = [
      fit(radii[0] + radii[1], right - left), fit(radii[2] + radii[3], right - left),
      fit(radii[1] + radii[2], bottom - top), fit(radii[3] + radii[0], bottom - top),
    ].reduce(1, min)
    let r = radii.map { $0 * factor }
    func point(_ x: Double, _ y: Double) -> PicturePath.Point { PicturePath.Point(x, y) }
    let k = 1 - arc
    var elements: [PicturePath.Element] = [
      .move(point(left + r[0], top)),
      .line(point(right - r[1], top)),
      .cubic(
        point(right - r[1] * k, top), point(right, top + r[1] * k), point(right, top + r[1])),
    ]
    // A tail takes the place of its corner's arc; it is never taller than half the bubble.
    let rise = min(10, (bottom - top) / 2)
    if tail == .right {
      elements += [
        .line(point(right, bottom - rise)),
        .cubic(
          point(right, bottom - rise / 2), point(right + tailReach / 2, bottom - 1),
          point(right + tailReach, bottom)),
        .cubic(
          point(right, bottom), point(right - tailReach, bottom), point(right - tailReach * 2, bottom)),
      ]
    } else {
      elements += [
        .line(point(right, bottom - r[2])),
        .cubic(
          point(right, bottom - r[2] * k), point(right - r[2] * k, bottom), point(right - r[2], bottom)),
      ]
    }
    if tail == .left {
      elements += [
        .line(point(left + tailReach * 2, bottom)),
        .cubic(
          point(left + tailReach, bottom), point(left, bottom), point(left - tailReach, bottom)),
        .cubic(
          point(left - tailReach / 2, bottom - 1), point(left, bottom - rise / 2), point(left, bottom - rise)),
      ]
    } else {
      elements += [
        .line(point(left + r[3], bottom)),
        .cubic(point(left + r[3] * k, bottom), point(left, bottom - r[3] * k), point(left, bottom - r[3])),
      ]
    }
    elements += [
      .line(point(left, top + r[0])),
      .cubic(point(left, top + r[0] * k), point(left + r[0] * k, top), point(left + r[0], top)),
      .close,
    ]
    return PicturePath(elements)
  }

  private static func fit(_ radii: Double, _ side: Double) -> Double {
    radii > side ? max(0, side) / radii : 1
  }
}
