import BubbleLayout
import Foundation
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests bubbles that are pictures: their tails, their sides, and the files that styles name.
@Suite struct BubblePictureTests {
  private func style(_ tail: String, mirrored: Bool) throws -> ChatStyle {
    try ChatStyle(
      json: """
        {"preset":"merged","bubble":{"shape":"picture","tail":"\(tail)","picture":{"asset":"mine","width":40,
        "height":36,"caps":{"top":17,"start":25},"mirrored":\(mirrored)}}}
        """)
  }

  /// Three messages of each side, of which the last one has the tail in the style `last`.
  private func cells(_ style: ChatStyle, _ direction: InterfaceDirection = .leftToRight) throws -> [Cell] {
    let messages = (0..<6).map {
      Message(id: .integer($0), sender: $0 < 3 ? "ann" : "you", text: "Number \($0)")
    }
    var environment = Fixtures.me
    environment.direction = direction
    return Transcript(
      messages, style: style, width: 300, engine: try TestEngines.bundled, environment: environment
    ).rows(in: Rect(x: 0, y: 0, width: 300, height: 4_000)).compactMap(\.cell)
  }

  /// Artwork that has a tail points to the side of its bubble, and a bubble without a tail shows none.
  @Test(arguments: ["none", "always", "last"], [false, true])
  func theStandInFollowsTheTail(_ tail: String, _ mirrored: Bool) throws {
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let cells = try cells(style(tail, mirrored: mirrored), direction)
      #expect(Set(cells.map(\.side)) == [.left, .right])
      for (index, cell) in cells.enumerated() {
        let bubble = try #require(cell.bubble)
        let hasTail = tail == "always" || tail == "last" && index % 3 == 2
        #expect(bubble.tail == (hasTail ? cell.side : nil))
        let artwork = try #require(Theme.light.artwork(of: bubble, on: cell.side))
        #expect(artwork.tail == bubble.tail)
        // The body of the balloon ends 5 points from the edge at which the tail is, or would be.
        let bounds = try #require(artwork.layers[1].path.bounds)
        let (near, far) =
          cell.side == .left
          ? (bounds.minimum.x, artwork.width - bounds.maximum.x)
          : (artwork.width - bounds.maximum.x, bounds.minimum.x)
        #expect(far == 1 && (hasTail ? near < 1 : near == 5), "\(tail) \(index) \(direction)")
      }
    }
  }

  @Test func artworkWithoutAnOtherFormIsMirroredAsItIs() throws {
    var theme = Theme.light
    theme.artworks["mine"] = BubbleArtwork(
      width: 49, height: 31, layers: BubbleArtwork.plainBalloon.layers, tail: .left)
    for cell in try cells(style("none", mirrored: false)) {
      let bubble = try #require(cell.bubble)
      let artwork = try #require(theme.artwork(of: bubble, on: cell.side))
      let edge = try #require(artwork.layers[1].path.bounds)
      #expect((edge.minimum.x < 1) == (cell.side == .left))
    }
  }

  /// A picture of 40 × 36 pixels: red, green and blue columns, with a dark row at the top.
  private var columns: Picture {
    get throws {
      let pixels = (0..<36).flatMap { row in
        (0..<40).flatMap { column -> [UInt8] in
          row < 17
            ? [0, 0, 0, 255]
            : column < 25 ? [255, 0, 0, 255] : column == 25 ? [0, 255, 0, 255] : [0, 0, 255, 255]
        }
      }
      let file = try #require(PNGFile.encoded(pixels, width: 40, height: 36))
      return try #require(Picture(file))
    }
  }

  /// The caps of a file keep their size, its middle is stretched, and a mirrored picture has its caps at the
  /// other sides.
  @Test(arguments: [false, true], [1.0, 2.0])
  func aFileIsStretchedBetweenItsCaps(_ mirrored: Bool, _ scale: Double) throws {
    let cells = try cells(style("last", mirrored: mirrored))
    var theme = Theme.light
    theme.bubblePictures["mine"] = try columns
    let painter = PNGPainter(theme: theme, scale: scale, margins: .zero)
    for cell in [cells[1], cells[4]] {
      var alone = cell
      alone.frame = Rect(origin: .zero, size: cell.frame.size)
      let file = try painter.png(of: [alone])
      let image = try #require(PNGFile.decoded(file))
      let frame = try #require(alone.bubble?.frame)
      func pixel(_ x: LayoutUnit, _ y: LayoutUnit) -> [UInt8] {
        let place = Int(y.points * scale) * image.width + Int(x.points * scale)
        return Array(image.pixels[place * 4..<place * 4 + 3])
      }
      let bottom = frame.maxY - 2
      let isMirrored = mirrored && cell.side == .right
      let (start, end) = isMirrored ? (frame.maxX - 1, frame.minX + 1) : (frame.minX + 1, frame.maxX - 1)
      let inward: LayoutUnit = isMirrored ? -1 : 1
      #expect(pixel(start, frame.minY + 1) == [0, 0, 0])
      #expect(pixel(start, bottom) == [255, 0, 0] && pixel(start + inward * 23, bottom) == [255, 0, 0])
      #expect(pixel(start + inward * 26, bottom) == [0, 255, 0])
      #expect(pixel(end - inward * 15, bottom) == [0, 255, 0])
      #expect(pixel(end, bottom) == [0, 0, 255] && pixel(end - inward * 11, bottom) == [0, 0, 255])
    }
  }

  @Test func drawingsHaveEachPieceOnce() throws {
    let cells = try cells(style("last", mirrored: true))
    var painter = SVGPainter()
    painter.theme.bubblePictures["mine"] = try columns
    let drawing = painter.drawing(of: cells)
    // The nine pieces are defined once, and used by six bubbles, of which three are mirrored.
    #expect(drawing.split(separator: "<image id=").count == 10)
    #expect(drawing.split(separator: "<use href=\"#b1-").count == 55)
    #expect(drawing.split(separator: "<g transform=\"matrix(-1 0 0 1 ").count == 4)
    #expect(!drawing.contains("linearGradient"))
    var page = HTMLPainter()
    page.bubblePictures["mine"] = try columns
    #expect(page.page(of: cells).contains("<use href=\"#b1-"))
    // Display lists are drawn by others, who have pictures of their own.
    #expect(DisplayList(cells, theme: painter.theme).operations == DisplayList(cells).operations)
  }

  @Test func tilesRepeatTheMiddle() throws {
    let patch = NinePatch(
      size: Size(width: 30, height: 30), caps: Insets(all: 10), resizing: .tile, isMirrored: false)
    let axis = patch.axes(in: Size(width: 65, height: 30)).columns
    for (place, expected) in [(5.0, 5.0), (12, 12), (22, 12), (54, 14), (60, 25)] {
      #expect(axis.source(of: place).place == expected)
    }
    let mirrored = patch.mirrored.axes(in: Size(width: 65, height: 30)).columns
    #expect(mirrored.source(of: 60).place == 5 && mirrored.source(of: 43).place == 12)
  }

  /// A bubble without a tail has the picture whose name says so.
  @Test func aPlainPictureIsForBubblesWithoutATail() throws {
    let cells = try cells(style("last", mirrored: true))
    var painter = SVGPainter()
    painter.theme.bubblePictures["mine-plain"] = try columns
    let drawing = painter.drawing(of: cells)
    #expect(drawing.split(separator: "<use href=\"#b1-8\"").count == 5)
    #expect(drawing.contains("linearGradient"))
  }

  @Test func filesAreFoundWithinTheirFolder() throws {
    let folder = try TemporaryFolder()
    let file = try columns
    for name in ["mine.png", "mine-plain.png", "broken.png"] {
      let bytes = name == "broken.png" ? Array(file.bytes.prefix(60)) : file.bytes
      try Data(bytes).write(to: folder.url.appending(path: name))
    }
    let pictures = PictureFolder(path: folder.url.path)
    #expect(pictures.bubble("mine") == file && pictures.bubble("mine.png") == file)
    #expect(pictures.bubble("mine.PNG", isPlain: true) == file && pictures.bubble("other") == nil)
    #expect(
      pictures.bubble("broken") == nil && pictures.bubble("../\(folder.url.lastPathComponent)/mine") == nil)
    #expect(pictures.bubble(folder.url.path + "/mine") == nil)
  }
}
