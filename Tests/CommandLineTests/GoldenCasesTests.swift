import Foundation
import FoundationXML
import LayoutPainting
import TestSupport
import Testing

/// Tests `bubble golden` with a file of cases, in shards, with reports and pictures.
@Suite struct GoldenCasesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("chat", count: 4)
    try write("other", count: 3)
    try folder.write(
      """
      {"cases": [
        {"transcript": "chat.jsonl", "styles": ["balloon", "merged"], "widths": [320, 180],
         "directions": ["ltr", "rtl"], "fontScales": [1, 2], "dates": true},
        {"name": "typing", "transcript": "other.jsonl", "widths": [300], "scales": [1, 2], "typing": true,
         "unread": "m2", "me": "ann", "themes": ["light", "dark"]}
      ]}
      """, to: "cases.json")
  }

  private func write(_ name: String, count: Int, word: String = "Message") throws {
    let lines = (1...count).map {
      #"{"id":"m\#($0)","sender":"\#($0 % 2 == 0 ? "you" : "ann")","text":"\#(word) \#($0)"}"#
    }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "\(name).jsonl")
  }

  private func golden(_ arguments: String..., environment: [String: String] = [:]) throws -> Program {
    try Tool.run(["golden"] + arguments, environment: environment, in: folder.url)
  }

  @Test func casesComeFromAFile() throws {
    let recorded = try golden("record", "--cases", "cases.json")
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("goldens: 18 compared, 18 present: 18 recorded\n"))
    #expect(folder.files(in: "Goldens").contains("chat/merged-180-rtl-font2.txt"))
    #expect(folder.files(in: "Goldens").contains("typing/balloon-300-2x.txt"))
    let text = try folder.text(of: "Goldens/typing/balloon-300-1x.txt")
    #expect(text.contains("separator 0 kind=unread before=\"m2\"") && text.contains("\ntyping frame="))
    #expect(text.contains("me=\"ann\"") && text.contains(/id="m1" sender="ann" side=\w+ role=sent/))
    #expect(try golden("verify", "--cases", "cases.json").status == 0)
    try write("other", count: 3, word: "Word")
    let changed = try golden("verify", "--cases", "cases.json")
    #expect(changed.status == 1)
    #expect(changed.output.contains("goldens: 18 compared, 18 present: 16 equal, 2 different\n"))
  }

  @Test(arguments: [
    (#"{"cases": [{"transcript": "chat.jsonl", "width": [3]}]}"#, #"cases[0]: unknown field "width""#),
    (#"{"cases": [{"styles": []}]}"#, #"cases[0]: "transcript" is missing"#),
    (
      #"{"cases": [{"transcript": "chat.jsonl", "fontScales": [9]}]}"#, "cases[0].fontScales: 9.0 is not from"
    ),
    (#"{"cases": [{"transcript": "none.jsonl"}]}"#, "none.jsonl"), ("[1]", "bad.json"),
  ])
  func casesThatAreNoneAreRefused(file: String, reason: String) throws {
    try folder.write(file, to: "bad.json")
    let result = try golden("verify", "--cases", "bad.json")
    #expect(result.status == 3)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test func shardsShareTheWork() throws {
    var compared = 0
    for shard in ["1/3", "2/3", "3/3"] {
      let result = try golden("record", "--cases", "cases.json", "--shard", shard)
      #expect(result.status == 0, "\(result.output)")
      compared += try #require(result.output.firstMatch(of: /goldens: (\d+) compared/).flatMap { Int($0.1) })
    }
    #expect(compared == 18)
    // Goldens of other shards are not obsolete; those that no shard uses are.
    #expect(try golden("verify", "--cases", "cases.json", "--shard", "2/3").status == 0)
    try folder.write("bubble-golden/1\n", to: "Goldens/old/one.txt")
    #expect(try golden("verify", "--cases", "cases.json", "--shard", "2/3").status == 5)
    for wrong in ["0/3", "4/3", "1", "1/0", "a/b"] {
      #expect(try golden("verify", "--cases", "cases.json", "--shard", wrong).status == 2)
    }
  }

  @Test func exitCodesTellOutcomesApart() throws {
    #expect(try golden("verify", "chat.jsonl").status == 4)
    #expect(try golden("record", "chat.jsonl").status == 0)
    #expect(try golden("verify", "chat.jsonl").status == 0)
    #expect(try golden("verify", "other.jsonl", "chat.jsonl").status == 4)
    #expect(try golden("record", "other.jsonl", "--partial").status == 0)
    #expect(try golden("verify", "chat.jsonl").status == 5)
    try write("chat", count: 4, word: "Changed")
    #expect(try golden("verify", "chat.jsonl").status == 1)
    try folder.write("damaged", to: "Goldens/chat/balloon-320.txt")
    #expect(try golden("verify", "chat.jsonl").status == 3)
  }

  /// Collects the elements and attributes of an XML file, with the parent of each element.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(name: String, parent: String, attributes: [String: String])] = []
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      found.append((name, open.last ?? "", attributes))
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }

  @Test func resultsAreWrittenForOtherPrograms() throws {
    #expect(try golden("record", "chat.jsonl", "--width", "320,200").status == 0)
    try write("chat", count: 4, word: "A <b> & longer text")
    let result = try golden(
      "verify", "chat.jsonl", "--width", "320,200,100", "--junit", "out.xml", "--report", "out.html",
      "--summary",
      "out.json", environment: ["GITHUB_ACTIONS": "true"])
    #expect(result.status == 1)
    let elements = Elements()
    let parser = XMLParser(data: Data(try folder.text(of: "out.xml").utf8))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(
      elements.found.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "failure", "testcase", "failure",
      ])
    let suite = elements.found[1].attributes
    #expect(
      suite["name"] == "chat" && suite["tests"] == "3" && suite["failures"] == "3" && suite["errors"] == "0")
    let failures = elements.found.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["type"] } == ["missing", "different", "different"])
    #expect(
      failures[1].attributes["message"]?.hasPrefix("text text changed in 4 of 4 rows, first in cell 0")
        == true)
    let annotations = result.lines.filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 3)
    #expect(
      annotations.last?.hasPrefix(
        "::error file=Goldens/chat/balloon-320.txt,line=1,title=golden chat/balloon-320::different: text text"
      )
        == true)
    let json =
      try JSONSerialization.jsonObject(with: Data(try folder.text(of: "out.json").utf8)) as? [String: Any]
    #expect(json?["different"] as? Int == 2 && json?["missing"] as? Int == 1)
    #expect((json?["failures"] as? [[String: Any]])?.count == 3)
    let page = try folder.text(of: "out.html")
    #expect(page.contains("A &lt;b&gt; &amp;") && !page.contains("A <b>"))
    #expect(page.components(separatedBy: "<figure class=\"actual\">").count == 4)
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
  }

  @Test func picturesAreComparedExactlyOrByEye() throws {
    let arguments = ["chat.jsonl", "--theme", "light,dark", "--partial"]
    func run(_ verb: String, _ more: String...) throws -> Program {
      try Tool.run(["golden", verb] + arguments + more, in: folder.url)
    }
    #expect(try run("record", "--pictures", "exact").status == 0)
    #expect(
      folder.files(in: "Goldens") == [
        "chat/balloon-320-dark.png", "chat/balloon-320.png", "chat/balloon-320.txt",
      ])
    #expect(try run("verify", "--pictures", "exact").status == 0)
    // One slightly lighter pixel is an exact difference, but not a perceptual one; a block of another colour
    // is both.
    let path = folder.url.appending(path: "Goldens/chat/balloon-320.png")
    let picture = try #require(PNGFile.decoded([UInt8](try Data(contentsOf: path))))
    func paint(_ size: Int, _ change: Int) throws {
      var pixels = picture.pixels
      for y in 20..<20 + size {
        for x in 40..<40 + size {
          for channel in 0..<3 {
            let place = (y * picture.width + x) * 4 + channel
            pixels[place] = UInt8(max(0, Int(pixels[place]) - change))
          }
        }
      }
      let encoded = try #require(PNGFile.encoded(pixels, width: picture.width, height: picture.height))
      try Data(encoded).write(to: path)
    }
    try paint(1, 2)
    let exact = try run("verify", "--pictures", "exact")
    #expect(exact.status == 1)
    #expect(
      exact.output.contains("picture: pixels: 1 pixel differs, within 1 × 1 at 40, 20; "), "\(exact.output)")
    #expect(try run("verify", "--pictures", "perceptual").status == 0)
    try paint(6, 120)
    let seen = try run("verify", "--pictures", "perceptual")
    #expect(seen.status == 1)
    #expect(seen.output.contains("different    chat/balloon-320.png\n  picture: pixels: "), "\(seen.output)")
    #expect(try folder.text(of: "Goldens.failures/report.html").contains("data:image/png;base64,"))
    // If pictures are not compared, they are not obsolete.
    #expect(try golden("verify", "chat.jsonl").status == 0)
  }

  @Test func failuresAreAcceptedOneByOne() throws {
    #expect(try golden("record", "chat.jsonl", "--width", "320,200").status == 0)
    try write("chat", count: 4, word: "Other")
    #expect(try golden("verify", "chat.jsonl", "--width", "320,200").status == 1)
    let asked = try Tool.run(["golden", "review", "--ask"], input: "n\ny\n", in: folder.url)
    #expect(asked.status == 0)
    #expect(
      asked.output.contains("chat/balloon-200\n  text text changed in 4 of 4 rows, first in cell 0 \"m1\""))
    #expect(asked.output.hasSuffix("accept? [y/n/q] accepted     chat/balloon-320\n"))
    #expect(try golden("verify", "chat.jsonl", "--width", "320,200").output.contains("1 equal, 1 different"))
    #expect(try golden("review", "--accept", "chat/balloon-200", environment: ["CI": "1"]).status == 2)
    #expect(try golden("review", "--accept", "chat/../../x").status == 2)
    #expect(try golden("review", "--accept", "chat/balloon-200").output == "accepted     chat/balloon-200\n")
    #expect(try golden("verify", "chat.jsonl", "--width", "320,200").status == 0)
    #expect(try golden("review").output.hasPrefix("goldens: nothing to review"))
  }

  @Test(.timeLimit(.minutes(10))) func failuresAreAcceptedOnAPage() async throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    try write("chat", count: 4, word: "Other")
    #expect(try golden("verify", "chat.jsonl").status == 1)
    let server = try LocalServer(["golden", "review"], in: folder.url)
    let token = try #require(server.address.query?.split(separator: "=").last.map(String.init))
    let page = try await server.get()
    #expect(
      page.status == 200 && String(decoding: page.body, as: UTF8.self).contains("data-token=\"\(token)\""))
    #expect(try await server.get("/").status == 403)
    #expect(try await server.get("/?token=\(token)x").status == 403)
    #expect(try await server.post("/accept", "chat/balloon-320").status == 403)
    let known = ["X-Token": token]
    let origin = known.merging(["Origin": "http://evil.example"]) { $1 }
    #expect(try await server.post("/accept", "chat/balloon-320", headers: origin).status == 403)
    #expect(try await server.post("/accept", "chat/../../x", headers: known).status == 400)
    #expect(
      try await server.post("/accept", String(repeating: "a", count: 9_000), headers: known).status == 413)
    #expect(try await server.post("/accept", "chat/balloon-320", headers: known).status == 200)
    #expect(try golden("verify", "chat.jsonl").status == 0)
  }

  @Test func tolerancesAreByField() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    let path = "Goldens/chat/balloon-320.txt"
    let golden = try folder.text(of: path)
    try folder.write(
      golden.replacing("side=left", with: "side=right").replacing("baseline=13", with: "baseline=12"),
      to: path)
    func verify(_ options: String...) throws -> Int32 {
      try Tool.run(["golden", "verify", "chat.jsonl"] + options, in: folder.url).status
    }
    #expect(try verify() == 1)
    #expect(try verify("--ignore", "side", "--tolerance", "baseline=2") == 0)
    #expect(try verify("--ignore", "side,line") == 0)
    #expect(try verify("--ignore", "side", "--tolerance", "0.5,line.baseline=0.25") == 1)
    #expect(try verify("--tolerance", "baseline=x") == 2)
  }
}
