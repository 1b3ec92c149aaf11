import FlyingFox
import Foundation
import LayoutGoldens

/// Answers a browser's requests: for the page of failures, and to accept one of them.
///
/// Since accepting writes files, every request has to know a token that only the printed address has, and to come from
/// the page itself.
struct ReviewHandler: HTTPHandler {
  let review: GoldenReview
  let token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()

  /// Names of goldens are paths of files, which are shorter.
  private static let largestBody = 8_192

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isLocal(request) else { return Self.answer(.forbidden, "this page answers to 127.0.0.1 only") }
    let given = request.query.first { $0.name == "token" }?.value ?? request.headers[HTTPHeader("X-Token")]
    guard let given, Self.isSame(given, token) else {
      return Self.answer(.forbidden, "the address that was printed has a token")
    }
    switch (request.method, request.path) {
    case (.GET, "/"):
      return Self.answer(.ok, review.report().page(accepting: token), type: "text/html; charset=utf-8")
    case (.POST, "/accept"):
      var body = Data()
      for try await piece in request.bodySequence where body.count <= Self.largestBody { body += piece }
      guard body.count <= Self.largestBody else { return Self.answer(.badRequest, "that is no name") }
      do throws(GoldenReview.Failure) {
        try review.accept(String(decoding: body, as: UTF8.self))
        return Self.answer(.ok, "accepted")
      } catch {
        return Self.answer(.badRequest, "\(error)")
      }
    default: return Self.answer(.notFound, "there is GET / and POST /accept")
    }
  }

  /// Whether a request was meant for this machine and comes from no other page.
  private func isLocal(_ request: HTTPRequest) -> Bool {
    guard LocalPage.isAddressed(by: request), let host = request.headers[.host] else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin == "http://\(host)"
  }

  /// Compares without telling by its time how much was right.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func answer(
    _ status: HTTPStatusCode, _ text: String, type: String = "text/plain; charset=utf-8"
  ) -> HTTPResponse {
    LocalPage.response(status, type, Data(text.utf8))
  }
}
