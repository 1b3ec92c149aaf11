import Foundation

/// A response of one of the tool's pages. Browsers do not cache it, and a page may load nothing from other
/// servers.
struct PageResponse: Sendable {
  enum Status: String, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case notAllowed = "405 Method Not Allowed"
    case late = "408 Request Timeout"
    case tooLarge = "413 Content Too Large"
    case lineTooLong = "414 URI Too Long"
    case headTooLarge = "431 Request Header Fields Too Large"
    case failed = "500 Internal Server Error"
    case unsupported = "501 Not Implemented"
    case busy = "503 Service Unavailable"
  }

  /// The source from which a page may take its scripts and styles.
  enum Content: String, Sendable {
    /// From separate files of the page.
    case files = "script-src 'self'; style-src 'self'"
    /// From the page itself.
    case inline = "script-src 'unsafe-inline'; style-src 'unsafe-inline'"
  }

  var status = Status.ok
  let type: String
  let body: Data
  var content = Content.files

  static func text(_ status: Status, _ text: String) -> PageResponse {
    PageResponse(status: status, type: "text/plain; charset=utf-8", body: Data(text.utf8))
  }

  /// Returns the head and the body as they are sent.
  ///
  /// - Parameters:
  ///   - hasBody: False for the response to a HEAD request.
  ///   - isLast: Whether the connection is closed afterwards.
  func bytes(hasBody: Bool = true, isLast: Bool) -> Data {
    let head = """
      HTTP/1.1 \(status.rawValue)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Connection: \(isLast ? "close" : "keep-alive")\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Referrer-Policy: no-referrer\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cross-Origin-Resource-Policy: same-origin\r
      Content-Security-Policy: default-src 'none'; \(content.rawValue); img-src data: blob:; connect-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
      \r

      """
    return Data(head.utf8) + (hasBody ? body : Data())
  }
}
