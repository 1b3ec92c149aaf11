import BubbleLayout

extension AlertKind {
  /// The lines of the alert's icon, on a square of 40 units.
  var lines: [OutlinePath] {
    switch self {
    case .note: [.circle(around: Place(20, 20), radius: 15), .lines([(20, 19), (20, 27)]), Self.dot(y: 13)]
    case .tip: [Self.bulb, .lines([(15.5, 31), (24.5, 31)]), .lines([(17.5, 36), (22.5, 36)])]
    case .important: [Self.speech, .lines([(20, 10.5), (20, 16.5)]), Self.dot(y: 22.5)]
    case .warning:
      [
        .lines([(20, 5), (36.5, 33.5), (3.5, 33.5)], isClosed: true), .lines([(20, 15.5), (20, 22)]),
        Self.dot(y: 28),
      ]
    case .caution:
      [
        .lines(
          [
            (13.5, 4.5), (26.5, 4.5), (35.5, 13.5), (35.5, 26.5), (26.5, 35.5), (13.5, 35.5), (4.5, 26.5),
            (4.5, 13.5),
          ], isClosed: true), .lines([(20, 12), (20, 21)]), Self.dot(y: 27.5),
      ]
    }
  }

  private typealias Place = OutlinePath.Point

  /// A dot, drawn as a line with round ends.
  private static func dot(y: Double) -> OutlinePath { .lines([(20, y), (20, y + 0.1)]) }

  /// The glass of a light bulb, open at its foot.
  private static var bulb: OutlinePath {
    OutlinePath([
      .move(Place(15.5, 25.5)), .cubic(Place(15.5, 22), Place(9, 20.5), Place(9, 14)),
      .cubic(Place(9, 8), Place(13.8, 3.5), Place(20, 3.5)),
      .cubic(Place(26.2, 3.5), Place(31, 8), Place(31, 14)),
      .cubic(Place(31, 20.5), Place(24.5, 22), Place(24.5, 25.5)), .close,
    ])
  }

  /// A square speech bubble with its tail at the lower left.
  private static var speech: OutlinePath {
    .lines(
      [(4.5, 5), (35.5, 5), (35.5, 28), (20, 28), (12, 35.5), (12, 28), (4.5, 28)], isClosed: true)
  }
}
