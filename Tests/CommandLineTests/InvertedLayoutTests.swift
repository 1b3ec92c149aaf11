import Foundation
import TestSupport
import Testing

/// Tests `bubble layout --inverted` and `--drawing`.
@Suite struct InvertedLayoutTests {
  private func rows(_ arguments: String...) throws -> [[String: Any]] {
    let result = try Tool.run(
      ["layout", Tool.conversation, "--style", "padded", "--dates", "--typing", "--format", "jsonl"]
        + arguments)
    #expect(result.status == 0 && result.errors == "")
    return try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func frame(_ row: [String: Any]) throws -> [Double] {
    let frame = row["frame"] ?? (row["typing"] as? [String: Any])?["frame"]
    return try #require(frame as? [NSNumber]).map(\.doubleValue)
  }

  @Test func theNewestRowIsTheFirst() throws {
    let (plain, turned) = (try rows(), try rows("--inverted"))
    #expect(turned[0]["inverted"] as? Bool == true && plain[0]["inverted"] == nil)
    #expect(turned.count == plain.count && turned.count > 48)
    let lowest = try frame(try #require(plain.last))
    let height = lowest[1] + lowest[3]
    for (row, other) in zip(turned.dropFirst(), plain.dropFirst().reversed()) {
      let (here, there) = (try frame(row), try frame(other))
      #expect(here == [320 - there[0] - there[2], height - there[1] - there[3], there[2], there[3]])
      #expect(row["id"] as? NSObject == other["id"] as? NSObject)
      #expect(row["parts"] as? NSArray == other["parts"] as? NSArray)
    }
    #expect(turned[1]["typing"] != nil)
  }

  /// In an inverted list, the typing row comes before the message whose bubble it resembles. It is drawn in
  /// the same way as in other lists.
  @Test func theTypingRowIsDrawnAsItIsBelow() throws {
    func operations(_ arguments: [String]) throws -> NSArray {
      let result = try Tool.run(
        ["layout", Tool.conversation, "--style", "clustered", "--typing", "--drawing", "--format", "jsonl"]
          + arguments)
      let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("{\"typing\"") })
      let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let found = row?["operations"] ?? (row?["typing"] as? [String: Any])?["operations"]
      return try #require(found as? NSArray)
    }
    let turned = try operations(["--inverted"])
    #expect(try turned == operations([]) && turned.count > 3)
  }

  @Test func aDocumentAndATextHaveTheSameOrder() throws {
    let document = try Tool.run(
      "layout", Tool.conversation, "--style", "padded", "--inverted", "--format", "json", "--summary")
    #expect(document.errors.hasPrefix("46 messages, "))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(document.output.utf8)) as? [String: Any])
    let cells = try #require(json["cells"] as? [[String: Any]])
    #expect(try frame(cells[0])[1] == 0)
    let last = try frame(try #require(cells.last))
    #expect((json["height"] as? NSNumber)?.doubleValue == last[1] + last[3])
    let text = try Tool.run(
      "layout", Tool.conversation, "--style", "padded", "--inverted", "--format", "text")
    #expect(text.status == 0 && text.output.contains("end cells=46 "))
  }

  @Test func idsThatOccurAgainAreLeftOutAndSaid() throws {
    let input = #"{"id":1,"sender":"a","text":"one"}"# + "\n" + #"{"id":1,"sender":"a","text":"again"}"#
    let result = try Tool.run("layout", "-", "--inverted", "--format", "jsonl", input: input)
    #expect(result.status == 0 && result.errors.contains("1 occurs more than once"))
    #expect(result.output.split(separator: "\n").count == 2 && !result.output.contains("again"))
  }

  @Test func operationsAreListedInATheme() throws {
    let light = try rows("--drawing")
    let dark = try rows("--drawing", "--theme", "dark")
    #expect(light[0]["theme"] as? String == "light" && dark[0]["theme"] as? String == "dark")
    for (row, other) in zip(light.dropFirst(), dark.dropFirst()) {
      let operations = row["operations"] ?? (row["typing"] as? [String: Any])?["operations"]
      let others = other["operations"] ?? (other["typing"] as? [String: Any])?["operations"]
      #expect((operations as? [Any])?.isEmpty == false)
      #expect(operations as? NSArray != others as? NSArray)
    }
    #expect(try rows()[1]["operations"] == nil)
  }

  @Test func formsThatHaveNeitherSaySo() throws {
    for (arguments, reason) in [
      (["--inverted", "--format", "svg"], "'--inverted' works with json, jsonl and text"),
      (["--drawing", "--format", "text"], "'--drawing' works with json and jsonl"),
      (["--theme", "dark", "--format", "json"], "'--theme' works with svg, png and html"),
      (["--drawing", "--pictures", ".", "--format", "json"], "'--pictures' works with svg, png and html"),
    ] {
      let result = try Tool.run(["layout", Tool.conversation] + arguments)
      #expect(result.status == 2 && result.errors.contains(reason), "\(arguments)")
    }
  }
}
