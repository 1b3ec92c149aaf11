import FlyingSocks
import Foundation

/// One connection. It reads requests one after the other, each within the limits, and answers them.
struct PageConnection: Sendable {
  let socket: AsyncSocket
  let limits: ServingLimits
  let answer: @Sendable (PageRequest) async -> PageResponse

  /// Answers requests until the client closes the connection, is too slow, or sends an invalid request.
  func run() async {
    var reader = RequestReader(socket: socket, limits: limits)
    do {
      while true {
        do throws(RequestReader.End) {
          let request = try await reader.next()
          guard try await serve(request) else { break }
        } catch {
          if let refusal = error.refusal { try await refuse(refusal) }
          break
        }
      }
    } catch {
      // The client has closed the connection, which is not an error.
    }
    try? socket.close()
  }

  /// - Returns: Whether the connection stays open.
  private func serve(_ request: PageRequest) async throws(RequestReader.End) -> Bool {
    let isLast = request.headers["connection"]?.lowercased() == "close"
    let response = await withDeadline(limits.answer) { await answer(request) }
    let bytes = (response ?? .text(.failed, "the request took too long")).bytes(
      hasBody: request.method != "HEAD", isLast: isLast)
    return await write(bytes) && !isLast
  }

  private func refuse(_ response: PageResponse) async throws {
    guard await write(response.bytes(isLast: true)) else { return }
    // If the connection were closed at once, a client that is still sending would not get the response.
    _ = await withDeadline(limits.farewell.duration) {
      var left = limits.farewell.bytes
      while left > 0, let bytes = try? await socket.read(atMost: 4_096), !bytes.isEmpty {
        left -= bytes.count
      }
    }
  }

  private func write(_ bytes: Data) async -> Bool {
    await withDeadline(limits.writing) { () -> Bool in
      do {
        try await socket.write(bytes)
        return true
      } catch {
        return false
      }
    } ?? false
  }
}

/// Runs some work for a limited time.
///
/// - Returns: The result; nil if the work took too long and was cancelled.
func withDeadline<Result: Sendable>(
  _ duration: Duration, _ work: @escaping @Sendable () async -> Result
) async -> Result? {
  await withTaskGroup(of: Result?.self) { group in
    group.addTask { await work() }
    group.addTask {
      try? await Task.sleep(for: duration)
      return nil
    }
    defer { group.cancelAll() }
    return await group.next() ?? nil
  }
}
