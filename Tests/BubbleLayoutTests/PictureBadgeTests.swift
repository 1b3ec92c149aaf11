import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the texts on pictures: one corner and one form for all of them, inside the picture's own shape.
@Suite struct PictureBadgeTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ kind: MediaKind, _ style: ChatStyle, from sender: String, _ direction: InterfaceDirection,
    fontScale: Double = 1, width: Double = 390, isHD: Bool = false
  ) -> Cell {
    var media = MediaAttachment(kind: kind, size: PictureSize(width: 800, height: 600), duration: 14)
    media.isHD = isHD
    return engine.cell("", style, from: sender, width: width, direction: direction, fontScale: fontScale) {
      $0.attachments = [.media(media)]
      $0.delivery = .read
    }
  }

  /// The capsules behind lengths and formats: those of the time are at the bottom.
  private func badges(_ cell: Cell) throws -> [BoxPart] {
    let picture = try #require(cell.media.first).frame
    return cell.boxes(.capsule).filter { $0.frame.midY < picture.midY }
  }

  @Test(arguments: ["clustered", "merged", "tailed", "balloon", "padded"])
  func badgesHaveOneCornerAndOneForm(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for sender in ["you", "ann"] {
        var places: Set<Point> = []
        for (kind, isHD) in [(MediaKind.video, false), (.animation, false), (.image, true), (.video, true)] {
          let cell = cell(kind, style, from: sender, direction, isHD: isHD)
          let picture = try #require(cell.media.first).frame
          let found = try badges(cell)
          #expect(found.count == (kind == .video && isHD ? 2 : 1))
          for badge in found {
            #expect(badge.radius == badge.frame.height.half && picture.contains(badge.frame))
            #expect(badge.frame.minY == picture.minY + 6)
          }
          let first = try #require(found.first).frame
          let isMirrored = cell.boxes(.capsule).first.map { $0.frame.midX > picture.midX } ?? false
          places.insert(
            Point(x: isMirrored ? picture.maxX - first.maxX : first.minX - picture.minX, y: 6))
        }
        #expect(places == [Point(x: 6, y: 6)], "\(preset) \(direction) \(sender)")
      }
    }
  }

  /// A picture of a block that is as large as it is does not grow with the type: a badge that has room on it in type of the
  /// usual size has it in large type too.
  @Test(arguments: ["clustered", "merged"]) func smallPicturesKeepTheirBadges(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for (kind, picture) in [
      (MediaKind.image, PictureSize(width: 60, height: 400)), (.video, .init(width: 110, height: 150)),
    ] {
      var media = MediaAttachment(kind: kind, size: picture, duration: 14)
      media.isHD = true
      for fontScale in [1, 1.3, 2, 3] {
        for width in [240.0, 320, 600] {
          let cell = engine.cell("", style, width: width, fontScale: fontScale) {
            $0.blocks = [.attachment(AttachmentBlock(.media(media))), .paragraph("below")]
          }
          #expect(try badges(cell).count == (kind == .video ? 2 : 1), "\(kind) at \(width), \(fontScale)")
        }
      }
    }
  }

  /// On a round video, all corners of the capsules' round ends are inside the circle, with 8 points of air.
  @Test(arguments: ["clustered", "merged", "balloon", "padded"], [0.8, 1, 1.4, 2.3])
  func capsulesAreInsideARoundVideo(preset: String, fontScale: Double) throws {
    let style = try ChatStyle.preset(preset)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for width in [240.0, 320, 390, 800] {
        for sender in ["you", "ann"] {
          let cell = cell(.videoNote, style, from: sender, direction, fontScale: fontScale, width: width)
          let circle = try #require(cell.media.first).frame
          for capsule in cell.boxes(.capsule) where capsule.frame.overlaps(circle) {
            let end = capsule.frame.height.points / 2
            for x in [capsule.frame.minX.points + end, capsule.frame.maxX.points - end] {
              let (right, down) = (
                x - circle.midX.points, capsule.frame.midY.points - circle.midY.points
              )
              let reach = (right * right + down * down).squareRoot() + end
              #expect(reach <= circle.width.points / 2 - 8 + 0.05, "\(preset) \(width) \(fontScale)")
            }
          }
          if fontScale == 1, width == 390 { #expect(try badges(cell).count == 1) }
        }
      }
    }
  }
}
