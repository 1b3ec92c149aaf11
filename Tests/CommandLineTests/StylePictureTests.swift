import Foundation
import LayoutPainting
import TestSupport
import Testing

/// Tests the picture files that styles give their bubbles.
@Suite struct StylePictureTests {
  private static let style = """
    {"preset":"merged","bubble":{"shape":"picture","tail":"always","picture":{"asset":"mine","width":8,"height":8,
    "caps":{"top":3,"start":3}}}}
    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Self.style.write(to: folder.url.appending(path: "two.json"), atomically: true, encoding: .utf8)
  }

  private func drawing(_ form: String, _ options: String...) throws -> (bytes: Data, errors: String) {
    let output = folder.url.appending(path: "chat.\(form)")
    let run = try Tool.run(
      ["layout", "-", "--style", folder.url.appending(path: "two.json").path, "-o", output.path] + options,
      input: #"{"id":1,"sender":"ann","text":"Hello"}"#)
    #expect(run.status == 0)
    return (try Data(contentsOf: output), run.errors)
  }

  /// Writes a red picture of 8 × 8 pixels into a folder.
  private func write(_ name: String, in place: URL) throws {
    let pixels = [[UInt8]](repeating: [255, 0, 0, 255], count: 64).flatMap(\.self)
    let file = try #require(PNGFile.encoded(pixels, width: 8, height: 8))
    try Data(file).write(to: place.appending(path: name))
  }

  @Test(arguments: ["svg", "html", "png"])
  func aMissingPictureIsToldWithTheStyle(_ form: String) throws {
    let errors = try drawing(form).errors
    #expect(errors.contains("two.json") && errors.contains("mine.png") && errors.contains("drawn instead"))
    #expect(errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["svg", "html", "png"], [true, false])
  func aPictureBesideTheStyleOrAmongThePicturesIsDrawn(_ form: String, _ isBeside: Bool) throws {
    let standIn = try drawing(form).bytes
    let pictures = folder.url.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try write("mine.png", in: isBeside ? folder.url : pictures)
    let drawn = isBeside ? try drawing(form) : try drawing(form, "--pictures", pictures.path)
    #expect(drawn.errors == "" && drawn.bytes != standIn)
    if form == "png" {
      let image = try #require(PNGFile.decoded([UInt8](drawn.bytes)))
      let isRed = stride(from: 0, to: image.pixels.count, by: 4).count {
        Array(image.pixels[$0..<$0 + 3]) == [255, 0, 0]
      }
      #expect(isRed > 200)
    } else {
      #expect(String(decoding: drawn.bytes, as: UTF8.self).contains("data:image/png;base64,"))
    }
  }

  @Test func aLayoutWithoutADrawingNeedsNoPicture() throws {
    #expect(try drawing("json").errors == "")
  }

  // MARK: Nine-patch files

  /// Writes a nine-patch file of 12 × 10 pixels, without the border: red, and green where it is stretched.
  private func writeNinePatch(
    _ name: String, top: [Range<Int>] = [5..<7], mark: [UInt8] = [0, 0, 0, 255]
  ) throws {
    var pixels: [UInt8] = []
    for y in 0..<12 {
      for x in 0..<14 {
        let isInside = (1...12).contains(x) && (1...10).contains(y)
        let isMark =
          y == 0 && top.contains { $0.contains(x - 1) } || x == 0 && y == 5
          || x == 13 && (3...8).contains(y) || y == 11 && (5...10).contains(x)
        let isStretched = (6...7).contains(x) || y == 5
        pixels +=
          isInside ? isStretched ? [0, 255, 0, 255] : [255, 0, 0, 255] : isMark ? mark : [0, 0, 0, 0]
      }
    }
    let file = try #require(PNGFile.encoded(pixels, width: 14, height: 12))
    try Data(file).write(to: folder.url.appending(path: name))
  }

  private func run(_ picture: String, _ options: String...) throws -> Program {
    let style = folder.url.appending(path: "nine.json")
    try #"{"preset":"merged","bubble":{"picture":{\#(picture)}}}"#.write(
      to: style, atomically: true, encoding: .utf8)
    return try Tool.run(
      ["layout", "-", "--style", style.path, "--width", "300"] + options,
      input: #"{"id":1,"sender":"ann","text":"Hello"}"#)
  }

  @Test func aNinePatchFileGivesCapsAndPadding() throws {
    try writeNinePatch("b.9.png")
    let run = try run(#""file":"b.9.png""#, "--format", "json")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains(#""asset":"b.9.png""#) || run.output.contains(#""asset": "b.9.png""#))
    let measured = try self.run(#""file":"b.9.png","scale":2"#, "--format", "json")
    #expect(measured.status == 0 && measured.output != run.output)
  }

  /// The border is not drawn: the bubble is red in the corners and green in between.
  @Test(arguments: ["png", "svg", "html"]) func aNinePatchFileIsDrawnWithoutItsBorder(_ form: String) throws {
    try writeNinePatch("b.9.png")
    let output = folder.url.appending(path: "chat.\(form)")
    let run = try run(#""file":"b.9.png""#, "-o", output.path)
    #expect(run.status == 0 && run.errors == "")
    let bytes = [UInt8](try Data(contentsOf: output))
    guard form == "png" else {
      return #expect(String(decoding: bytes, as: UTF8.self).contains("data:image/png;base64,"))
    }
    let image = try #require(PNGFile.decoded(bytes))
    let colors = stride(from: 0, to: image.pixels.count, by: 4).map { Array(image.pixels[$0..<$0 + 3]) }
    let row = try #require(colors.firstIndex(of: [255, 0, 0])) / image.width
    let first = colors[(row * image.width)..<((row + 1) * image.width)].filter {
      $0 == [255, 0, 0] || $0 == [0, 255, 0]
    }
    #expect(first.prefix(5).allSatisfy { $0 == [255, 0, 0] } && first[5] == [0, 255, 0])
    #expect(first.suffix(5).allSatisfy { $0 == [255, 0, 0] } && first.count > 12)
    #expect(colors.count { $0 == [0, 255, 0] } > 200)
  }

  @Test func severalAreasAreReportedOnce() throws {
    try writeNinePatch("b.9.png", top: [2..<3, 8..<9])
    let run = try run(#""file":"b.9.png""#, "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors.contains("\"b.9.png\"") && run.errors.contains("several areas"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func aNinePatchFileThatCannotBeUsedIsNamed() throws {
    try writeNinePatch("colour.9.png", mark: [0, 0, 255, 255])
    try writeNinePatch("unmarked.9.png", top: [])
    try writeNinePatch("other.png")
    try Data("no picture".utf8).write(to: folder.url.appending(path: "text.9.png"))
    for (name, reason) in [
      ("colour.9.png", "has the colour #0000ffff at pixel 6, 0"), ("unmarked.9.png", "has no black pixels"),
      ("other.png", "does not end with .9.png"), ("text.9.png", "it is not a picture"),
      ("none.9.png", "there is no such file"), ("../b.9.png", "not a name within the folder"),
      ("/etc/b.9.png", "not a name within the folder"),
    ] {
      let run = try run("\"file\":\"\(name)\"", "--format", "json")
      #expect(run.status != 0 && run.output == "")
      #expect(
        run.errors.contains("nine.json:") && run.errors.contains("bubble.picture.file"), "\(run.errors)")
      #expect(run.errors.contains(name) && run.errors.contains(reason), "\(run.errors)")
    }
  }
}
