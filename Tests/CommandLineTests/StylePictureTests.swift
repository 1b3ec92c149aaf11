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
}
