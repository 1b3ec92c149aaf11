import BubbleLayout
import Foundation
import LayoutSchemas

/// Answers a browser's requests for the page and for the data that it shows.
///
/// The page shows private messages. Therefore every address begins with a token that only the printed address
/// has, and requests of other pages are refused.
struct PreviewHandler: Sendable {
  let workshop: PreviewWorkshop
  let start: PreviewStart
  let token = LocalPage.token()

  /// How long a request waits for a file to change: the number of checks, and the time between two checks.
  private static let waiting = (rounds: 80, each: Duration.milliseconds(250))

  func answer(_ request: PageRequest) async -> PageResponse {
    guard LocalPage.isLocal(request) else {
      return .text(
        .forbidden, "this preview answers only requests from its own page to 127.0.0.1 or localhost")
    }
    let steps = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard steps.count == 2, LocalPage.isSame(String(steps[0]), token) else {
      return .text(.forbidden, "the token is missing or wrong; open the address that was printed")
    }
    let name = String(steps[1])
    do {
      switch (request.method, name) {
      case ("GET", "setup"): return try json(await workshop.setup(start))
      case ("GET", "schema"):
        return PageResponse(type: "application/json", body: Data(PublishedSchema.style.json().utf8))
      case ("GET", "changes"): return try json(await changes(since: request.parameter("since")))
      case ("POST", "view"):
        let question: PreviewQuestion = try read(request.body)
        try question.check()
        return try json(try await workshop.view(question))
      case ("POST", "inspect"): return try json(try await workshop.inspect(try read(request.body)))
      case ("POST", "find"): return try json(try await workshop.find(try read(request.body)))
      case ("POST", "place"): return try json(try await workshop.place(try read(request.body)))
      case ("POST", "whole"):
        let question: PreviewStyleQuestion = try read(request.body)
        try question.check()
        return PageResponse(type: "application/json", body: Data(try await workshop.whole(question).utf8))
      case ("POST", "compose"): return try json(try await workshop.compose(try read(request.body)))
      case ("POST", "export"):
        let export = try await workshop.export(try read(request.body))
        return PageResponse(type: export.type, body: export.content)
      case ("GET", _), ("HEAD", _):
        guard let file = PreviewPageFiles.file(name) else { return .text(.notFound, "not found") }
        return PageResponse(type: file.type, body: Data(file.bytes))
      default: return .text(.notAllowed, "this method is not allowed here")
      }
    } catch let refusal as PreviewRefusal {
      return (try? json(refusal, .badRequest)) ?? .text(.badRequest, refusal.error)
    } catch {
      return .text(.failed, "\(error)")
    }
  }

  /// Waits until a file has changed, or for a limited time.
  private func changes(since known: String?) async -> [String: Int] {
    let known = known.flatMap { Int($0) } ?? 0
    for _ in 0..<Self.waiting.rounds {
      let revision = await workshop.refresh()
      if revision != known { return ["revision": revision] }
      do { try await Task.sleep(for: Self.waiting.each) } catch { break }
    }
    return ["revision": known]
  }

  private func read<Question: Decodable>(_ body: Data) throws(PreviewRefusal) -> Question {
    do {
      return try JSONDecoder().decode(Question.self, from: body)
    } catch {
      throw .init("the request is not one that the page sends")
    }
  }

  private func json(
    _ value: some Encodable, _ status: PageResponse.Status = .ok
  ) throws -> PageResponse {
    PageResponse(status: status, type: "application/json", body: try JSONEncoder().encode(value))
  }
}
