import Foundation
import TestSupport
import Testing

@Suite struct ComposeTests {
  private static let scripts = ["mentions", "growing", "input-method"].map {
    Repository.url("Tests/Goldens/Compositions/\($0)").path
  }

  @Test(arguments: scripts) func writesWhatTheGoldensHold(script: String) throws {
    let result = try Tool.run(
      "compose", script + ".jsonl", "--width", "200", "--style", "balloon", "--format", "text")
    #expect(result.status == 0 && result.errors == "")
    #expect(try result.output == String(contentsOfFile: script + ".txt", encoding: .utf8))
  }

  /// Each character is reported once, however many steps show it.
  @Test func missingGlyphsAreReported() throws {
    let input = "{\"insert\":\"a\u{17000}\"}\n{\"insert\":\"b\u{1D800}\"}\n"
    let result = try Tool.run("compose", "-", input: input)
    #expect(result.status == 0)
    #expect(result.errors == "bubble: no font has a glyph for U+17000 U+1D800\n")
    #expect(result.output.contains("\"missing\":[\"U+17000\"]"))
    #expect(try Tool.run("compose", "-", input: "{\"insert\":\"fine\"}").errors == "")
  }

  @Test func writesAStepALineOrADocument() throws {
    let script = Self.scripts[0] + ".jsonl"
    let lines = try Tool.run("compose", script, "--style", "balloon").lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let document = try JSONSerialization.jsonObject(
      with: Data(try Tool.run("compose", script, "--style", "balloon", "--format", "json").output.utf8))
    let steps = try #require((document as? [String: Any])?["steps"] as? [[String: Any]])
    #expect(lines.count == 18 && steps.count == 17)
    for (line, step) in zip(lines.dropFirst(), steps) {
      #expect(NSDictionary(dictionary: line.filter { $0.key != "fonts" }) == NSDictionary(dictionary: step))
    }
    // Each mention is replaced by its name and a space; the space that follows the U+FFFC remains.
    #expect(
      steps[15]["content"] as? String
        == "Hi @Ada  @Grace Hopper  @everybody  and @Ada  see you 😄 at http://x.org/:) 😉")
    #expect(steps[15]["to_uid"] as? String == "7,12")
    #expect(
      steps.map { $0["done"] as? Bool ?? true }.enumerated().filter { !$0.element }.map(\.offset) == [
        6, 14, 16,
      ])
  }

  @Test func namesTheLineThatIsNoEdit() throws {
    for (line, reason) in [
      ("{\"insret\":1}", "field \"insret\": unknown field"),
      (
        "{\"insert\":\"a\",\"send\":true}",
        "a line must have exactly one edit, but this line has insert and send"
      ),
      ("{}", "a line must have exactly one edit, but this line has none"), ("{", "not JSON at byte 2: "),
      ("7", "an object was expected"),
      ("{\"select\":[2,1]}", "field \"select\": must be two offsets such as [0,5]"),
      ("{\"insert\":\"a\",\"count\":2}", "field \"count\": is only allowed with \"delete\""),
      ("{\"insert\":\"a\",\"extend\":true}", "field \"extend\": is only allowed with \"move\" or \"tap\""),
      ("{\"move\":\"left\",\"count\":1001}", "field \"count\": must be at most 1000 for \"move\""),
      ("{\"tap\":[1]}", "field \"tap\": must be two lengths"),
      ("{\"replace\":[0,1]}", "field \"with\": is missing"),
      ("{\"mention\":{\"id\":\"1\"}}", "field \"mention.name\""),
    ] {
      let result = try Tool.run("compose", input: "{\"insert\":\"a\"}\n\n\(line)\n")
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("bubble: -:3: ") && result.errors.contains(reason), "\(result.errors)")
    }
    #expect(try Tool.run("compose", "-o", "x.svg", input: "").status == 2)
    #expect(try Tool.run("compose", "-o", "x.pdf", input: "").status == 2)
    #expect(try Tool.run("compose", "missing.jsonl").status == 3)
  }

  @Test func takesWhateverNumbersAreGiven() throws {
    for line in [
      "{\"select\":[0,1000000000]}", "{\"delete\":\"forward\",\"count\":100000}", "{\"width\":0}",
      "{\"mark\":\"abc\",\"selected\":[7,9]}", "{\"maxCount\":0}",
    ] {
      let result = try Tool.run(
        "compose", "--width", "inf", input: "{\"insert\":\"a\\ud800\"}\n\(line)\n{\"insert\":\"b\"}\n")
      #expect(result.status == 0 && result.lines.count == 4, "\(line)")
    }
  }
}
