import Foundation
import FuzzParts

/// Offers bytes as a file in memory, which is removed after its use.
enum MemoryFile {
  static func with(_ bytes: [UInt8], _ body: (_ path: String) -> Void) {
    let path = "/dev/shm/bubble-fuzz-\(getpid())"
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { found("no memory for a file") }
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard written == bytes.count else { found("a file was not written") }
    defer { unlink(path) }
    body(path)
  }
}
