import Foundation
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A run of the tool whose streams are a terminal.
struct Terminal {
  let status: Int32
  /// What stands on the terminal, with plain line feeds.
  let output: String

  private struct NoTerminal: Error {}

  init(_ arguments: [String], environment: [String: String] = [:], in current: URL? = nil) throws {
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
      throw NoTerminal()
    }
    let slave = open(name, O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw NoTerminal() }
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = arguments
    let own = ProcessInfo.processInfo.environment.filter { !["CI", "NO_COLOR"].contains($0.key) }
    process.environment = own.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    if let current { process.currentDirectoryURL = current }
    let stream = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    (process.standardOutput, process.standardError) = (stream, stream)
    try process.run()
    close(slave)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // The terminal has ended when nobody can write to it any more.
    while true {
      let count = read(master, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    process.waitUntilExit()
    close(master)
    status = process.terminationStatus
    output = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
