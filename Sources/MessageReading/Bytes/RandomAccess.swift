#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Bytes that can be read at any offset: a regular file, or bytes in memory.
final class RandomAccess {
  /// The name of the input in problems.
  let name: String
  /// The number of bytes when the file was opened.
  let count: Int
  private let file: ByteSource?
  private let content: [UInt8]

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    file = nil
    content = bytes
    count = bytes.count
  }

  /// - Returns: Nil for a pipe or a device, and for bytes that are not in a file.
  init?(_ source: ByteSource) {
    var status = stat()
    guard source.descriptor >= 0, fstat(source.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    name = source.path
    file = source
    content = []
    count = Int(status.st_size)
  }

  /// Returns `length` bytes from an offset on, or fewer at the end. The position of the source does not
  /// change.
  func bytes(at offset: Int, _ length: Int) throws(ReadingError) -> [UInt8] {
    guard offset >= 0, length > 0, offset < count else { return [] }
    let length = min(length, count - offset)
    guard let file else { return Array(content[offset..<offset + length]) }
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(
          file.descriptor, buffer.baseAddress?.advanced(by: done), length - done, off_t(offset + done))
      }
      if read < 0 && errno == EINTR { continue }
      guard read >= 0 else { throw .unreadable(file: name, reason: ByteSource.reason(errno)) }
      // The file has become shorter.
      guard read > 0 else { break }
      done += read
    }
    bytes.removeLast(length - done)
    return bytes
  }
}
