import Foundation
import TestSupport
import Testing

/// Tests files that change while the page shows them.
@Suite struct PreviewFileTests {
  private let sentence = "One two three four five six seven eight nine ten"

  @Test(.timeLimit(.minutes(10))) func aStyleIsWrittenThroughItsErrors() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(#"{"preset":"merged"}"#, to: "mine.json")
    let preview = try LocalServer(["preview", "--port", "0", "--style", style])
    var question = PreviewQuestion(style: style, typed: [(text: sentence, isMine: true)])
    let before = try await question.answer(of: preview)
    question.styleText = #"{"preset":"merged","bubble":{"radius":-1}}"#
    let refused = try await question.answer(of: preview)
    #expect(refused.problem?.field == "bubble.radius" && refused.height == before.height)
    question.styleText = #"{"preset":"merged","text":{"font":{"size":40}}}"#
    let larger = try await question.answer(of: preview)
    #expect(larger.problem == nil && larger.height > before.height)
    question.styleText = nil
    #expect(try await question.answer(of: preview).height == before.height)

    struct Setup: Decodable {
      struct Style: Decodable { let name: String, json: String }
      let styles: [Style]
      let revision: Int
    }
    let setup = try JSONDecoder().decode(Setup.self, from: try await preview.get("setup").body)
    #expect(setup.styles.first?.name == style && setup.styles.first?.json == #"{"preset":"merged"}"#)
    #expect(setup.styles.count == 7)
    try folder.write(#"{"preset":"balloon"}"#, to: "mine.json")
    let (_, changes) = try await preview.get("changes?since=\(setup.revision)")
    #expect(String(decoding: changes, as: UTF8.self) == #"{"revision":\#(setup.revision + 1)}"#)
    #expect(try await question.answer(of: preview).height != before.height)
    let schema =
      try JSONSerialization.jsonObject(with: try await preview.get("schema").body) as? [String: Any]
    #expect(schema?["title"] as? String == "Style of a chat")
  }

  @Test(.timeLimit(.minutes(10))) func aHalfWrittenFileLeavesWhatWasThere() async throws {
    struct Setup: Decodable {
      let revision: Int
      let problem: String?
    }
    let folder = try TemporaryFolder()
    let whole = (0..<20).map { #"{"id":\#($0),"sender":"ann","text":"Message \#($0)"}"# + "\n" }.joined()
    let preview = try LocalServer(["preview", "--port", "0", folder.write(whole, to: "chat.jsonl")])
    func setup() async throws -> Setup {
      try JSONDecoder().decode(Setup.self, from: try await preview.get("setup").body)
    }
    var known = try await setup()
    #expect(try await PreviewQuestion().answer(of: preview).count == 20 && known.problem == nil)
    let more = whole + #"{"id":20,"sender":"ann","text":"more"}"# + "\n"
    for (text, count, reason) in [
      (String(whole.prefix(290)), 20, "not JSON"), ("", 20, "it has no messages"), (more, 21, nil),
      (String(more.dropLast(30)), 21, "not JSON"), (more, 21, nil),
    ] {
      try folder.write(text, to: "chat.jsonl")
      _ = try await preview.get("changes?since=\(known.revision)")
      known = try await setup()
      #expect(try await PreviewQuestion().answer(of: preview).count == count, "\(text.count)")
      #expect(known.problem.map { $0.contains(reason ?? "?") } == reason.map { _ in true }, "\(known)")
    }
  }
}
