#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A temporary file `.NAME.part` that replaces the file `NAME` in the same folder at the end.
///
/// Its name is always the same, so that the next run removes the file of a killed run. The file itself is
/// always new: an existing file of that name is never written to. The file is locked while it is written.
/// When the value is released, the file is removed, unless it has replaced the target.
package final class OutputDraft {
  package enum Failure: Error {
    /// Another process has locked the file.
    case inUse
    /// The system call failed with this `errno`.
    case system(Int32)
  }

  package let descriptor: Int32
  private let path: String
  private let place: String
  private var isInPlace = false

  /// - Parameters:
  ///   - place: The path of the file to replace, as `place(of:)` returns it.
  ///   - waits: Whether to wait for another process that writes the same file, instead of failing.
  package init(for place: String, waits: Bool = false) throws(Failure) {
    let folder = Self.folder(of: place)
    let name = place.split(separator: "/").last ?? ""
    // A file name has at most 255 bytes.
    path = "\(folder)/.\(name.utf8.count < 240 ? name : name.prefix(50)).part"
    self.place = place
    descriptor = try Self.created(path, waits: waits)
    var old = stat()
    let keepsMode = stat(place, &old) == 0
    guard !keepsMode || fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
      let number = errno
      close(descriptor)
      throw .system(number)
    }
  }

  /// The maximum number of attempts to create the file, if another file with the name appears each time.
  private static let mostAttempts = 100

  /// Creates the file and locks it.
  private static func created(_ path: String, waits: Bool) throws(Failure) -> Int32 {
    for _ in 0..<mostAttempts {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        guard errno == EEXIST else { throw .system(errno) }
        try removeLeftover(path, waits: waits)
        continue
      }
      // No other process writes this file, but one that removes leftover files may have removed it between
      // its creation and the lock.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isSame(descriptor, path) { return descriptor }
      close(descriptor)
    }
    throw .inUse
  }

  /// Removes the file with this name that a killed run left. The file must belong to the user, and no process
  /// may have locked it.
  private static func removeLeftover(_ path: String, waits: Bool) throws(Failure) {
    // Does not follow symbolic links, and does not wait for pipes.
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return }
      throw .system(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .system(EEXIST) }
    while flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) != 0 {
      let number = errno
      if number == EINTR { continue }
      throw number == EWOULDBLOCK ? .inUse : .system(number)
    }
    // Removes the file only if it still has this name: the process that had locked it may have renamed it.
    if isSame(descriptor, path) { unlink(path) }
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var first = stat()
    var second = stat()
    return fstat(descriptor, &first) == 0 && lstat(path, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Appends bytes.
  ///
  /// - Returns: False if that fails; `errno` says why.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Replaces the target by the file.
  ///
  /// - Returns: False if that fails; `errno` says why.
  package func takePlace() -> Bool {
    guard !isInPlace else { return true }
    isInPlace = rename(path, place) == 0
    return isInPlace
  }

  deinit {
    if !isInPlace { unlink(path) }
    close(descriptor)
  }

  /// Returns the path of the file to replace: `path` for a regular file or a path without a file, and the
  /// target of a link. Nil for everything else, such as devices and files in folders that cannot be written
  /// to.
  package static func place(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return lstat(path, &status) == 0 ? nil : path }
    guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let place = String(cString: resolved)
    return access(folder(of: place), W_OK | X_OK) == 0 ? place : nil
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Calls the C function `write(2)`. Inside the class, the method `write(_:)` hides it, so this function is
/// outside.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
