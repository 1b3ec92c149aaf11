import Foundation
import FuzzParts

/// A folder in memory, with one folder `channel` in it.
struct MemoryFolder {
  let path = "/dev/shm/bubble-fuzz-folder-\(getpid())"

  init() {
    remove()
    mkdir(path, 0o700)
    mkdir(path + "/channel", 0o700)
  }

  func write(_ bytes: [UInt8], to name: String) {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { found("no memory for a file") }
    let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard written == bytes.count else { found("a file was not written") }
  }

  func remove() {
    for name in ["users.json", "channel/users.json"] + (1...3).map({ "channel/2026-01-0\($0).json" }) {
      unlink(path + "/" + name)
    }
    rmdir(path + "/channel")
    rmdir(path)
  }
}
