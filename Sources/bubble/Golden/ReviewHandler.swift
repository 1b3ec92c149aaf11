import Foundation
import LayoutGoldens

/// Answers a browser's requests for the page of failures, and for accepting a failed layout.
///
/// Accepting writes files. Therefore every request must contain a token that only the printed address has,
/// and must come from the page itself.
struct ReviewHandler: Sendable {
  let review: GoldenReview
  let token = LocalPage.token()

  /// The limits for requests. A request's body is the name of a golden, which is shorter than 8,192 bytes.
  static let limits = ServingLimits(body: 8_192)

  func answer(_ request: PageRequest) -> PageResponse {
    guard LocalPage.isLocal(request) else {
      return .text(.forbidden, "this page answers only requests to 127.0.0.1")
    }
    let given = request.parameter("token") ?? request.headers["x-token"]
    guard let given, LocalPage.isSame(given, token) else {
      return .text(.forbidden, "the token is missing or wrong; open the address that was printed")
    }
    switch (request.method, request.path) {
    case ("GET", "/"):
      return PageResponse(
        type: "text/html; charset=utf-8", body: Data(review.report().page(accepting: token).utf8),
        content: .inline)
    case ("POST", "/accept"):
      do throws(GoldenReview.Failure) {
        try review.accept(String(decoding: request.body, as: UTF8.self))
        return .text(.ok, "accepted")
      } catch {
        return .text(.badRequest, "\(error)")
      }
    default: return .text(.notFound, "unknown request; the requests are GET / and POST /accept")
    }
  }
}
