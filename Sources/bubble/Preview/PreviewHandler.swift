import FlyingFox
import Foundation

/// Answers a browser's requests: for the page, and for the layouts it shows.
struct PreviewHandler: HTTPHandler {
  let layout: PreviewLayout
  let page: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard LocalPage.isAddressed(by: request) else {
      return Self.refusal("this preview answers to 127.0.0.1 and localhost only", .forbidden)
    }
    switch (request.method, request.path) {
    case (.GET, "/"), (.HEAD, "/"):
      return LocalPage.response(
        .ok, "text/html; charset=utf-8", request.method == .HEAD ? Data() : Data(page.utf8))
    case (.POST, "/layout"): return try await layout(request)
    case (_, "/"), (_, "/layout"):
      return Self.refusal("there is GET / and POST /layout", .methodNotAllowed)
    default: return Self.refusal("there is nothing here", .notFound)
    }
  }

  private func layout(_ request: HTTPRequest) async throws -> HTTPResponse {
    var body = Data()
    // The whole body is read, since the next request of the connection follows it, but not kept.
    for try await piece in request.bodySequence where body.count <= PreviewRequest.largestBody {
      body += piece
    }
    do {
      let answer = try layout.answer(PreviewRequest(body))
      return LocalPage.response(.ok, "application/json", try JSONEncoder().encode(answer))
    } catch let refusal as PreviewRequest.Refusal {
      return Self.refusal(refusal.reason, .badRequest)
    }
  }

  private static func refusal(_ reason: String, _ status: HTTPStatusCode) -> HTTPResponse {
    let body = try? JSONEncoder().encode(PreviewComplaint(error: reason))
    return LocalPage.response(status, "application/json", body ?? Data())
  }
}
