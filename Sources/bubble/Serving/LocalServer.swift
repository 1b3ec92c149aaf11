import FlyingSocks
import Foundation
import Synchronization

/// Listens on this machine and answers requests, on a limited number of connections at a time.
///
/// It uses the sockets of a library, but not the library's HTTP server, which reads a request line of any
/// length, in quadratic time, before it can be refused.
final class LocalServer: Sendable {
  /// The port on which the server listens.
  let port: UInt16
  private let limits: ServingLimits
  private let answer: @Sendable (PageRequest) async -> PageResponse
  private let listener: Socket
  private let open = Mutex(0)

  /// Opens a port; 0 takes any free port.
  ///
  /// - Throws: `SocketError` if the port cannot be opened.
  init(
    port: UInt16, limits: ServingLimits, answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) throws {
    let socket = try Socket(domain: Int32(AF_INET))
    try socket.setValue(true, for: .localAddressReuse)
    do {
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    guard case .ip4(_, let given) = try socket.sockname() else { throw SocketError.unsupportedAddress }
    self.port = given
    self.limits = limits
    self.answer = answer
    listener = socket
  }

  /// Answers requests until the task is cancelled.
  func run() async throws {
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    defer { try? listener.close() }
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      let listener = try AsyncSocket(socket: listener, pool: pool)
      while true {
        try Task.checkCancellation()
        do {
          try greet(try await listener.accept(), &group)
        } catch is CancellationError {
          throw CancellationError()
        } catch {
          // The process has no free file descriptors at the moment, or the client closed the connection at
          // once. Other connections continue.
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  private func greet(_ socket: AsyncSocket, _ group: inout ThrowingDiscardingTaskGroup<any Error>) throws {
    let isWelcome = open.withLock { count in
      guard count < limits.connections else { return false }
      count += 1
      return true
    }
    guard isWelcome else {
      // The error response is sent once, without waiting for the client to read it.
      let refusal = PageResponse.text(.busy, "there are too many connections").bytes(isLast: true)
      _ = try? socket.socket.write(refusal)
      try socket.close()
      return
    }
    // A response is sent in one piece; its last packet should not wait for an acknowledgement of the first.
    try? socket.socket.setValue(1, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    group.addTask { [self] in
      await PageConnection(socket: socket, limits: limits, answer: answer).run()
      open.withLock { $0 -= 1 }
    }
  }
}
