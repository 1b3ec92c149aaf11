import BubbleLayout
import Foundation
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Provides the same photo for everything.
private struct OnePhoto: PictureProvider {
  let file: [UInt8]

  func picture(of subject: PictureSubject) -> Picture? { Picture(file) }
}

@Suite struct PNGPainterTests {
  /// The pixels of a PNG file, by column and row.
  private struct Picture {
    let width: Int
    let height: Int
    private let pixels: [UInt8]

    init(_ file: [UInt8]) throws {
      let decoded = try #require(PNGFile.decoded(file))
      (pixels, width, height) = (decoded.pixels, decoded.width, decoded.height)
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
  }

  private func cells(_ text: String, style: ChatStyle) throws -> [Cell] {
    let message = Message(id: 1, sender: "you", text: text)
    return Array(
      try TestEngines.bundled.cells(
        for: [message], style: style, width: 320, environment: LayoutEnvironment(me: "you")))
  }

  @Test func bubblesStandWhereTheLayoutSays() throws {
    let cells = try cells("          .", style: .preset("clustered"))
    let bubble = try #require(cells[0].bubble)
    let painter = PNGPainter(scale: 2, margins: Insets(top: 0, left: 0, bottom: 12, right: 0))
    let picture = try Picture(try painter.png(of: cells))
    #expect(picture.width == 640)
    #expect(picture.height == Int(((cells[0].frame.height.points + 12) * 2).rounded(.up)))
    let palette = ChatStyle.clustered.palettes.light
    let background = bytes(palette[.page, .fill])
    #expect(picture[2, 2] == background)
    let frame = bubble.frame.offset(x: cells[0].frame.minX, y: cells[0].frame.minY)
    let (left, middle) = (Int(frame.minX.points * 2), Int(frame.midY.points * 2))
    #expect(picture[left - 3, middle] == background)
    #expect(picture[left + 8, middle] == bytes(palette[bubble.background]))
  }

  private func bytes(_ color: Color) -> [UInt8] {
    [16, 8, 0].map { UInt8(color.rgb >> UInt32($0) & 0xFF) } + [255]
  }

  /// Pixels inside the outline of a glyph are painted, and no others in the line.
  @Test func glyphsStandWhereTheLayoutSays() throws {
    var style = try ChatStyle.preset("rows")
    style.sent.text.font.size = 40
    let cells = try cells("l l", style: style)
    let text = try #require(cells[0].parts.first { if case .text = $0 { true } else { false } })
    let block = try #require(text.block)
    let picture = try Picture(try PNGPainter(scale: 2).png(of: cells))
    let run = try #require(block.glyphRuns(inLine: 0).first)
    let row = Int((text.blockPlace.y + block.lines[0].baseline - 10).points * 2)
    func isDark(_ glyph: Int, beside offset: Double) -> Bool {
      let x = (text.blockPlace.x + run.glyphs[glyph].origin.x).points + offset
      return picture[Int(x * 2), row][0] < 64
    }
    // In Noto Sans at 40 points, the stem of an l is from 3.5 to 7.1 points to the right of its origin.
    #expect(isDark(0, beside: 5) && isDark(2, beside: 5))
    #expect(!isDark(0, beside: 1) && !isDark(1, beside: 5) && !isDark(2, beside: 10))
  }

  @Test func emojiKeepTheirColours() throws {
    let cells = try cells("🍋", style: .preset("rows"))
    let text = try #require(cells[0].parts.first { if case .text = $0 { true } else { false } })
    let picture = try Picture(try PNGPainter(scale: 4).png(of: cells))
    let frame = Rect(origin: text.blockPlace, size: try #require(text.block).size)
    var yellow = 0
    for y in Int(frame.minY.points * 4)..<Int(frame.maxY.points * 4) {
      for x in Int(frame.minX.points * 4)..<Int(frame.maxX.points * 4) {
        let pixel = picture[x, y]
        if pixel[0] > 200, pixel[1] > 170, pixel[2] < 120 { yellow += 1 }
      }
    }
    #expect(yellow > 500)
  }

  /// The part of the picture outside the bubble's rounded corner is not painted.
  @Test func maskedMediaAreCutByTheirBubble() throws {
    let message = Message(
      id: 1, sender: "you", text: "",
      attachments: [.media(MediaAttachment(kind: .image, size: PictureSize(width: 640, height: 480)))])
    let cell = try TestEngines.bundled.cell(message, .tailed)
    let bubble = try #require(cell.bubble)
    let media = try #require(cell.parts.first { if case .media = $0 { true } else { false } }).frame
    let palette = cell.colors.light
    let picture = try Picture(try PNGPainter(scale: 2).png(of: [cell]))
    let corner = (Int(max(media.minX, bubble.frame.minX).points * 2), Int(media.minY.points * 2))
    #expect(picture[corner.0 + 1, corner.1 + 1] == bytes(palette[.page, .fill]))
    let inside = picture[Int(media.midX.points * 2), Int(media.midY.points * 2)]
    let outside = picture[2, Int(media.midY.points * 2)]
    #expect(inside != outside)
  }

  @Test func theSameLayoutGivesTheSameBytes() throws {
    let cells = try SampleChat.cells()
    #expect(try PNGPainter(scale: 1.5).png(of: cells) == PNGPainter(scale: 1.5).png(of: cells))
  }

  @Test func withoutABackgroundItIsClear() throws {
    var theme = Theme.light
    theme.paintsBackground = false
    let picture = try Picture(
      try PNGPainter(theme: theme).png(of: cells("Hi", style: .preset("clustered"))))
    #expect(picture[1, 1] == [0, 0, 0, 0])
  }

  @Test(arguments: [1e9, .infinity, 400]) func whatIsTooLargeIsSaid(scale: Double) throws {
    let cells = try cells("Hi", style: .balloon)
    let error = #expect(throws: PNGError.self) { try PNGPainter(scale: scale).png(of: cells) }
    #expect(error?.description.contains("32767") == true)
    #expect(error?.description.contains("smaller scale") == true)
  }

  @Test(arguments: [0, -1, .nan, 1e-9]) func anyOtherScaleGivesAPicture(scale: Double) throws {
    _ = try Picture(try PNGPainter(scale: scale).png(of: cells("Hi", style: .balloon)))
    _ = try Picture(try PNGPainter(scale: scale).png(of: [Cell]()))
  }

  /// Rows may be wider or taller than the canvas.
  @Test(arguments: [Size(width: 8, height: 200), Size(width: 320, height: 3), Size(width: 1, height: 1)])
  func whatIsWhollyBesideTheCanvasIsLeftOut(size: Size) throws {
    let cells = try cells("Hi Hi Hi 🙂\nHi", style: .balloon)
    let painter = PNGPainter(margins: Insets(top: 0, left: 0, bottom: 0, right: 0))
    let (part, whole) = (try Picture(painter.png(of: cells, size: size)), try Picture(painter.png(of: cells)))
    #expect(part.width == Int(size.width.points) && part.height == Int(size.height.points))
    let height = min(part.height, whole.height)
    for x in 0..<part.width { for y in 0..<height { #expect(part[x, y] == whole[x, y]) } }
  }

  @Test(arguments: [1e-20, 1e-300, 1e-307]) func picturesOfEmojiVanishAtScalesOfNoSize(scale: Double) throws {
    let picture = try Picture(PNGPainter(scale: scale).png(of: cells("🙂 Hi", style: .balloon)))
    #expect(picture.width == 1 && picture.height == 1)
  }

  @Test(arguments: [1e-20, 1e-300, 1e-307, 0.01]) func photosVanishAtScalesOfNoSize(scale: Double) throws {
    let pixels = try #require(PNGFile.encoded([255, 0, 0, 255], width: 1, height: 1))
    let provider = OnePhoto(file: pixels)
    let message = Message(
      id: 1, sender: "a", text: "Hi",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 400, height: 300)))])
    let cell = try TestEngines.bundled.cell(for: message, style: .balloon, width: 320)
    let picture = try Picture(PNGPainter(scale: scale, provider: provider).png(of: [cell]))
    #expect(picture.width <= 4 && picture.height <= 4)
  }

  /// Sizes that no picture can have are one pixel, and no number traps.
  @Test func marginsMayTakeAllOfThePicture() throws {
    let margins = Insets(top: 0, left: -1e9, bottom: 0, right: -1e9)
    let picture = try Picture(PNGPainter(scale: 1e300, margins: margins).png(of: [Cell](), size: .zero))
    #expect(picture.width == 1 && picture.height == 1)
    let none = Insets(top: 0, left: 0, bottom: 0, right: 0)
    let empty = try Picture(PNGPainter(scale: .infinity, margins: none).png(of: [Cell]()))
    #expect(empty.width == 1 && empty.height == 1)
    #expect(PNGError.tooLarge(width: .nan, height: .infinity).description.contains("0 ×"))
  }

  @Test func filesAreReadAsTheyWereWritten() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0, 10, 20, 30, 255]
    let file = try #require(PNGFile.encoded(pixels, width: 2, height: 2))
    #expect(file.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    let decoded = try #require(PNGFile.decoded(file))
    #expect(decoded.width == 2 && decoded.height == 2)
    #expect(decoded.pixels == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 0, 0, 10, 20, 30, 255])
    #expect(PNGFile.decoded(Array(file.prefix(20))) == nil)
    #expect(PNGFile.encoded(pixels, width: 3, height: 2) == nil)
    var noise = SystemNoise()
    let random = (0..<64 * 64 * 4).map { $0 % 4 == 3 ? 255 : noise.next() }
    let noisy = try #require(PNGFile.encoded(random, width: 64, height: 64))
    #expect(PNGFile.decoded(noisy)?.pixels == random)
  }

  /// Makes bytes that cannot be compressed.
  private struct SystemNoise {
    private var state: UInt32 = 1

    mutating func next() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  /// Samples of 16 bits are in sRGB, as browsers read them, if the file does not say otherwise.
  @Test func samplesOf16BitsKeepTheirBrightness() throws {
    // A grey pixel of 0x4C4C.
    let file = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAAAAABq7kcWAAAAC0lEQVR4nGPw8QEAAOcAmUXxQ7UAAAAASUVORK5CYII="))
    #expect(PNGFile.decoded([UInt8](file))?.pixels == [0x4C, 0x4C, 0x4C, 0xFF])
  }
}
