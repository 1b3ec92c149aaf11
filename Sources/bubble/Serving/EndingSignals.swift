import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Notices SIGTERM and SIGINT, so that a command can finish what it is doing before it ends. Only the first
/// signal is noticed: a second one ends the process at once, as without this type.
final class EndingSignals {
  /// A pipe into which the number of the first signal is written.
  private let pipe: (reading: Int32, writing: Int32)
  private let sources: [any DispatchSourceSignal]

  /// Begins to notice signals. Signals that the process was started to ignore stay ignored.
  ///
  /// - Returns: nil if the process has no free file descriptors; signals then end it at once.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { return nil }
    pipe = (ends[0], ends[1])
    let queue = DispatchQueue(label: "signals")
    let writing = ends[1]
    sources = [SIGTERM, SIGINT].filter { !Self.isIgnored($0) }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        var byte = UInt8(number)
        write(writing, &byte, 1)
        signal(number, SIG_DFL)
        // The command may be waiting for something that never comes, such as a reader of its output.
        queue.asyncAfter(deadline: .now() + Self.patience) { Self.endProcess(by: number) }
      }
      source.activate()
      return source
    }
  }

  /// Whether a signal has arrived.
  var hasArrived: Bool {
    var request = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Waits until standard input has bytes or has ended, or until a signal arrives.
  ///
  /// - Returns: False if a signal has arrived.
  func waitForInput() -> Bool {
    var requests = [pipe.reading, 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&requests, 2, -1) < 0, errno == EINTR {}
    return requests[0].revents == 0
  }

  /// Ends the process by the signal that has arrived, as it would have ended without this type. So a program
  /// that started the process sees why it ended, and a shell has the status 128 plus the signal's number.
  /// Returns if no signal has arrived.
  func endProcess() {
    guard hasArrived else { return }
    var byte: UInt8 = 0
    guard read(pipe.reading, &byte, 1) == 1 else { return }
    for source in sources { source.cancel() }
    Self.endProcess(by: Int32(byte))
  }

  /// How long a command may take to finish what it is doing, in seconds.
  private static let patience = 5.0

  private static func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if os(Linux)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Calls the C function `pipe(2)`. Inside the class, a property hides it, so this function is outside.
private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
