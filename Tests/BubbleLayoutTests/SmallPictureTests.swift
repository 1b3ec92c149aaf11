import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the surroundings of pictures: even distances of small ones, corners of those in link previews, and texts that stay
/// clear of the sign in their middle.
@Suite struct SmallPictureTests {
  private static let presets = ["merged", "clustered"]
  private static let scales = [0.8, 1, 1.5, 2.3, 3]
  private static let directions = [InterfaceDirection.leftToRight, .rightToLeft]

  private func cell(
    _ preset: String, _ scale: Double, _ direction: InterfaceDirection, from sender: String = "ann",
    width: Double = 320, _ change: (inout Message) -> Void
  ) throws -> Cell {
    try TestEngines.bundled.cell(
      "", ChatStyle.preset(preset), from: sender, width: width, direction: direction, fontScale: scale
    ) {
      $0.timestamp = nil
      change(&$0)
    }
  }

  /// A small picture below a name is as far from the lower edge of its bubble as from the side. So is one above a text
  /// from the upper edge.
  @Test(arguments: presets, scales) func smallPicturesHaveAnEvenFrame(preset: String, scale: Double) throws {
    let small = [30.0, 60].flatMap { width in
      [30.0, 60, 200].map { MediaAttachment(kind: .image, size: PictureSize(width: width, height: $0)) }
    }
    for direction in Self.directions {
      for media in small {
        let named = try cell(preset, scale, direction) { $0.attachments = [.media(media)] }
        let (bubble, picture) = (try #require(named.bubble).frame, try #require(named.media.first).frame)
        let side = min(picture.minX - bubble.minX, bubble.maxX - picture.maxX)
        #expect(bubble.maxY - picture.maxY == side && side > 4, "\(media.size?.height ?? 0) \(direction)")
        let corners = try #require(named.media.first).corners
        #expect(min(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft) >= 6)
        let titled = try cell(preset, scale, direction, from: "you") {
          $0.text = "look"
          $0.attachments = [.media(media)]
        }
        let (own, first) = (try #require(titled.bubble).frame, try #require(titled.media.first).frame)
        #expect(first.minY - own.minY == min(first.minX - own.minX, own.maxX - first.maxX))
      }
    }
  }

  /// The time of the message and the lengths of films leave the sign in the middle of a film free, in albums too. A badge
  /// is at least 4 points away.
  @Test(arguments: presets, scales) func textsLeaveTheSignOfAFilmFree(preset: String, scale: Double) throws {
    let sent = try Timestamp(iso8601: "2026-03-14T09:00:00Z")
    var overPictures = 0
    for count in 1...7 {
      for (duration, side) in [(5.0, 300.0), (3_665, 74), (65, 900)] {
        let film = MediaAttachment(
          kind: .video, size: PictureSize(width: side, height: side), duration: duration)
        for width in [140.0, 200, 320, 600] {
          let cell = try cell(preset, scale, .leftToRight, width: width) {
            $0.timestamp = sent
            $0.attachments = Array(repeating: .media(film), count: count)
          }
          let badges = cell.labels(.duration).map(\.frame)
          let time = cell.labels(.time).map(\.frame).filter { time in
            cell.media.contains { $0.frame.overlaps(time) }
          }
          overPictures += time.count
          for sign in cell.boxes(.play).map(\.frame) {
            #expect(!time.contains { $0.overlaps(sign) }, "\(count) films of \(side), width \(width)")
            #expect(!badges.contains { $0.inset(by: Insets(all: -4)).overlaps(sign) })
          }
        }
      }
    }
    #expect(overPictures > 0 || scale > 2)
  }

  /// The picture of a link preview has the corners of the preview at its upper edge, and none where texts follow. A small
  /// one beside the texts has four.
  @Test(arguments: presets, directions) func linkPicturesHaveCornersWhereTheirCardHasThem(
    preset: String, direction: InterfaceDirection
  ) throws {
    for scale in Self.scales {
      for width in [160.0, 320, 600] {
        for isSmall in [false, true] {
          let link = LinkPreview(
            address: "https://a.org/x", title: "A title", summary: "A summary",
            picture: PictureSize(width: 1_200, height: 630), isPictureSmall: isSmall)
          for text in ["", "https://a.org/x"] {
            let cell = try cell(preset, scale, direction, from: "you", width: width) {
              $0.text = text
              $0.attachments = [.link(link)]
            }
            guard let picture = cell.boxes(.linkPicture).first else {
              #expect(isSmall)
              continue
            }
            let card = try #require(cell.boxes(.link).first)
            let corners = picture.corners ?? CornerRadii(all: picture.radius)
            let around = card.corners ?? CornerRadii(all: card.radius)
            let isFlush = picture.frame.minY == card.frame.minY
            #expect(isFlush != isSmall)
            if isFlush {
              #expect(corners.bottomLeft == 0 && corners.bottomRight == 0)
              #expect(corners.topLeft == around.topLeft && corners.topRight == around.topRight)
              #expect(corners.topLeft > 0 && picture.frame.width == card.frame.width)
            } else {
              #expect(corners.bottomLeft > 0 && corners.bottomRight > 0 && corners.topLeft > 0)
            }
          }
        }
      }
    }
  }
}
