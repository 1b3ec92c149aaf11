import BubbleLayout
import TextShaping

extension BubbleArtwork {
  /// The pictures that the presets use, by their asset names.
  public static let bundled: [String: BubbleArtwork] = [
    "orange": balloon(tail: .left),
    "aqua": balloon(tail: .right),
    "bubble": mask,
  ]

  /// A balloon with its tail at the left, for assets without artwork. It is stretched at its own caps, whatever
  /// the size of the picture that it stands in for.
  public static let plainBalloon: BubbleArtwork = {
    var artwork = balloon(tail: .left)
    artwork.ownCaps = Insets(top: 15, left: 24, bottom: 15, right: 24)
    return artwork
  }()

  /// Makes a glossy balloon of 49 × 31 points in the colour of its bubble. The column after the left cap of
  /// 24 points and the row after the top cap of 15 points, each one point wide, are stretched.
  static func balloon(tail: Side) -> BubbleArtwork {
    let artwork = BubbleArtwork(
      width: 49, height: 31, layers: glossy(body), tail: .left, layersWithoutTail: glossy(bodyWithoutTail))
    return tail == .left ? artwork : artwork.mirrored
  }

  /// Returns the layers of a body with its shadow and its lights.
  private static func glossy(_ body: OutlinePath) -> [Layer] {
    let shadow = body.mapping { OutlinePath.Point($0.x, $0.y + 0.75) }
    return [
      Layer(path: shadow, fill: .color(Color(0x000000, opacity: 0.14))),
      Layer(path: body, fill: .bubble, hasBorder: true),
      Layer(
        path: body,
        fill: .gradient([
          Stop(0, Color(0xFFFFFF, opacity: 0.3)), Stop(0.45, Color(0xFFFFFF, opacity: 0)),
          Stop(1, Color(0xFFFFFF, opacity: 0.3)),
        ])),
      Layer(
        path: glow,
        fill: .gradient([Stop(0, Color(0xFFFFFF, opacity: 0)), Stop(1, Color(0xFFFFFF, opacity: 0.4))])),
      Layer(
        path: gloss,
        fill: .gradient([Stop(0, Color(0xFFFFFF, opacity: 0.75)), Stop(1, Color(0xFFFFFF, opacity: 0.12))])),
    ]
  }

  /// A rounded body with a tail that curls out at the bottom left.
  private static let body = balloonBody([
    .cubic(point(15.6, 30), point(12.5, 29), point(10, 27)),
    .cubic(point(7.4, 29.3), point(3.8, 30.3), point(0.6, 29.9)),
    .cubic(point(3.4, 27.9), point(5, 24.6), point(5, 20.6)),
  ])

  /// The same body without the tail.
  private static let bodyWithoutTail = balloonBody([.cubic(point(11.3, 30), point(5, 23.7), point(5, 16))])

  /// Returns a rounded body with a lower left corner of its own, from its right to its upper end.
  private static func balloonBody(_ corner: [OutlinePath.Element]) -> OutlinePath {
    let before: [OutlinePath.Element] = [
      .move(point(19, 1)),
      .line(point(34, 1)),
      .cubic(point(41.7, 1), point(48, 7.3), point(48, 15)),
      .line(point(48, 16)),
      .cubic(point(48, 23.7), point(41.7, 30), point(34, 30)),
      .line(point(19, 30)),
    ]
    let after: [OutlinePath.Element] = [
      .line(point(5, 15)),
      .cubic(point(5, 7.3), point(11.3, 1), point(19, 1)),
      .close,
    ]
    return OutlinePath(before + corner + after)
  }

  /// The reflection at the top. It is within the top cap, so it never stretches vertically.
  private static let gloss = OutlinePath([
    .move(point(18, 1.8)),
    .line(point(35, 1.8)),
    .cubic(point(40.6, 1.8), point(44.6, 5.6), point(44.6, 9.6)),
    .cubic(point(44.6, 11.8), point(42.6, 12.8), point(40, 12.8)),
    .line(point(13, 12.8)),
    .cubic(point(10.4, 12.8), point(8.4, 11.8), point(8.4, 9.6)),
    .cubic(point(8.4, 5.6), point(12.4, 1.8), point(18, 1.8)),
    .close,
  ])

  /// The brighter area at the bottom, within the bottom cap.
  private static let glow = OutlinePath([
    .move(point(9, 19)),
    .line(point(44.5, 19)),
    .cubic(point(44, 25), point(39.5, 29.2), point(34, 29.2)),
    .line(point(19, 29.2)),
    .cubic(point(13.5, 29.2), point(9.5, 25), point(9, 19)),
    .close,
  ])

  private static func point(_ x: Double, _ y: Double) -> OutlinePath.Point { OutlinePath.Point(x, y) }
}
