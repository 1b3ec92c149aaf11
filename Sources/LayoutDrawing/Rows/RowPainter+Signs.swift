import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  private typealias Place = OutlinePath.Point

  /// Paints an icon in the middle of a frame. It is drawn on a square of 40 units, and fills about half of
  /// it.
  ///
  /// - Parameters:
  ///   - background: The role of its background; nil for the page or a bubble.
  ///   - progress: The progress of a transfer, from 0 to 1; nil if unknown.
  mutating func paint(
    _ icon: Sign, in frame: Rect, with foreground: ColorRole, on background: ColorRole?,
    progress: Double? = nil
  ) {
    let side = min(frame.width.points, frame.height.points, 72)
    guard side > 0 else { return }
    let unit = side / 40
    let origin = Place(frame.midX.points - side / 2, frame.midY.points - side / 2)
    func placed(_ path: OutlinePath) -> OutlinePath { path.placed(at: origin, scale: unit) }
    switch icon {
    case .play:
      let path = placed(.lines([(16, 13), (28, 20), (16, 27)], isClosed: true))
      surface.fill(path, with: foreground)
      surface.stroke(path, width: 2.4 * unit, with: foreground)
    case .file: paintFile(placed, unit, foreground, background)
    case .person:
      surface.fill(placed(.circle(around: Place(20, 15.5), radius: 5)), with: foreground)
      surface.fill(
        placed(
          OutlinePath([
            .move(Place(10.5, 29)), .cubic(Place(10.5, 20.5), Place(29.5, 20.5), Place(29.5, 29)),
            .close,
          ])), with: foreground)
    case .place: surface.fill(placed(Self.pin), with: foreground)
    case .picture: paintLandscape(placed, unit, foreground)
    case .check:
      surface.stroke(
        placed(.lines([(11.5, 20.5), (17.5, 26.5), (28.5, 14)])), width: max(1.4, 4 * unit), with: foreground)
    case .cross:
      for ends in [[(13.5, 13.5), (26.5, 26.5)], [(26.5, 13.5), (13.5, 26.5)]] {
        surface.stroke(placed(.lines(ends)), width: max(1.4, 4 * unit), with: foreground)
      }
    case .reply:
      surface.stroke(placed(.lines([(17, 12), (10, 19), (17, 26)])), width: 2.4 * unit, with: foreground)
      surface.stroke(
        placed(OutlinePath([.move(Place(10, 19)), .cubic(Place(20, 19), Place(28, 20), Place(30, 29))])),
        width: 2.4 * unit, with: foreground)
    case .copy:
      let (back, front) = (
        OutlinePath(Rect(x: 8, y: 5, width: 18, height: 22), corners: CornerRadii(all: 3)),
        OutlinePath(Rect(x: 14, y: 12, width: 18, height: 22), corners: CornerRadii(all: 3))
      )
      surface.stroke(placed(back), width: 2.2 * unit, with: foreground)
      if let background { surface.fill(placed(front), with: background) }
      surface.stroke(placed(front), width: 2.2 * unit, with: foreground)
    case .pin:
      // Draws the head, the foot and the needle of a tilted pin.
      surface.fill(
        placed(
          .lines(
            [
              (22, 5), (35, 18), (31.5, 20.5), (27, 19.5), (22, 26), (22.5, 31), (20, 33), (7, 20), (9, 17.5),
              (14, 18), (20.5, 13), (19.5, 8.5),
            ],
            isClosed: true)), with: foreground)
      surface.stroke(placed(.lines([(13.5, 26.5), (5, 35)])), width: 3 * unit, with: foreground)
    case .eye:
      let lid = OutlinePath([
        .move(Place(2, 20)), .cubic(Place(9, 8), Place(31, 8), Place(38, 20)),
        .cubic(Place(31, 32), Place(9, 32), Place(2, 20)), .close,
      ])
      surface.stroke(placed(lid), width: 3 * unit, with: foreground)
      surface.fill(placed(.circle(around: Place(20, 20), radius: 6)), with: foreground)
    case .timer:
      // A stopwatch; a clock with two hands is the sign of a message that is being sent.
      surface.stroke(placed(.circle(around: Place(20, 22), radius: 13)), width: 3 * unit, with: foreground)
      for ends in [[(20.0, 22.0), (20.0, 15.0)], [(20.0, 9.0), (20.0, 4.0)], [(14.0, 4.0), (26.0, 4.0)]] {
        surface.stroke(placed(.lines(ends)), width: 3 * unit, with: foreground)
      }
    case .loading:
      // An arc shows the progress, or three quarters of a circle if it is unknown. The cross inside means
      // that a tap stops the transfer.
      surface.stroke(
        placed(.arc(around: Place(20, 20), radius: 15, share: progress ?? 0.75)), width: 2.2 * unit,
        with: foreground
      )
      for ends in [[(16.0, 16.0), (24.0, 24.0)], [(24.0, 16.0), (16.0, 24.0)]] {
        surface.stroke(placed(.lines(ends)), width: 2.2 * unit, with: foreground)
      }
    case .download:
      surface.stroke(placed(.lines([(20, 11), (20, 27)])), width: 2.4 * unit, with: foreground)
      surface.stroke(
        placed(.lines([(13.5, 20.5), (20, 27), (26.5, 20.5)])), width: 2.4 * unit, with: foreground)
      surface.stroke(placed(.lines([(12, 31), (28, 31)])), width: 2.4 * unit, with: foreground)
    case .phone: surface.stroke(placed(Self.receiver), width: 5 * unit, with: foreground)
    case .missedCall:
      surface.stroke(
        placed(Self.receiver.placed(at: Place(0, 5), scale: 1)), width: 5 * unit, with: foreground)
      for ends in [[(21.0, 10.0), (29.0, 18.0)], [(29.0, 10.0), (21.0, 18.0)]] {
        surface.stroke(placed(.lines(ends)), width: 2.2 * unit, with: foreground)
      }
    case .camera: paintCamera(placed, foreground)
    case .missedVideoCall:
      // The cross is in the body of the camera, in the colour of the disc.
      paintCamera(placed, foreground)
      guard let background else { return }
      for ends in [[(13.5, 17.0), (19.5, 23.0)], [(19.5, 17.0), (13.5, 23.0)]] {
        surface.stroke(placed(.lines(ends)), width: 2 * unit, with: background)
      }
    case .open:
      surface.stroke(placed(.lines([(10, 30), (30, 10)])), width: 4 * unit, with: foreground)
      surface.stroke(placed(.lines([(15, 10), (30, 10), (30, 25)])), width: 4 * unit, with: foreground)
    case .deleted:
      // The ring reaches to the edges, so that it begins where the lines of the text begin.
      surface.stroke(placed(.circle(around: Place(20, 20), radius: 18)), width: 3.6 * unit, with: foreground)
      surface.stroke(placed(.lines([(7.5, 7.5), (32.5, 32.5)])), width: 3.6 * unit, with: foreground)
    case .expanded, .collapsedRight, .collapsedLeft:
      let ends: [(Double, Double)] =
        switch icon {
        case .expanded: [(7.5, 14), (20, 26.5), (32.5, 14)]
        case .collapsedLeft: [(26, 7.5), (13.5, 20), (26, 32.5)]
        default: [(14, 7.5), (26.5, 20), (14, 32.5)]
        }
      surface.stroke(placed(.lines(ends)), width: 3.6 * unit, with: foreground)
    case .alert(let kind):
      for line in kind.lines { surface.stroke(placed(line), width: 3 * unit, with: foreground) }
    case .missingPicture, .missingFile: paintMissing(icon, placed, unit, foreground, background)
    case .failed:
      surface.stroke(
        placed(.circle(around: Place(20, 20), radius: 9)), width: 2 * unit, with: foreground)
      surface.stroke(placed(.lines([(20, 15), (20, 21)])), width: 2.2 * unit, with: foreground)
      surface.fill(placed(.circle(around: Place(20, 24.6), radius: 1.3)), with: foreground)
    }
  }

  private mutating func paintCamera(_ placed: (OutlinePath) -> OutlinePath, _ foreground: ColorRole) {
    let body = OutlinePath(Rect(x: 9, y: 13, width: 15, height: 14), corners: CornerRadii(all: 3))
    surface.fill(placed(body), with: foreground)
    surface.fill(
      placed(.lines([(26, 18.5), (32, 14), (32, 26), (26, 21.5)], isClosed: true)), with: foreground)
  }

  private mutating func paintFile(
    _ placed: (OutlinePath) -> OutlinePath, _ unit: Double, _ foreground: ColorRole, _ background: ColorRole?
  ) {
    let sheet = placed(
      .lines([(13.5, 11.5), (22, 11.5), (26.5, 16), (26.5, 28.5), (13.5, 28.5)], isClosed: true))
    surface.fill(sheet, with: foreground)
    surface.stroke(sheet, width: 2 * unit, with: foreground)
    guard let background else { return }
    surface.stroke(
      placed(.lines([(21.6, 11.6), (21.6, 16.4), (26.4, 16.4)])), width: 1.2 * unit, with: background)
    for y in [20.5, 24.5] {
      surface.stroke(placed(.lines([(16, y), (24, y)])), width: 1.5 * unit, with: background)
    }
  }

  /// Paints the outline of a picture or of a sheet, and a line through it with a gap on both sides.
  private mutating func paintMissing(
    _ icon: Sign, _ placed: (OutlinePath) -> OutlinePath, _ unit: Double, _ foreground: ColorRole,
    _ background: ColorRole?
  ) {
    // On a small disc, the line is as thick as the disc lets its gap be.
    let width = min(max(1, 2.6 * unit), 3.4 * unit)
    let isSheet = if case .missingFile = icon { true } else { false }
    if isSheet {
      let sheet: [(Double, Double)] = [(12.5, 8.5), (22.5, 8.5), (28.5, 14.5), (28.5, 31.5), (12.5, 31.5)]
      surface.stroke(placed(.lines(sheet, isClosed: true)), width: width, with: foreground)
      surface.stroke(placed(.lines([(22, 9), (22, 15), (28, 15)])), width: width, with: foreground)
    } else {
      let edge = OutlinePath(Rect(x: 8, y: 10.5, width: 24, height: 19), corners: CornerRadii(all: 3.5))
      surface.stroke(placed(edge), width: width, with: foreground)
      surface.fill(
        placed(.lines([(10, 27), (17, 19), (21, 23.5), (24.5, 20), (30, 27)], isClosed: true)),
        with: foreground)
    }
    // The gap beside the ends of the line stays on the disc of a file, which has a radius of 20.
    let end = isSheet ? 9.5 : 7.5
    let line = OutlinePath.lines([(end, end), (40 - end, 40 - end)])
    if let background { surface.stroke(placed(line), width: width * 3, with: background) }
    surface.stroke(placed(line), width: width, with: foreground)
  }

  private mutating func paintLandscape(
    _ placed: (OutlinePath) -> OutlinePath, _ unit: Double, _ foreground: ColorRole
  ) {
    let edge = OutlinePath(
      Rect(x: 9.5, y: 11.5, width: 21, height: 17), corners: CornerRadii(all: 3))
    surface.stroke(placed(edge), width: 1.8 * unit, with: foreground)
    surface.fill(placed(.circle(around: Place(15.2, 16.8), radius: 1.9)), with: foreground)
    surface.fill(
      placed(
        .lines(
          [(11.5, 26.8), (16.5, 21.5), (19, 24), (23.5, 18.5), (28.8, 24.5), (28.8, 26.8)], isClosed: true)),
      with: foreground)
  }

  /// A tilted telephone receiver.
  private static var receiver: OutlinePath {
    OutlinePath([.move(Place(13, 12)), .cubic(Place(13, 21), Place(19, 27), Place(28, 27))])
  }

  /// A map pin: a drop with a hole, and its tip at the bottom.
  private static var pin: OutlinePath {
    let drop: [OutlinePath.Element] = [
      .move(Place(20, 31)), .cubic(Place(14.5, 24.5), Place(12.5, 20.8), Place(12.5, 17.2)),
      .cubic(Place(12.5, 13.1), Place(15.9, 9.8), Place(20, 9.8)),
      .cubic(Place(24.1, 9.8), Place(27.5, 13.1), Place(27.5, 17.2)),
      .cubic(Place(27.5, 20.8), Place(25.5, 24.5), Place(20, 31)), .close,
    ]
    let hole = OutlinePath.circle(around: Place(20, 17.2), radius: 2.9, isHole: true)
    return OutlinePath(drop + hole.elements)
  }
}
