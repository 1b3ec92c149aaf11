import BubbleLayout
import TextShaping

/// An icon that is drawn in the middle of a frame, in one colour.
enum Sign {
  case play, file, person, place, picture, check, cross, reply, copy, pin, eye, timer, download
  case phone, camera, missedCall, missedVideoCall, open, deleted
  case alert(AlertKind)
  case expanded, collapsedRight, collapsedLeft
  /// The states of a picture or a file: being transferred, no longer existing, and failed to transfer.
  case loading, missingPicture, missingFile, failed

  /// - Parameter box: The kind of box that shows the icon; nil for a picture.
  init(_ icon: BoxIcon, in box: BoxRole? = nil) {
    self =
      switch icon {
      case .play: .play
      case .file: .file
      case .person: .person
      case .place: .place
      case .picture: .picture
      case .check: .check
      case .cross: .cross
      case .reply: .reply
      case .copy: .copy
      case .pin: .pin
      case .eye: .eye
      case .timer: .timer
      case .loading, .uploading: .loading
      case .download: .download
      case .missing: box == .icon ? .missingFile : .missingPicture
      case .failed: .failed
      case .phone: .phone
      case .camera: .camera
      case .missedCall: .missedCall
      case .missedVideoCall: .missedVideoCall
      case .open: .open
      case .deleted: .deleted
      case .note: .alert(.note)
      case .tip: .alert(.tip)
      case .important: .alert(.important)
      case .warning: .alert(.warning)
      case .caution: .alert(.caution)
      case .expanded: .expanded
      case .collapsedRight: .collapsedRight
      case .collapsedLeft: .collapsedLeft
      }
  }
}

extension OutlinePath {
  /// Returns a circle.
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

  /// Returns an arc of a circle, clockwise from its top.
  ///
  /// - Parameter share: The length of the arc as a part of the circle, from 0 to 1; at least 1/50 is drawn.
  static func arc(around center: Point, radius: Double, share: Double) -> OutlinePath {
    let arm = radius * 0.552_284_75
    // The four quarters of the circle; each is turned by a right angle from the previous one.
    let turns: [(x: Double, y: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    var elements: [Element] = [.move(Point(center.x, center.y - radius))]
    for (number, turn) in turns.enumerated() {
      let part = min(1, min(max(share, 0.02), 1) * 4 - Double(number))
      if part <= 0 { break }
      func point(along: Double, across: Double) -> Point {
        Point(center.x + turn.x * along - turn.y * across, center.y + turn.y * along + turn.x * across)
      }
      let points = [
        point(along: radius, across: 0), point(along: radius, across: arm), point(along: arm, across: radius),
        point(along: 0, across: radius),
      ]
      elements.append(Self.beginning(of: points, upTo: part))
    }
    return OutlinePath(elements)
  }

  /// Returns the first part of a cubic curve (de Casteljau's algorithm).
  private static func beginning(of points: [Point], upTo part: Double) -> Element {
    func between(_ start: Point, _ end: Point) -> Point {
      Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    var (points, starts) = (points, [Point]())
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map(between)
      starts.append(points[0])
    }
    return .cubic(starts[0], starts[1], starts[2])
  }

  /// Returns straight lines from point to point.
  static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> OutlinePath {
    var elements: [Element] = points.enumerated().map { index, point in
      index == 0 ? .move(Point(point.0, point.1)) : .line(Point(point.0, point.1))
    }
    if isClosed { elements.append(.close) }
    return OutlinePath(elements)
  }

  /// Returns the path, scaled by a factor and then moved.
  func placed(at origin: Point, scale: Double) -> OutlinePath {
    mapping { Point(origin.x + $0.x * scale, origin.y + $0.y * scale) }
  }
}
