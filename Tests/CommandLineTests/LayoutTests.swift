import Foundation
import TestSupport
import Testing

@Suite struct LayoutTests {
  @Test func writesOneCellAMessageInEveryForm() throws {
    let folder = try TemporaryFolder()
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
      default: #expect(text.contains("end cells=46 "))
      }
    }
  }

  /// Missing characters are reported in one line, whatever the format and however often they occur.
  @Test(arguments: ["json", "jsonl", "svg", "text"]) func missingGlyphsAreReported(form: String) throws {
    let input = """
      {"id":1,"sender":"a","text":"\u{17000}b\u{17000}"}
      {"id":2,"sender":"a","text":"fine"}
      {"id":3,"sender":"a","text":"\u{1D800}"}
      """
    let result = try Tool.run("layout", "-", "--format", form, input: input)
    #expect(result.status == 0)
    #expect(result.errors == "bubble: 3 characters of 2 messages have no glyph: U+17000 U+1D800\n")
    let measured = try Tool.run("measure", "-", "--width", "100,200", input: input)
    #expect(measured.errors == result.errors)
    #expect(measured.output.contains("\"missing\":[\"U+17000\",\"U+17000\"]"))
    #expect(try Tool.run("layout", "-", "--format", form, input: #"{"id":1,"text":"fine"}"#).errors == "")
  }

  /// What Markdown leaves out is reported, as in everything else that is read.
  @Test func limitsOfMarkdownAreReported() throws {
    func errors(_ text: String) throws -> String {
      let input = #"{"id":"m","format":"markdown","text":"\#(text)"}"#
      let result = try Tool.run("layout", "-", "--format", "text", input: input)
      #expect(result.status == 0)
      return result.errors
    }
    let address = String(repeating: "x", count: 300)
    let definition = #"[a]: http://a.b/\#(address)\n\n"#
    let reported = try errors(definition + String(repeating: "[a] ", count: 150))
    #expect(reported.hasPrefix("bubble: message \"m\", /text: byte "))
    #expect(
      reported.hasSuffix(
        ": a definition of more than 256 bytes is used more than 100 times; further links have no address\n"))
    #expect(try errors(definition + String(repeating: "[a] ", count: 50)) == "")
    #expect(try errors(String(repeating: "> ", count: 17) + "x").hasSuffix("deeper marks are text\n"))
  }

  @Test func installedFontsMayBeUsed() throws {
    let input = #"{"id":1,"sender":"a","text":"plain, 囧 and ߒ"}"#
    let result = try Tool.run("layout", "-", "--system-fonts", input: input)
    if result.status == 3 {
      #expect(result.errors.contains("fontconfig finds no installed fonts"))
    } else {
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.contains("\"fonts\":[{"))
    }
    let both = try Tool.run("layout", "-", "--system-fonts", "--fonts", ".", input: input)
    #expect(both.status == 2)
    #expect(both.errors.contains("--fonts and --system-fonts cannot be used together"))
  }

  @Test func theNameOfTheOutputChoosesItsForm() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("chat.svg").path
    #expect(try Tool.run("layout", Tool.conversation, "-o", path).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("<svg"))
  }

  @Test func aPictureHasAsManyPixelsAsTheScaleSays() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("chat.png").path
    for (scale, width) in [("1", 320), ("2", 640)] {
      let result = try Tool.run("layout", Tool.conversation, "--scale", scale, "-o", path)
      #expect(result.status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    let large = try Tool.run("layout", Tool.conversation, "--scale", "45", "--format", "png")
    #expect(large.status == 2)
    #expect(large.output == "")
    #expect(large.errors.hasPrefix("bubble: a PNG has at most 32767 pixels on a side"))
    #expect(
      large.errors.contains(
        "only the first message fits; lay out fewer messages, or use a smaller --scale, svg or html"))
  }

  /// `--scale` changes the size of a picture; `--device-scale` rounds the layout to device pixels.
  @Test func onlyTheDeviceChangesALayout() throws {
    func pixels(_ options: String...) throws -> (width: Int, height: Int) {
      let folder = try TemporaryFolder()
      let path = folder.url.appendingPathComponent("chat.png").path
      #expect(
        try Tool.run(["layout", Tool.conversation, "--style", "merged", "-o", path] + options).status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      return (number(16), number(20))
    }
    let (one, four) = (try pixels(), try pixels("--scale", "4"))
    #expect(four.width == 4 * one.width && abs(four.height - 4 * one.height) <= 4)
    let rounded = try pixels("--device-scale", "1")
    #expect(rounded.width == one.width && rounded.height > one.height)
    let json = try Tool.run("layout", Tool.conversation, "--scale", "2")
    #expect(json.status == 2 && json.errors.contains("--device-scale"))
    let dark = try Tool.run("layout", Tool.conversation, "--theme", "dark", "--format", "text")
    #expect(dark.status == 2 && dark.errors.contains("--theme"))
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
    let folder = try TemporaryFolder()
    let style = try Tool.run("styles", "balloon")
    #expect(style.status == 0)
    let path = try folder.write(style.output.utf8, to: "mine.json")
    let own = try Tool.run("layout", Tool.conversation, "--style", path)
    #expect(try own.output == Tool.run("layout", Tool.conversation, "--style", "balloon").output)
    #expect(own.output.count > 10_000)
    #expect(try Tool.run("styles").output.hasPrefix("balloon\t"))
  }

  private static let forms = ["json", "jsonl", "svg", "html", "text"]

  private func lay(_ input: String, _ arguments: String...) throws -> Program {
    try Tool.run(["layout", "-"] + arguments, input: input)
  }

  private static let week = """
    {"id":1,"sender":"ann","timestamp":"2026-01-30T21:30:00Z","text":"Evening"}
    {"id":2,"sender":"you","timestamp":"2026-01-31T08:30:00Z","text":"Morning"}
    {"id":"2","sender":"ann","timestamp":"2026-01-31T08:31:00Z","text":"Again"}

    """

  @Test func everyMessageIsLaidOutInEveryFormWhateverItsName() throws {
    let input = """
      {"id":7,"sender":"ann","text":"first"}
      {"id":"x","sender":"ann","text":"second"}
      {"id":7,"sender":"you","text":"third"}
      {"id":7,"sender":"you","text":"fourth"}

      """
    var heights: Set<String> = []
    for form in Self.forms {
      let result = try lay(input, "--format", form, "--summary")
      #expect(result.status == 0)
      let errors = result.errors.split(separator: "\n")
      let summary = try #require(errors.last)
      #expect(summary.hasPrefix("4 messages, "))
      heights.insert(String(summary.split(separator: ",")[1]))
      // Only formats that are written as a whole can report repeated ids.
      let holdsAll = form != "jsonl" && form != "text"
      let again = "bubble: field \"id\": 7 occurs more than once"
      #expect(errors.dropLast().map(String.init) == (holdsAll ? [again, again] : []))
      switch form {
      case "json":
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let cells = try #require(document?["cells"] as? [[String: Any]])
        #expect(cells.map { $0["side"] as? String } == ["right", "right", "left", "left"])
      case "jsonl": #expect(result.lines.count { $0.hasPrefix("{\"id\":") } == 4)
      case "text": #expect(result.lines.count { $0.hasPrefix("cell ") } == 4)
      case "html":
        #expect(result.output.contains(">fourth</tspan></text>") && result.output.contains("4 messages"))
      default: #expect(result.output.contains("<svg"))
      }
    }
    #expect(heights.count == 1)
  }

  @Test func rowsStandInEveryForm() throws {
    let rows = ["--dates", "--unread", "2", "--unread-text", "Fresh", "--typing"]
    var heights: Set<String> = []
    for form in Self.forms {
      let result = try Tool.run(["layout", "-", "--format", form, "--summary"] + rows, input: Self.week)
      #expect(result.status == 0)
      #expect(result.errors.hasPrefix("3 messages, "))
      heights.insert(String(result.errors.split(separator: ",")[1]))
      switch form {
      case "json":
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let separators = try #require(document?["separators"] as? [[String: Any]])
        #expect(separators.map { $0["kind"] as? String } == ["date", "date", "unread"])
        let texts = separators.map { ($0["label"] as? [String: Any])?["text"] as? String }
        #expect(texts == ["Jan 30, 2026", "Jan 31, 2026", "Fresh"])
        #expect(document?["typing"] != nil)
      case "jsonl":
        let keys = result.lines.map { $0.dropFirst(2).prefix { $0 != "\"" } }
        #expect(keys == ["format", "separator", "id", "separator", "separator", "id", "id", "typing"])
      case "text":
        #expect(result.output.contains(" kind=unread before=2 frame=["))
        #expect(result.lines.count { $0.hasPrefix("typing frame=[") } == 1)
      case "html": #expect(result.output.contains(">Fresh</tspan></text>"))
      default: #expect(result.output.matches(of: /class="received-secondary" rx="3"/).count == 3)
      }
    }
    #expect(heights.count == 1)
  }

  @Test func noRowsWithoutBeingAskedFor() throws {
    for form in Self.forms {
      let output = try lay(Self.week, "--format", form).output
      #expect(!output.contains("separator") && !output.contains("typing") && !output.contains("<circle"))
    }
  }

  @Test func theUnreadLineFindsItsMessage() throws {
    func before(_ id: String) throws -> Program {
      try lay(Self.week, "--format", "jsonl", "--unread", id)
    }
    #expect(try before("2").output.contains("{\"separator\":\"unread\",\"before\":2,"))
    let quoted = try before("\"2\"")
    #expect(quoted.output.contains("{\"separator\":\"unread\",\"before\":\"2\","))
    #expect(quoted.output.contains("\"text\":\"Unread messages\""))
    for form in Self.forms {
      let missing = try lay(Self.week, "--format", form, "--unread", "nobody")
      #expect(missing.status == 0)
      #expect(missing.errors == "bubble: no message has the id \"nobody\", so there is no unread line\n")
    }
  }

  @Test func fontScaleAndSelectingAreInputs() throws {
    func cell(_ arguments: String...) throws -> [String: Any] {
      let result = try Tool.run(
        ["layout", "-", "--style", "clustered", "--format", "jsonl"] + arguments, input: Self.week)
      #expect(result.status == 0)
      let line = Data(try #require(result.lines.dropFirst().first).utf8)
      return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    }
    func bubble(_ cell: [String: Any]) -> [Double] {
      ((cell["bubble"] as? [String: Any])?["frame"] as? [NSNumber])?.map(\.doubleValue) ?? []
    }
    let plain = bubble(try cell())
    let large = bubble(try cell("--font-scale", "2"))
    #expect(large[3] > plain[3] * 1.5)
    #expect(bubble(try cell("--font-scale", "1")) == plain)
    let selecting = try cell("--selecting")
    #expect(bubble(selecting)[0] > plain[0])
    let roles = (selecting["parts"] as? [[String: Any]])?.compactMap { $0["role"] as? String }
    #expect(roles?.contains("selection") == true)
  }

  @Test(arguments: [
    ["--font-scale", "0.49"], ["--font-scale", "4.01"], ["--font-scale", "nan"], ["--font-scale", "-1"],
    ["--font-scale", "inf"], ["--font-scale", "1e999"], ["--font-scale", "large"], ["--font-scale", ""],
    ["--unread", ""], ["--unread", "\"open"], ["--unread", "2", "--unread-text", ""],
    ["--unread-text", "New"],
  ])
  func valuesThatMakeNoSenseAreWrongUse(arguments: [String]) throws {
    let result = try Tool.run(["layout", "-"] + arguments, input: Self.week)
    #expect(result.status == 2)
    #expect(result.output == "")
    let option = arguments.contains("--unread-text") ? "--unread-text" : arguments[0]
    let first = result.errors.split(separator: "\n").first ?? ""
    #expect(first.contains(option), "\(first)")
  }
}
