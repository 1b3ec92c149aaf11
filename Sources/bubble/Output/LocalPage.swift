import FlyingFox
import FlyingSocks
import Foundation

/// What the tool's pages in a browser have in common: who may ask for them, and the headers they are sent with.
enum LocalPage {
  /// Whether a request names this machine. A page from elsewhere that had its own name point here would otherwise read
  /// the conversation.
  static func isAddressed(by request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host] else { return false }
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard ["127.0.0.1", "localhost"].contains(parts[0].lowercased()) else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  /// An answer that is not kept, and whose page loads nothing from elsewhere.
  static func response(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type,
        HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
          + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ], body: body)
  }

  /// Serves pages to this machine until the task is cancelled.
  ///
  /// - Parameter announce: Told the address once, when there is somebody who listens.
  static func serve(
    _ handler: some HTTPHandler, on port: UInt16, announce: @escaping @Sendable (String) throws -> Void
  ) async throws {
    let server = HTTPServer(
      config: .init(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled), handler: handler)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          guard case .ip4(_, let port) = await server.listeningAddress else { return }
          try announce("http://127.0.0.1:\(port)/")
        }
        // The first to fail ends both; only the announcement may end by itself.
        while try await group.next() != nil {}
      }
    } catch SocketError.failed(_, _, let message) {
      throw ToolFailure.wrongUse("port \(port): \(message); '--port 0' takes any that is free")
    }
  }
}
