import FlyingSocks
import Foundation

/// One connection: reads requests one after the other, each within its bounds, and answers them.
struct PageConnection: Sendable {
  let socket: AsyncSocket
  let limits: ServingLimits
  let answer: @Sendable (PageRequest) async -> PageResponse

  /// Answers until the client leaves, is too slow or is refused.
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
      // The client has left, which is its right.
    }
    try? socket.close()
  }

  /// - Returns: Whether the connection goes on.
  private func serve(_ request: PageRequest) async throws(RequestReader.End) -> Bool {
    let isLast = request.headers["connection"]?.lowercased() == "close"
    let response = await withDeadline(limits.answer) { await answer(request) }
    let bytes = (response ?? .text(.failed, "the request took too long")).bytes(
      hasBody: request.method != "HEAD", isLast: isLast)
    return await write(bytes) && !isLast
  }

  private func refuse(_ response: PageResponse) async throws {
    guard await write(response.bytes(isLast: true)) else { return }
    // A client that is still sending would lose the answer if the connection were closed on it at once.
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

/// Does something for so long at most.
///
/// - Returns: Nil if it was not done in that time; it is cancelled then.
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
