import Foundation
import TestSupport
import Testing

@Suite struct PreviewTests {
  private func preview(_ arguments: String...) throws -> LocalServer {
    try LocalServer(["preview", "--port", "0"] + arguments)
  }

  private static let sentence = "One two three four five six seven eight nine ten"

  /// Writes a conversation of this many messages to a file, and returns its path.
  private func conversation(_ count: Int, in folder: TemporaryFolder) throws -> String {
    let lines = (0..<count).map { index in
      let text = String(repeating: "Word \(index) ", count: 1 + index * 7 % 30)
      return #"{"id":\#(index),"sender":"\#(index % 3 == 0 ? "you" : "ann")","text":"\#(text)"}"# + "\n"
    }
    return try folder.write(lines.joined(), to: "chat.jsonl")
  }

  @Test(.timeLimit(.minutes(10))) func servesThePageAndLaysOutWhatItAsks() async throws {
    let preview = try preview("--style", "merged")
    let page = try await preview.get()
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200 && html.hasPrefix("<!doctype html>"))
    // The page loads only its own files.
    let files = html.matches(of: #/(?:href|src)="([^"]+)"/#).map { String($0.output.1) }
    #expect(files.filter { $0 != "data:," }.allSatisfy { $0.wholeMatch(of: #/[a-z]+\.(css|js)/#) != nil })
    var scripts = files.filter { $0.hasSuffix(".js") }
    for name in files where name.hasSuffix(".css") { #expect(try await preview.get(name).status == 200) }
    var seen: Set<String> = []
    while let name = scripts.popLast() {
      guard seen.insert(name).inserted else { continue }
      let (status, body) = try await preview.get(name)
      #expect(status == 200, "\(name)")
      let text = String(decoding: body, as: UTF8.self)
      scripts += text.matches(of: #/from "\./([^"]+)"/#).map { String($0.output.1) }
    }
    #expect(seen.count > 10)

    let typed = [(text: "Hi", isMine: false), (text: Self.sentence, isMine: true)]
    let wide = try await PreviewQuestion(width: 600, typed: typed).answer(of: preview)
    #expect(wide.rows.map(\.key) == ["m:typed 1", "m:typed 2"])
    #expect(wide.rows.map(\.label) == ["them", "you"])
    #expect(wide.isNew && wide.rules?.contains(".a-page-fill{") == true)
    #expect(wide.definitions.contains("<path id=\"a-p1\"") && wide.rows[0].svg.contains("href=\"#a-g"))
    let narrow = try await PreviewQuestion(width: 120.5, typed: typed, after: wide.number).answer(of: preview)
    #expect(narrow.rows[1].height > 2 * wide.rows[0].height)
    // Definitions that the page has are not sent again.
    #expect(!narrow.isNew && narrow.rules == nil && narrow.definitions.utf8.count < 500)
    let dark = try await PreviewQuestion(theme: "dark", typed: typed, after: narrow.number).answer(
      of: preview)
    #expect(dark.isNew && dark.rules?.contains(".a-page-fill{fill:#0e1621}") == true)
    let large = try await PreviewQuestion(width: 600, fontScale: 3, typed: typed).answer(of: preview)
    #expect(large.rows[0].height > 2 * wide.rows[0].height)
    #expect(try await PreviewQuestion().answer(of: preview).rows.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func onlyWhatIsSeenIsPaintedAndThePlaceIsKept() async throws {
    let folder = try TemporaryFolder()
    let preview = try preview(conversation(600, in: folder))
    var question = PreviewQuestion(isAtEnd: true)
    let end = try await question.answer(of: preview)
    #expect(end.count == 600 && end.rows.last?.key == "m#599" && end.rows.count < 40)
    #expect(abs(end.top + 600 - end.height) < 0.01)
    question.isAtEnd = false
    question.top = end.height / 2
    let start = try await question.answer(of: preview)
    let held = try #require(start.rows.first { $0.y >= start.top + 40 })
    var top = start.top
    var heights: Set<Double> = []
    for width in [300.0, 401, 260, 500, 319.5, 320] {
      question.width = width
      question.top = top
      let view = try await question.answer(of: preview)
      top = view.top
      heights.insert(view.height)
      #expect(view.rows.count < 60)
      // The first message that begins in the window nearly keeps its place, and the chosen message stays
      // visible.
      let anchor = try #require(start.rows.first { $0.y >= start.top - 4 })
      let moved = try #require(view.rows.first { $0.key == anchor.key })
      #expect(abs((moved.y - view.top) - (anchor.y - start.top)) < 8, "\(width)")
      #expect(view.rows.contains { $0.key == held.key })
    }
    // A change of half a point may change no line, so only some heights differ.
    #expect(heights.count > 4)
    #expect(top == start.top, "back at the first width, everything is where it was")
  }

  @Test(.timeLimit(.minutes(10))) func requestsOfOthersAreRefused() async throws {
    let preview = try preview()
    let port = try #require(preview.address.port)
    #expect(try await preview.get("/").status == 403)
    #expect(try await preview.get("/\(String(repeating: "a", count: 38))/").status == 403)
    for host in ["elsewhere.example", "127.0.0.1:x.evil.example", "127.0.0.1.evil.example"] {
      #expect(try await preview.get(headers: ["Host": host]).status == 403, "\(host)")
    }
    #expect(try await preview.get(headers: ["Host": "localhost:80"]).status == 200)
    #expect(try await preview.get(headers: ["Origin": "http://evil.example"]).status == 403)
    #expect(try await preview.get(headers: ["Origin": "http://127.0.0.1:\(port)"]).status == 200)
    #expect(try await preview.get("nothing").status == 404)
    var bodies = ["", "[]", "{", "\0", String(repeating: "a", count: 70_000)]
    for change: (inout PreviewQuestion) -> Void in [
      { $0.width = 0 }, { $0.width = 1e9 }, { $0.style = "/etc/passwd" }, { $0.direction = "up" },
      { $0.fontScale = 1_000 }, { $0.fonts = "/etc" }, { $0.height = 1e9 },
      { $0.typed = [(String(repeating: "a", count: 70_000), true)] },
    ] {
      var question = PreviewQuestion()
      change(&question)
      bodies.append(try question.body)
    }
    for body in bodies {
      let (status, answer) = try await preview.post("view", body)
      #expect(status == 400, "\(body.prefix(100))")
      #expect(answer.starts(with: Data(#"{"error":""#.utf8)))
    }
    #expect(try await preview.post("view", String(repeating: "a", count: 2 << 20)).status == 413)
    #expect(preview.isRunning)
  }

  @Test(.timeLimit(.minutes(10))) func anUnreadLineAboveNoMessageIsTold() async throws {
    let folder = try TemporaryFolder()
    let preview = try preview(conversation(3, in: folder))
    var question = PreviewQuestion(unread: "nosuch")
    #expect(try await question.answer(of: preview).unread == #"no message has the id "nosuch""#)
    question.typed = [(text: "Hi", isMine: true)]
    question.unread = "typed 1"
    let there = try await question.answer(of: preview)
    #expect(there.unread == nil && there.rows.contains { $0.key.hasPrefix("unread") })
    question.typed = []
    #expect(try await question.answer(of: preview).unread != nil)
  }

  @Test(.timeLimit(.minutes(10))) func theTimeIsThatOfTheLatestLayout() async throws {
    let folder = try TemporaryFolder()
    let preview = try preview(conversation(300, in: folder))
    var question = PreviewQuestion(isAtEnd: true)
    let opened = try await question.answer(of: preview)
    #expect(opened.microseconds > 0)
    question.isAtEnd = false
    question.top = opened.height / 2
    // Scrolling does not change the layout of the transcript.
    #expect(try await question.answer(of: preview).microseconds == opened.microseconds)
  }

  @Test(.timeLimit(.minutes(10))) func partsAreInspected() async throws {
    struct Found: Decodable {
      struct Field: Decodable { let path: String, value: String }
      let kind: String
      let frame: [Double]
      let frameInRow: [Double]
      let fields: [Field]
      let golden: [String]
      let line: Int?
    }
    let preview = try preview()
    let view = try await PreviewQuestion(typed: [(text: "Hello", isMine: true)]).answer(of: preview)
    let row = try #require(view.rows.first)
    func found(x: Double, y: Double) async throws -> Found? {
      let (status, body) = try await preview.post("inspect", #"{"pane":"a","x":\#(x),"y":\#(y)}"#)
      #expect(status == 200)
      return try JSONDecoder().decode(Found?.self, from: body)
    }
    let text = try #require(try await found(x: 260, y: row.y + 16))
    #expect(text.kind == "text" && text.frame[1] == text.frameInRow[1] + row.y)
    #expect(text.fields.contains { $0.path == "text.font.size" && $0.value == "17" })
    let line = try #require(text.line)
    #expect(text.golden[line].hasPrefix("  text 0 ") && text.golden[line].contains("text=\"Hello\""))
    #expect(try await found(x: 5, y: row.y + 16)?.kind == "cell")
    #expect(try await found(x: 5, y: 5_000) == nil)
    #expect(try await preview.post("inspect", #"{"pane":"b","x":1,"y":1}"#).status == 400)
  }

  @Test(.timeLimit(.minutes(10))) func theComposerIsLaidOut() async throws {
    struct Composed: Decodable {
      let height: Double
      let lines: Int
      let caret: [Double]
      let selection: [[Double]]
      let offset: Int?
    }
    let preview = try preview()
    func composed(_ text: String, _ start: Int, _ end: Int, point: String = "null") async throws -> Composed {
      let (status, body) = try await preview.post(
        "compose",
        #"{"text":"\#(text)","selection":[\#(start),\#(end)],"width":200,"fontScale":1,"fonts":"bundled","#
          + #""theme":"light","point":\#(point)}"#)
      #expect(status == 200)
      return try JSONDecoder().decode(Composed.self, from: body)
    }
    let empty = try await composed("", 0, 0)
    let long = try await composed(Self.sentence, 0, 3)
    #expect(empty.lines == 1 && long.lines > 1 && long.height > empty.height)
    #expect(
      long.selection.count == 1 && abs(long.selection[0][0] + long.selection[0][2] - long.caret[0]) < 0.1)
    #expect(try await composed("Hello", 0, 0, point: "[190,15]").offset == 5)
    #expect(try await composed("Hello", -5, 1_000).lines == 1)
  }

  @Test func saysWhenThePortIsTaken() throws {
    let preview = try preview()
    let port = String(try #require(preview.address.port))
    let result = try Tool.run("preview", "--port", port)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == "bubble: port \(port): Address already in use; '--port 0' picks any free port\n")
    #expect(try Tool.run("preview", "missing.jsonl").status == 3)
    #expect(try Tool.run("preview", "--width", "0").status == 2)
    #expect(try Tool.run("preview", "--style", "nosuch").status == 2)
  }
}
