import Foundation

/// Stores bytes that cannot be written yet, because bytes before them are not known, such as the rows of a
/// document that begins with the total height. Up to `memory` bytes are kept in memory, more in a file
/// without a name, which disappears when the process ends.
package final class ByteSpool {
  /// The reason why bytes could not be stored.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let folder: String
  private var bytes: [UInt8] = []
  /// The file descriptor; negative while there is no file.
  private var descriptor: Int32 = -1
  /// The number of stored bytes.
  package private(set) var count = 0

  /// How many bytes are kept in memory at most.
  package static let memory = 1 << 20
  /// How many bytes are passed to the sink at once.
  private static let piece = 1 << 16

  /// - Parameter folder: The folder of the file, if a file is needed.
  package init(folder: String) { self.folder = folder }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether a file was needed.
  package var usesFile: Bool { descriptor >= 0 }

  /// - Throws: `Failure`, which names the folder.
  package func append(_ more: some Collection<UInt8>) throws(Failure) {
    bytes.append(contentsOf: more)
    count += more.count
    if bytes.count > Self.memory { try flush() }
  }

  /// Passes all bytes to a sink, in order.
  ///
  /// - Throws: `Failure`, and the errors of the sink.
  package func copy(to sink: ByteSink) throws {
    guard usesFile else {
      for start in stride(from: 0, to: bytes.count, by: Self.piece) {
        try sink(Array(bytes[start..<min(bytes.count, start + Self.piece)]))
      }
      return
    }
    try flush()
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
    var left = count
    while left > 0 {
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: min(left, Self.piece)) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        failed = got <= 0 && !(got < 0 && errno == EINTR)
        count = max(0, got)
      }
      if failed { throw failure() }
      left -= piece.count
      try sink(piece)
    }
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw failure() }
  }

  private func flush() throws(Failure) {
    if descriptor < 0 { try open() }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      guard count >= 0 || errno == EINTR else { throw failure() }
      start += max(0, count)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func open() throws(Failure) {
    var path = Array("\(folder)/.bubble-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw failure() }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func failure() -> Failure {
    Failure(description: "\(folder): no temporary file can be created: \(String(cString: strerror(errno)))")
  }
}
