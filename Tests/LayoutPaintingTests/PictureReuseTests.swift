import BubbleLayout
import Foundation
import LayoutPainting
import Synchronization
import TestSupport
import Testing
import TextLayout

/// Tests that a picture file is read and decoded once, however often it is drawn.
@Suite struct PictureReuseTests {
  /// A conversation with a custom emoji many times, and an avatar at each message.
  private func rows() throws -> [TranscriptRow] {
    let messages = (0..<15).map { number in
      Message(
        id: .integer(number), sender: "s\(number)", text: String(repeating: "\u{FFFC} ", count: 20),
        spans: (0..<20).map { TextSpan(range: $0 * 2..<$0 * 2 + 1, object: InlineObject(id: "e")) })
    }
    return Transcript(
      messages, style: try ChatStyle.preset("clustered"), width: 320, engine: try TestEngines.bundled
    ).rows
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(try PictureSamples.bytes("turned-6.jpg"), to: "emoji-e.jpg")
    for number in 0..<15 {
      try folder.write(try PictureSamples.bytes("lossy.webp"), to: "avatar-s\(number).webp")
    }
    return folder
  }

  @Test func filesAreReadAndDecodedOnce() throws {
    let folder = try folder()
    let (rows, photos) = (try rows(), PictureFolder(path: folder.path))
    let decoded = Mutex<[Int]>([])
    var painter = PNGPainter(provider: photos)
    painter.decode = { picture throws(PictureProblem) in
      decoded.withLock { $0.append(picture.bytes.count) }
      return try PictureDecoder.bitmap(of: picture)
    }
    _ = try painter.png(of: rows)
    // The avatars have the same content.
    #expect(decoded.withLock { $0.count } == 2)
    let files = photos.files.readCount
    #expect(files > 2 && files <= 16)
    let drawing = SVGPainter(provider: photos).drawing(of: rows)
    #expect(drawing.components(separatedBy: "data:image/webp").count == 2)
    #expect(drawing.components(separatedBy: "data:image/jpeg").count == 2)
    _ = HTMLPainter(provider: photos).page(of: rows)
    #expect(photos.files.readCount == files)
    #expect(photos.problems.isEmpty)
    // A file that has changed is read again.
    try folder.write(try PictureSamples.bytes("full.png"), to: "emoji-e.jpg")
    #expect(photos.picture(of: .emoji(id: "e"))?.mediaType == "image/png")
    #expect(photos.files.readCount == files + 1)
  }

  /// The work for each place grows with its size, not with that of the file.
  @Test func aLargePictureIsScaledOnce() throws {
    // The file is large beside the rows, so that scaling it once for each of them would be seen.
    let side = 1_000
    let file = try #require(
      PNGFile.encoded([UInt8](repeating: 255, count: side * side * 4), width: side, height: side))
    let folder = try TemporaryFolder()
    try folder.write(file, to: "emoji-e.png")
    let rows = try rows()
    let growth = try timeGrowth(to: 10) { count in
      _ = try PNGPainter(provider: PictureFolder(path: folder.path)).png(of: Array(rows.prefix(count)))
    }
    #expect(growth < 5)
  }

  /// A message may show a file at any number of sizes.
  @Test func manySizesTakeLinearTime() throws {
    let side = 500
    let file = try #require(
      PNGFile.encoded([UInt8](repeating: 255, count: side * side * 4), width: side, height: side))
    let folder = try TemporaryFolder()
    try folder.write(file, to: "emoji-e.png")
    func row(_ count: Int) throws -> [Cell] {
      let spans = (0..<count).map { number in
        let object = InlineObject(id: "e", width: 1 + Double(number) / 999, height: 1)
        return TextSpan(range: number * 2..<number * 2 + 1, object: object)
      }
      let message = Message(
        id: 1, sender: "a", text: String(repeating: "\u{FFFC} ", count: count), spans: spans)
      return [try TestEngines.bundled.cell(for: message, style: .balloon, width: 320)]
    }
    let painter = PNGPainter(provider: PictureFolder(path: folder.path))
    let few = try row(20)
    let many = try row(200)
    let growth = try timeGrowth(to: 200) { _ = try painter.png(of: $0 < 200 ? few : many) }
    #expect(growth < 12)
  }

  /// A picture is drawn alike wherever it is, and fills its frame to the last pixel.
  @Test(arguments: [0.75, 1, 1.3, 2.6]) func picturesFillTheirFrames(scale: Double) throws {
    let file = try #require(PNGFile.encoded([UInt8](repeating: 255, count: 300), width: 5, height: 15))
    let folder = try TemporaryFolder()
    try folder.write(file, to: "1-0.png")
    let message = Message(
      id: 1, sender: "a", text: "",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 401, height: 303)))])
    let cell = try TestEngines.bundled.cell(
      for: message,
      style: try ChatStyle(json: ##"{"preset":"rows","colors":{"light":{"media":"#ffffff"}}}"##),
      width: 320)
    let shown = try PNGPainter(scale: scale, provider: PictureFolder(path: folder.path)).png(of: [cell])
    let blank = PNGPainter(scale: scale, provider: BrokenPicture())
    #expect(shown == (try blank.png(of: [cell])))
  }

  /// A file that cannot be shown. Its frame is filled with the colour of pictures.
  private struct BrokenPicture: PictureProvider {
    func picture(of subject: PictureSubject) -> Picture? { Picture([0xFF, 0xD8, 0xFF]) }
  }

  /// Drawings turn pictures themselves, because not all viewers do.
  @Test func drawingsDoNotLeaveTheTurnToTheViewer() throws {
    let folder = try folder()
    let drawing = SVGPainter(provider: PictureFolder(path: folder.path)).drawing(of: try rows())
    #expect(
      drawing.contains(
        "viewBox=\"0 0 16 32\"><image width=\"32\" height=\"16\" preserveAspectRatio=\"none\" "
          + "transform=\"matrix(0 1 -1 0 16 0)\" href=\"data:image/jpeg;base64,"))
    let start = try #require(drawing.range(of: "href=\"data:image/jpeg;base64,"))
    let data = Data(base64Encoded: String(drawing[start.upperBound...].prefix { $0 != "\"" }))
    let bare = try #require(data.flatMap { Picture([UInt8]($0)) })
    #expect(PictureHeader(bare)?.orientation == .upright)
  }
}
