import FlyingSocks

/// What all pages of the tool in a browser have in common: who may request them, and where they are served.
enum LocalPage {
  /// Makes a token that cannot be guessed, for printed addresses.
  static func token() -> String {
    (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
      + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Compares a token in constant time, so that the duration does not reveal how much of it is correct.
  static func isSame(_ given: String, _ token: String) -> Bool {
    let (given, token) = (Array(given.utf8), Array(token.utf8))
    guard given.count == token.count else { return false }
    return zip(given, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a request names this machine as its host and does not come from another page. Otherwise a
  /// foreign page whose host name resolves to this machine (DNS rebinding) could read the conversation.
  static func isLocal(_ request: PageRequest) -> Bool {
    guard let host = request.headers["host"], isLocal(host: host) else { return false }
    guard let origin = request.headers["origin"] else { return true }
    return origin == "http://\(host)"
  }

  /// Whether a host is `127.0.0.1` or `localhost`, optionally with a port of one to five digits.
  static func isLocal(host: String) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard ["127.0.0.1", "localhost"].contains(parts[0].lowercased()) else { return false }
    guard parts.count > 1 else { return true }
    return (1...5).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Serves pages to this machine until the task is cancelled.
  ///
  /// - Parameter announce: Is called once with the address, when the server accepts connections.
  static func serve(
    on port: UInt16, limits: ServingLimits = ServingLimits(), announce: (String) throws -> Void,
    answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) async throws {
    let server: LocalServer
    do {
      server = try LocalServer(port: port, limits: limits, answer: answer)
    } catch SocketError.failed(_, _, let message) {
      throw ToolFailure.wrongUse("port \(port): \(message); '--port 0' picks any free port")
    }
    try announce("http://127.0.0.1:\(server.port)/")
    try await server.run()
  }
}
