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
  /// The output on the terminal, with line feeds as line ends.
  let output: String

  private struct NoTerminal: Error {}

  init(_ arguments: [String], environment: [String: String] = [:], in current: URL? = nil) throws {
    // Uses the kernel's numbers for `ioctl`, because the C library does not always declare its functions for
    // terminals.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (number, isLocked): (CInt, CInt) = (-1, 0)
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard master >= 0, ioctl(master, setLock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
      throw NoTerminal()
    }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
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
    // Reading ends when all writers have closed the terminal.
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
