#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A regular file that is open for reading. Every file that is not the main input of a command is opened here.
///
/// Anything may be in a folder that a stranger supplies. Opening a pipe would wait until something writes to it,
/// and a device may never end. So they are refused at once, and what is checked is the open file itself, which
/// nobody can replace by another one between the check and the reading.
package final class RegularFile {
  /// Why a file cannot be read.
  package enum Failure: Error, Hashable {
    /// The system call failed with this `errno`.
    case system(Int32)
    /// It is a folder, a pipe, a device or a socket.
    case notAFile
    /// It is a link, or is reached through one, where no links are followed.
    case link
    /// It has more bytes than the limit.
    case tooLarge
  }

  /// What tells a file and its content from others: the device, the number, the size and the last changes.
  package struct Identity: Hashable, Sendable {
    private let numbers: [Int]

    fileprivate init(_ status: stat) {
      #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
      #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
      #endif
      numbers = [
        Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
        written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec,
      ]
    }
  }

  package let descriptor: Int32
  /// The size when the file was opened, in bytes.
  package let size: Int
  package let identity: Identity

  /// Opens a file.
  ///
  /// - Parameter followsLink: Whether the last part of the path may be a link.
  package convenience init(_ path: String, followsLink: Bool = true) throws(Failure) {
    try self.init(at: AT_FDCWD, path, followsLink: followsLink)
  }

  /// Opens a file of a folder. The folder itself may be a link, but nothing within it, so that no name leads
  /// out of the folder.
  ///
  /// - Parameters:
  ///   - name: The names of subfolders and of the file, with slashes between them.
  ///   - folder: The path of the folder.
  package convenience init(_ name: String, within folder: String) throws(Failure) {
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard let last = parts.last, !name.hasPrefix("/"), !parts.contains(".."), !name.utf8.contains(0) else {
      throw .notAFile
    }
    var directory = open(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard directory >= 0 else { throw .system(errno) }
    defer { close(directory) }
    for part in parts.dropLast() {
      let next = openat(directory, String(part), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard next >= 0 else { throw Self.failure(errno) }
      close(directory)
      directory = next
    }
    try self.init(at: directory, String(last), followsLink: false)
  }

  private init(at directory: Int32, _ path: String, followsLink: Bool) throws(Failure) {
    var status = stat()
    // Opening a device can have effects, and opening a pipe can wake its writer.
    guard fstatat(directory, path, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .system(errno)
    }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .link }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = openat(directory, path, flags)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    identity = Identity(status)
  }

  deinit { close(descriptor) }

  private static func failure(_ number: Int32) -> Failure {
    switch number {
    // A link where `O_NOFOLLOW` is given, as the last part or where a folder is needed.
    case ELOOP, ENOTDIR: .link
    // A pipe or a socket that has replaced the file.
    case ENXIO: .notAFile
    default: .system(number)
    }
  }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  package func bytes(limit: Int = .max) throws(Failure) -> [UInt8] {
    guard size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    // A file may grow or shrink while it is read. Some files of the system have no size.
    let piece = max(min(size, limit) + 1, 4_096)
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: start == 0 ? piece : 65_536))
      let wanted = bytes.count - start
      var count = -1
      repeat {
        count = bytes.withUnsafeMutableBytes { buffer in
          readBytes(descriptor, buffer.baseAddress?.advanced(by: start), wanted)
        }
      } while count < 0 && errno == EINTR
      let number = errno
      bytes.removeLast(wanted - max(0, count))
      guard count >= 0 else { throw .system(number) }
      guard count > 0 else { return bytes }
      guard bytes.count <= limit else { throw .tooLarge }
    }
  }

  /// Reads a whole file.
  package static func bytes(
    of path: String, limit: Int = .max, followsLink: Bool = true
  ) throws(Failure) -> [UInt8] {
    try RegularFile(path, followsLink: followsLink).bytes(limit: limit)
  }
}

extension RegularFile.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .notAFile: "it is not a regular file"
    case .link: "it is a symbolic link, which is not followed here"
    case .tooLarge: "it is too large"
    }
  }
}

/// Calls the C function `read(2)`, which members of a class would hide.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}
