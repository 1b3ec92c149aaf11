#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

import TextShaping

/// The bytes of a file or of standard input, read piece by piece with `read(2)`; or bytes that are in memory
/// or made by a stream.
///
/// A read returns the bytes that are available and does not wait for more. So a program that writes to a pipe
/// and waits for results gets them at once.
package final class ByteSource {
  package let path: String
  /// The file descriptor; -1 if the bytes are in memory or made by a stream.
  let descriptor: Int32
  /// The owner of the descriptor; nil if this source is its owner.
  private let file: RegularFile?
  /// The bytes in memory that have not been read; empty for a file.
  private var content: [UInt8] = []
  /// Makes the bytes; nil for a file and for bytes in memory.
  private let stream: (any ByteStream)?

  /// The maximum number of bytes that one read returns.
  private static let size = 65_536

  /// Opens the main input of a command, which may be a pipe.
  ///
  /// - Parameter path: A file's path; `-` for standard input.
  package init(path: String) throws(ReadingError) {
    self.path = path
    file = nil
    stream = nil
    guard path != "-" else {
      descriptor = 0
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: Self.reason(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadable(file: path, reason: "it is a folder, not a file")
    }
  }

  /// Opens a file that is not the main input of a command: a pipe or a device, which may never end, is refused.
  package convenience init(file path: String) throws(ReadingError) {
    do throws(RegularFile.Failure) {
      self.init(try RegularFile(path), name: path)
    } catch {
      throw .unreadable(file: path, reason: "\(error)")
    }
  }

  /// Reads an open file.
  ///
  /// - Parameter name: The name of the input in problems.
  init(_ file: RegularFile, name: String) {
    path = name
    self.file = file
    stream = nil
    descriptor = file.descriptor
  }

  /// Makes a source from bytes in memory.
  ///
  /// - Parameter name: The name of the input in problems.
  package init(_ bytes: [UInt8], name: String) {
    path = name
    file = nil
    stream = nil
    descriptor = -1
    content = bytes
  }

  /// Makes a source of the bytes that a stream makes.
  ///
  /// - Parameter name: The name of the input in problems.
  init(_ stream: any ByteStream, name: String) {
    path = name
    file = nil
    self.stream = stream
    descriptor = -1
  }

  /// Whether the source is a file, not standard input, bytes in memory or a stream.
  var isFile: Bool { descriptor > 0 }

  deinit { if descriptor > 0, file == nil { close(descriptor) } }

  /// Appends the next bytes to `bytes`.
  ///
  /// - Returns: False at the end of the input.
  package func read(into bytes: inout [UInt8]) throws(ReadingError) -> Bool {
    if let stream { return try stream.read(into: &bytes) }
    if descriptor < 0 {
      defer { content = [] }
      bytes += content
      return !content.isEmpty
    }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Self.size))
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        readBytes(descriptor, buffer.baseAddress?.advanced(by: start), Self.size)
      }
      if count < 0 && errno == EINTR { continue }
      bytes.removeLast(Self.size - max(0, count))
      guard count >= 0 else { throw .unreadable(file: path, reason: Self.reason(errno)) }
      return count > 0
    }
  }

  /// Whether the next read would have to wait for the other end of a pipe.
  package var wouldWait: Bool {
    guard descriptor >= 0 else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}

/// Calls the C function `read(2)`. Inside the class, the method `read(into:)` hides it, so this function is
/// outside.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}

/// Bytes that are made piece by piece, such as the unpacked bytes of a file in an archive.
protocol ByteStream: AnyObject {
  /// Appends the next bytes to `bytes`.
  ///
  /// - Returns: False at the end.
  func read(into bytes: inout [UInt8]) throws(ReadingError) -> Bool
}
