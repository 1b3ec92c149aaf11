import Foundation
import TestSupport
import Testing

/// Tests that the files which the preview exports equal those of the other commands.
@Suite struct PreviewExportTests {
  private let folder: TemporaryFolder
  private let preview: LocalServer

  init() async throws {
    folder = try TemporaryFolder()
    let lines = (0..<12).map {
      #"{"id":\#($0),"sender":"\#($0 % 2 == 0 ? "you" : "ann")","text":"Message \#($0)"}"#
    }
    let chat = try folder.write(lines.joined(separator: "\n") + "\n", to: "chat.jsonl")
    preview = try LocalServer(["preview", chat, "--port", "0"])
    _ = try await PreviewQuestion(theme: "dark").answer(of: preview)
  }

  private func saved(_ form: String, _ rest: String = "") async throws -> Data {
    let (status, body) = try await preview.post("export", #"{"pane":"a","form":"\#(form)"\#(rest)}"#)
    #expect(status == 200, "\(String(decoding: body, as: UTF8.self))")
    return body
  }

  private func laidOut(_ arguments: String...) throws -> Data {
    let output = folder.url.appending(path: "output")
    let common = [
      "layout", "chat.jsonl", "--style", "merged", "--width", "320", "--me", "you", "-o", "output",
    ]
    #expect(try Tool.run(common + arguments, in: folder.url).status == 0)
    return try Data(contentsOf: output)
  }

  @Test(.timeLimit(.minutes(10))) func filesEqualThoseOfLayout() async throws {
    #expect(try await saved("json") == laidOut("--format", "json"))
    #expect(try await saved("png") == laidOut("--format", "png", "--theme", "dark", "--scale", "2"))
    let svg = String(decoding: try await saved("svg"), as: UTF8.self)
    let drawing = String(decoding: try laidOut("--format", "svg", "--theme", "dark"), as: UTF8.self)
    #expect(
      svg.replacing("<title>Transcript</title>", with: "")
        == drawing.replacing("<title>chat.jsonl</title>", with: ""))
    // The visible part is smaller than the whole.
    let part = String(decoding: try await saved("json", #","top":100,"height":60"#), as: UTF8.self)
    #expect(part.contains("\"id\":2") && !part.contains("\"id\":11"))
    #expect(try await preview.post("export", #"{"pane":"a","form":"exe"}"#).status == 400)
  }

  @Test(.timeLimit(.minutes(10))) func theGoldenCaseIsOne() async throws {
    try folder.write(await saved("golden"), to: "goldens.json")
    let recorded = try Tool.run(["golden", "record", "--cases", "goldens.json"], in: folder.url)
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(try Tool.run(["golden", "verify", "--cases", "goldens.json"], in: folder.url).status == 0)
    let style = try folder.write(await saved("style"), to: "style.json")
    #expect(try Tool.run("layout", folder.path + "/chat.jsonl", "--style", style).status == 0)
  }

  @Test(.timeLimit(.minutes(10))) func theProgramSaysWhatIsShown() async throws {
    let text = String(decoding: try await saved("swift"), as: UTF8.self)
    for line in ["import BubbleLayout", "let style = ChatStyle.merged", "width: 320.0", "me: \"you\""] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
