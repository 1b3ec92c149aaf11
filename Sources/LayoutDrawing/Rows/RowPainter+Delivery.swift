import BubbleLayout
import Foundation
import TextLayout
import TextShaping

extension RowPainter {
  private typealias Place = OutlinePath.Point

  /// Paints the icon of a delivery state: a clock, ticks or circles with ticks (see `DeliverySigns`), or an
  /// exclamation mark in a disc. It is drawn on 16 by 11 units.
  mutating func paint(_ delivery: DeliveryPart) {
    let frame = delivery.frame
    let unit = min(frame.width.points / 16, frame.height.points / 11)
    let origin = Place(frame.midX.points - 8 * unit, frame.midY.points - 5.5 * unit)
    func stroke(_ path: OutlinePath, _ width: Double = 1.35) {
      surface.stroke(path.placed(at: origin, scale: unit), width: width * unit, with: delivery.foreground)
    }
    func fill(_ path: OutlinePath) {
      surface.fill(path.placed(at: origin, scale: unit), with: delivery.foreground)
    }
    switch (delivery.state, delivery.signs) {
    case (.sending, _):
      stroke(.circle(around: Place(8, 5.5), radius: 4.5), 1.1)
      stroke(.lines([(8, 2.8), (8, 5.6), (9.9, 6.8)]), 1.1)
    case (.sent, .ticks): stroke(.lines([(4, 5.8), (6.9, 8.7), (12.6, 2.3)]))
    case (.delivered, .ticks), (.read, .ticks):
      stroke(.lines([(0.9, 5.8), (3.8, 8.7), (9.5, 2.3)]))
      stroke(.lines([(7.2, 7.9), (8, 8.7), (13.7, 2.3)]))
    case (.sent, .circles):
      stroke(.circle(around: Circles.front, radius: Circles.radius), Circles.line)
      stroke(.lines(Circles.tick), Circles.line)
    case (.delivered, .circles):
      stroke(Circles.back(isClosed: false), Circles.line)
      stroke(.circle(around: Circles.front, radius: Circles.radius), Circles.line)
      stroke(.lines(Circles.tick), Circles.line)
    case (.read, .circles):
      fill(Circles.back(isClosed: true))
      fill(
        OutlinePath(
          OutlinePath.circle(around: Circles.front, radius: Circles.outer).elements
            + Circles.tickHole.elements))
    case (.failed, _):
      fill(
        OutlinePath(
          OutlinePath.circle(around: Place(8, 5.5), radius: 5.5).elements + Circles.exclamationHole.elements))
    }
  }
}

/// The two circles of a delivery state, one in front of the other.
private enum Circles {
  typealias Place = OutlinePath.Point
  static let line = 1.05
  static let radius = 4.6
  /// The radius of a filled circle, which is as large as a circle with its line.
  static let outer = 5.1
  static let (front, rear) = (Place(10.8, 5.5), Place(5.1, 5.5))
  /// The distance between the circles.
  static let gap = 0.9
  static let tick: [(Double, Double)] = [(8.6, 5.7), (10.1, 7.2), (13, 3.9)]

  /// The part of the rear circle that the front one does not cover.
  static func back(isClosed: Bool) -> OutlinePath {
    let radius = isClosed ? outer : self.radius
    let cover = outer + gap
    let distance = front.x - rear.x
    // The law of cosines gives the angles at which the circles meet.
    let own = acos((radius * radius + distance * distance - cover * cover) / (2 * radius * distance))
    let other = acos((cover * cover + distance * distance - radius * radius) / (2 * cover * distance))
    var elements = arc(around: rear, radius: radius, from: own, to: 2 * .pi - own, begins: true)
    if isClosed {
      elements += arc(around: front, radius: cover, from: .pi + other, to: .pi - other, begins: false)
      elements.append(.close)
    }
    return OutlinePath(elements)
  }

  /// The tick as a polygon that is cut out of a disc.
  static var tickHole: OutlinePath {
    .lines(
      [(8.1, 5.9), (8.9, 5.1), (10.1, 6.3), (12.6, 3.4), (13.5, 4.2), (10.2, 8.0)], isClosed: true
    ).reversedLines
  }

  /// The exclamation mark as polygons that are cut out of a disc.
  static var exclamationHole: OutlinePath {
    OutlinePath(
      OutlinePath.lines([(7.25, 2.2), (8.75, 2.2), (8.55, 6.5), (7.45, 6.5)], isClosed: true).reversedLines
        .elements
        + OutlinePath.lines([(7.25, 7.4), (8.75, 7.4), (8.75, 8.8), (7.25, 8.8)], isClosed: true)
        .reversedLines.elements)
  }

  private static func arc(
    around center: Place, radius: Double, from start: Double, to end: Double, begins: Bool
  ) -> [OutlinePath.Element] {
    func point(_ angle: Double) -> Place {
      Place(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    let count = 4
    let step = (end - start) / Double(count)
    let arm = radius * 4 / 3 * tan(step / 4)
    var elements: [OutlinePath.Element] = begins ? [.move(point(start))] : [.line(point(start))]
    for number in 0..<count {
      let (from, to) = (start + step * Double(number), start + step * Double(number + 1))
      let (first, last) = (point(from), point(to))
      elements.append(
        .cubic(
          Place(first.x - arm * sin(from), first.y + arm * cos(from)),
          Place(last.x + arm * sin(to), last.y - arm * cos(to)), last))
    }
    return elements
  }
}

extension OutlinePath {
  /// A closed path of lines in the opposite direction, which cuts a hole into a path around it.
  fileprivate var reversedLines: OutlinePath {
    let points: [Point] = elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    return .lines(points.reversed().map { ($0.x, $0.y) }, isClosed: true)
  }
}
