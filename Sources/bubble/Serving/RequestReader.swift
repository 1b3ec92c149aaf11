import FlyingSocks
import Foundation

/// Reads requests from a connection, with limits on their size and on the time.
struct RequestReader {
  let socket: AsyncSocket
  let limits: ServingLimits
  /// Bytes that were read but belong to the next request.
  private var buffer: [UInt8] = []

  init(socket: AsyncSocket, limits: ServingLimits) {
    self.socket = socket
    self.limits = limits
  }

  /// Thrown if there is no next request.
  struct End: Error {
    /// The error response to send; nil if the client has closed the connection.
    let refusal: PageResponse?
  }

  /// Reads the next complete request.
  ///
  /// - Throws: `End` if the client has closed the connection, or its request is refused.
  /// - Complexity: Linear in the request.
  mutating func next() async throws(End) -> PageRequest {
    if buffer.isEmpty, try await read(for: limits.idle) == false { throw End(refusal: nil) }
    let start = ContinuousClock.now
    let end = try await findEnd(since: start)
    do throws(PageRequest.Fault) {
      var request = try PageRequest(head: Array(buffer[..<end]), limits: limits)
      let length = try request.bodyLength(limit: limits.body)
      buffer.removeFirst(end + Self.separator.count)
      if length > buffer.count, request.headers["expect"]?.lowercased() == "100-continue" {
        try? await socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
      }
      request.body = try await body(of: length, since: start)
      return request
    } catch {
      throw End(refusal: error.refusal)
    }
  }

  private static let separator = Array("\r\n\r\n".utf8)

  /// Reads until the head of the request is complete.
  ///
  /// - Returns: The length of the head, in bytes.
  private mutating func findEnd(since start: ContinuousClock.Instant) async throws(End) -> Int {
    var searched = 0
    var hasLine = false
    while true {
      if let end = buffer[searched...].firstRange(of: Self.separator)?.lowerBound {
        guard end <= limits.head else { throw End(refusal: PageRequest.Fault.headTooLarge.refusal) }
        return end
      }
      hasLine = hasLine || buffer[searched...].contains(0x0A)
      if !hasLine, buffer.count > limits.line { throw End(refusal: PageRequest.Fault.lineTooLong.refusal) }
      if buffer.count > limits.head { throw End(refusal: PageRequest.Fault.headTooLarge.refusal) }
      searched = max(0, buffer.count - Self.separator.count)
      try await readOn(since: start)
    }
  }

  private mutating func body(
    of length: Int, since start: ContinuousClock.Instant
  ) async throws(PageRequest.Fault) -> Data {
    buffer.reserveCapacity(length)
    while buffer.count < length {
      do throws(End) { try await readOn(since: start) } catch { throw .malformed("the body ends too early") }
    }
    defer { buffer.removeFirst(length) }
    return Data(buffer[..<length])
  }

  /// Reads more of a request that has begun.
  private mutating func readOn(since start: ContinuousClock.Instant) async throws(End) {
    let left = limits.request - (ContinuousClock.now - start)
    guard left > .zero, try await read(for: left) else {
      throw End(refusal: .text(.late, "the request took too long"))
    }
  }

  /// - Returns: Whether bytes arrived in time.
  private mutating func read(for duration: Duration) async throws(End) -> Bool {
    let socket = socket
    let outcome = await withDeadline(duration) { () -> [UInt8] in
      // An empty result means that the client has closed the connection.
      (try? await socket.read(atMost: 4_096)) ?? []
    }
    guard let bytes = outcome else { return false }
    guard !bytes.isEmpty else { throw End(refusal: nil) }
    buffer += bytes
    return true
  }
}

extension PageRequest.Fault {
  /// The response to a client whose request is invalid.
  var refusal: PageResponse {
    switch self {
    case .malformed(let reason): .text(.badRequest, reason)
    case .lineTooLong: .text(.lineTooLong, "the request line is too long")
    case .headTooLarge: .text(.headTooLarge, "the headers are too large")
    case .bodyTooLarge: .text(.tooLarge, "the body is too large")
    case .unsupported(let reason): .text(.unsupported, reason)
    }
  }
}
