import Foundation
import Testing

@Suite struct LayoutTests {
  @Test func writesOneCellAMessageInEveryForm() throws {
    let folder = try Tool.Folder()
    for form in ["json", "jsonl", "svg", "html", "text"] {
      let path = folder.url.appendingPathComponent("out").path
      let result = try Tool.run(
        "layout", Tool.conversation, "--style", "balloon", "--width", "320", "--format", form, "-o", path,
        "--summary")
      #expect(result.status == 0)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("46 messages, "))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      switch form {
      case "json":
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect((document?["cells"] as? [Any])?.count == 46)
        #expect(document?["format"] as? String == "bubble-layout/1")
      case "jsonl": #expect(text.split(separator: "\n").count == 47)
      case "svg": #expect(text.hasPrefix("<svg") || text.hasPrefix("<?xml"))
      case "html": #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("<svg"))
      default: #expect(text.contains("end cells 46 "))
      }
    }
  }

  @Test func theNameOfTheOutputChoosesItsForm() throws {
    let folder = try Tool.Folder()
    let path = folder.url.appendingPathComponent("chat.svg").path
    #expect(try Tool.run("layout", Tool.conversation, "-o", path).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("<svg"))
  }

  @Test func aPictureHasAsManyPixelsAsTheScaleSays() throws {
    let folder = try Tool.Folder()
    let path = folder.url.appendingPathComponent("chat.png").path
    for (scale, width) in [("1", 320), ("2", 640)] {
      let result = try Tool.run("layout", Tool.conversation, "--scale", scale, "-o", path)
      #expect(result.status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    let large = try Tool.run("layout", Tool.conversation, "--scale", "50", "--format", "png")
    #expect(large.status == 2)
    #expect(large.output == "")
    #expect(large.errors.hasPrefix("bubble: the picture would have 16000 × "))
    #expect(large.errors.contains("take fewer messages, a smaller scale, or SVG"))
  }

  @Test func meZoneAndLocaleAreInputs() throws {
    let message = """
      {"id":1,"sender":"ann","timestamp":"2011-09-12T19:34:21Z","text":"Hi"}

      """
    func cell(_ arguments: String...) throws -> String {
      let result = try Tool.run(
        ["layout", "--format", "jsonl"] + arguments, input: message)
      #expect(result.status == 0)
      return String(result.lines.last ?? "")
    }
    #expect(try cell().contains("\"side\":\"right\""))
    #expect(try cell("--me", "ann").contains("\"side\":\"left\""))
    #expect(try cell("--me", "ann", "--direction", "rtl").contains("\"side\":\"right\""))
    let label = try cell("--time-zone", "Asia/Tokyo").replacing("\u{202F}", with: " ")
    #expect(label.contains("Sep 13, 2011") && label.contains("4:34:21 AM"))
    #expect(try cell("--locale", "de_DE").contains("12.09.2011"))
    #expect(try cell("--glyphs").contains("\"glyphs\":[["))
    #expect(try !cell().contains("\"glyphs\""))
  }

  @Test func aPrintedStyleGivesTheSameLayout() throws {
    let folder = try Tool.Folder()
    let style = try Tool.run("styles", "balloon")
    #expect(style.status == 0)
    let path = try folder.file("mine.json", style.output.utf8)
    let own = try Tool.run("layout", Tool.conversation, "--style", path)
    #expect(try own.output == Tool.run("layout", Tool.conversation, "--style", "balloon").output)
    #expect(own.output.count > 10_000)
    #expect(try Tool.run("styles").output.hasPrefix("balloon\t"))
  }
}
