import BubbleLayout
import TextShaping

/// A sign that is drawn in the middle of a frame, in an ink.
enum Sign {
  case play, file, person, place, picture, check, reply, copy, pin, eye, timer
  /// A picture that is on its way, that is gone, or that could not be fetched.
  case loading, missing, failed

  init(_ sign: BoxSign) {
    self =
      switch sign {
      case .play: .play
      case .file: .file
      case .person: .person
      case .place: .place
      case .picture: .picture
      case .check: .check
      case .reply: .reply
      case .copy: .copy
      case .pin: .pin
      case .eye: .eye
      case .timer: .timer
      }
  }
}

extension OutlinePath {
  /// A circle.
  static func circle(around center: Point, radius: Double, isHole: Bool = false) -> OutlinePath {
    let arm = radius * 0.552_284_75
    let (x, y) = (center.x, center.y)
    let ends = [Point(x + radius, y), Point(x, y + radius), Point(x - radius, y), Point(x, y - radius)]
    let controls = [
      (Point(x + radius, y + arm), Point(x + arm, y + radius)),
      (Point(x - arm, y + radius), Point(x - radius, y + arm)),
      (Point(x - radius, y - arm), Point(x - arm, y - radius)),
      (Point(x + arm, y - radius), Point(x + radius, y - arm)),
    ]
    var elements: [Element] = [.move(ends[0])]
    if isHole {
      for quarter in [3, 2, 1, 0] {
        elements.append(.cubic(controls[quarter].1, controls[quarter].0, ends[quarter]))
      }
    } else {
      for quarter in 0..<4 {
        elements.append(.cubic(controls[quarter].0, controls[quarter].1, ends[(quarter + 1) % 4]))
      }
    }
    return OutlinePath(elements + [.close])
  }

  /// Straight lines from point to point.
  static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> OutlinePath {
    var elements: [Element] = points.enumerated().map { index, point in
      index == 0 ? .move(Point(point.0, point.1)) : .line(Point(point.0, point.1))
    }
    if isClosed { elements.append(.close) }
    return OutlinePath(elements)
  }

  /// The path in other coordinates: multiplied by a factor, then moved.
  func placed(at origin: Point, scale: Double) -> OutlinePath {
    mapping { Point(origin.x + $0.x * scale, origin.y + $0.y * scale) }
  }
}
