import BubbleLayout
import Foundation
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests the hairline inside the edge of every picture.
@Suite struct PictureEdgeTests {
  private struct Plain: PictureProvider {
    let picture: Picture

    init(_ gray: UInt8) throws {
      let pixels = (0..<64).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] }
      let file = try #require(PNGFile.encoded(pixels, width: 8, height: 8))
      picture = try #require(Picture(file))
    }

    func picture(of subject: PictureSubject) -> Picture? { picture }
  }

  private func cell(_ style: ChatStyle, _ kind: MediaKind = .image, count: Int = 1) throws -> Cell {
    let media = MediaAttachment(kind: kind, size: PictureSize(width: 400, height: 300))
    return try TestEngines.bundled.cell("", style, from: "ann") {
      $0.attachments = Array(repeating: .media(media), count: count)
      $0.quote = QuotedReply(sender: "bo", text: "See", hasPicture: true)
    }
  }

  /// A picture in the colour of the page or of its bubble has an edge, in both themes and at every scale.
  @Test(arguments: ["clustered", "merged", "tailed", "balloon"], [1, 1.5, 2, 3])
  func aPictureInTheColourOfThePageHasAnEdge(preset: String, scale: Double) throws {
    for (theme, gray) in [(Theme.light, UInt8(255)), (.dark, 0)] {
      let cell = try cell(.preset(preset))
      let media = try #require(cell.media.first).frame
      let painter = PNGPainter(theme: theme, scale: scale, margins: .zero, provider: try Plain(gray))
      let file = try #require(PNGFile.decoded(try painter.png(of: [cell])))
      // The pixel inside the middle of the upper edge, and those below it.
      let x = Int((cell.frame.minX + media.midX).points * scale)
      let top = Int(((cell.frame.minY + media.minY).points * scale).rounded(.down))
      func shade(_ y: Int) -> Int { Int(file.pixels[(y * file.width + x) * 4]) }
      let (edges, inside) = ([shade(top), shade(top + 1)], shade(top + 1 + Int(3 * scale)))
      #expect(inside == Int(gray))
      #expect(edges.contains { (8...51).contains(abs($0 - inside)) }, "\(preset) \(scale) \(edges)")
    }
  }

  @Test func allPaintersDrawIt() throws {
    let style = ChatStyle.clustered
    let cell = try cell(style)
    let list = DisplayList([cell])
    let pictures = list.operations.filter { $0.kind == .picture }
    // The photo, the avatar and the picture of the quote.
    #expect(pictures.count == 3)
    for operation in pictures {
      #expect(operation.paint.role == .everywhere(.pictureEdge) && operation.width == 0.5)
    }
    let name = ColorRole.everywhere(.pictureEdge).name
    let provider = try Plain(255)
    let svg = SVGPainter(provider: provider).drawing(of: [cell])
    #expect(svg.components(separatedBy: "stroke-width=\"1\"").count == 4)
    #expect(svg.contains(name) || svg.contains("stroke:#0000001a"))
    #expect(HTMLPainter(provider: provider).page(of: [cell]).contains("stroke-width=\"1\""))
    let sticker = try DisplayList([self.cell(style, .sticker)]).operations.filter { $0.kind == .picture }
    #expect(sticker.map(\.width).contains(0))
  }

  /// A transfer shows its progress, and the length of a video, on the picture.
  @Test(arguments: [MediaState.uploading, .loading]) func progressStandsOnThePicture(state: MediaState) throws
  {
    let media = MediaAttachment(
      kind: .video, size: PictureSize(width: 400, height: 300), state: state, duration: 75)
    let cell = try TestEngines.bundled.cell("", .clustered) {
      $0.attachments = [.media(media)]
    }
    let part = try #require(cell.media.first)
    #expect(cell.labels(.duration).map(\.text) == ["1:15"])
    let list = DisplayList([cell])
    let place = try #require(list.operations.firstIndex { $0.kind == .picture })
    let above = list.operations[(place + 1 + list.operations[place].placeholderCount)...]
    let disc = try #require(
      above.first { $0.kind == .fill && $0.paint.role == .everywhere(.capsule) }.flatMap {
        OutlinePath(list.elements(of: $0.path)).bounds
      })
    let side = disc.maximum.x - disc.minimum.x
    #expect((44...50).contains(side) && abs(side - (disc.maximum.y - disc.minimum.y)) < 0.01)
    #expect(abs((disc.minimum.x + disc.maximum.x) / 2 - part.frame.midX.points) < 0.1)
    // The ring and the two lines of the cross.
    let strokes = above.prefix { $0.kind != .glyphs }.filter { $0.kind == .stroke }
    #expect(strokes.count >= 3)
  }
}
