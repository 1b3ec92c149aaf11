import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct PreviewTests {
  /// A preview that ends with the test.
  private final class Preview {
    let address: URL
    private let process = Process()

    init(_ arguments: String...) throws {
      let output = Pipe()
      process.executableURL = Tool.url
      process.arguments = ["preview", "--port", "0"] + arguments
      process.standardOutput = output
      try process.run()
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        line += more
      }
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
      address = try #require(URL(string: text))
      #expect(address.host == "127.0.0.1")
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    var isRunning: Bool { process.isRunning }

    func page(host: String? = nil) async throws -> (status: Int, text: String) {
      var request = URLRequest(url: address)
      if let host { request.setValue(host, forHTTPHeaderField: "Host") }
      return try await send(request)
    }

    func layout(_ body: String) async throws -> (status: Int, text: String) {
      var request = URLRequest(url: address.appendingPathComponent("layout"))
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      return try await send(request)
    }

    private func send(_ request: URLRequest) async throws -> (status: Int, text: String) {
      let (body, response) = try await URLSession.shared.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: body, as: UTF8.self))
    }
  }

  private struct Answer: Decodable {
    struct Row: Decodable {
      let id: String
      let height: Double
      let lines: Int
    }
    let svg: String
    let height: Double
    let cells: [Row]
  }

  private func request(
    _ text: String, style: String = "merged", width: String = "320", direction: String = "ltr",
    fontScale: String = "1", isDark: Bool = false
  ) -> String {
    """
    {"text":"\(text)","style":"\(style)","width":\(width),"direction":"\(direction)",\
    "fontScale":\(fontScale),"isDark":\(isDark)}
    """
  }

  private func answer(_ preview: Preview, _ body: String) async throws -> Answer {
    let (status, text) = try await preview.layout(body)
    #expect(status == 200)
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  @Test(.timeLimit(.minutes(10))) func servesThePageAndLaysOutWhatItAsks() async throws {
    let preview = try Preview("--style", "merged")
    let page = try await preview.page()
    #expect(page.status == 200)
    #expect(page.text.hasPrefix("<!DOCTYPE html>"))
    #expect(page.text.contains("<option selected>merged</option>"))
    // Nothing comes from elsewhere.
    #expect(!page.text.contains("http:") && !page.text.contains("https:") && !page.text.contains("src="))

    let words = "One two three four five six seven eight nine ten"
    let wide = try await answer(preview, request("Hi\\n\\n\(words)", width: "600"))
    #expect(wide.svg.hasPrefix("<svg"))
    #expect(wide.svg.contains("class=\"fl\""))
    #expect(wide.cells.map(\.id) == ["typed 1", "typed 2"])
    #expect(wide.cells.map(\.lines) == [1, 1])
    #expect(wide.height >= wide.cells.map(\.height).reduce(0, +))
    let narrow = try await answer(preview, request("Hi\\n\\n\(words)", width: "120.5"))
    #expect(narrow.cells[1].lines > 3)
    #expect(narrow.height > wide.height)
    let large = try await answer(preview, request("Hi\\n\\n\(words)", width: "600", fontScale: "3"))
    #expect(large.cells[0].height > 2 * wide.cells[0].height)
    let dark = try await answer(preview, request("Hi", isDark: true))
    #expect(dark.svg.contains(".page-fill{fill:#0e1621}"))
    #expect(try await answer(preview, request("")).cells.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func hostileRequestsAreRefused() async throws {
    let preview = try Preview()
    let refused = [
      request("Hi", width: "0"), request("Hi", width: "-5"), request("Hi", width: "1e9"),
      request("Hi", width: "1e999"), request("Hi", width: "null"), request("Hi", style: "nosuch"),
      request("Hi", style: "/etc/passwd"), request("Hi", direction: "up"), request("Hi", fontScale: "1000"),
      request(String(repeating: "a", count: 70_000)), "", "[]", "{", "\0",
    ]
    for body in refused {
      let (status, text) = try await preview.layout(body)
      #expect(status == 400, "\(body.prefix(100))")
      #expect(text.hasPrefix("{\"error\":\""))
    }
    #expect(try await preview.page(host: "elsewhere.example").status == 403)
    #expect(try await preview.page(host: "127.0.0.1:x.evil.example").status == 403)
    #expect(try await preview.page(host: "localhost:80").status == 200)
    // Long words, many messages, controls, lone surrogates' escapes: all that fits is laid out.
    for text in [
      String(repeating: "a", count: 60_000), String(repeating: "a\\n\\n", count: 9_000),
      "\\u0000\\u202E<>&\\\"",
    ] {
      #expect(try await preview.layout(request(text, width: "1")).status == 200)
    }
    #expect(try await preview.page().status == 200)
    #expect(preview.isRunning)
  }

  @Test(.timeLimit(.minutes(10))) func showsAConversationAndAStyleOfOnesOwn() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(#"{"preset":"merged"}"#.utf8, to: "mine.json")
    let chat = try folder.write("{\"id\":\"m1\",\"text\":\"Hello\"}\n".utf8, to: "<b>.jsonl")
    let preview = try Preview(chat, "--style", style)
    let page = try await preview.page().text
    #expect(page.contains("<h1>&lt;b&gt;.jsonl</h1>"))
    #expect(page.contains("<option selected>\(style)</option>"))
    let answer = try await answer(preview, request("Hi", style: style))
    #expect(answer.cells.map(\.id) == ["m1", "typed 1"])
  }

  @Test func saysWhenThePortIsTaken() throws {
    let preview = try Preview()
    let port = String(try #require(preview.address.port))
    let result = try Tool.run("preview", "--port", port)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == "bubble: port \(port): Address already in use; '--port 0' takes any that is free\n")
    #expect(try Tool.run("preview", "missing.jsonl").status == 3)
    #expect(try Tool.run("preview", "--width", "0").status == 2)
  }
}
