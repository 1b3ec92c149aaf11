#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is written beside the one it is to replace, as `.NAME.part`.
///
/// Its name is always the same, so that what a killed run leaves is taken over by the next one instead of piling up. It
/// is locked while it is written, and gone with the value unless it has taken its place.
final class OutputDraft {
  enum Failure: Error {
    /// Another process has it locked.
    case inUse
    /// The number of the system's error.
    case system(Int32)
  }

  let descriptor: Int32
  private let path: String
  private let place: String
  private var isInPlace = false

  /// - Parameter place: The path of the file to replace, as `place(of:)` gives it.
  init(for place: String) throws(Failure) {
    let folder = Self.folder(of: place)
    let name = place.split(separator: "/").last ?? ""
    // A file name has at most 255 bytes.
    path = "\(folder)/.\(name.utf8.count < 240 ? name : name.prefix(50)).part"
    self.place = place
    var opened = try Self.opened(path)
    // Whoever had it locked may have put it into its place in the meantime: then another one is needed.
    while !Self.isSame(opened, path) {
      close(opened)
      opened = try Self.opened(path)
    }
    descriptor = opened
    var old = stat()
    let keepsMode = stat(place, &old) == 0
    guard ftruncate(descriptor, 0) == 0, !keepsMode || fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
      let number = errno
      close(descriptor)
      throw .system(number)
    }
  }

  private static func opened(_ path: String) throws(Failure) -> Int32 {
    // Never through a link that somebody has put there.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let number = errno
    close(descriptor)
    throw number == EWOULDBLOCK ? .inUse : .system(number)
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var first = stat()
    var second = stat()
    return fstat(descriptor, &first) == 0 && lstat(path, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Puts the file into its place.
  ///
  /// - Returns: False where that fails; `errno` says why.
  func takePlace() -> Bool {
    guard !isInPlace else { return true }
    isInPlace = rename(path, place) == 0
    return isInPlace
  }

  deinit {
    if !isInPlace { unlink(path) }
    close(descriptor)
  }

  /// Where a file beside can take the place of a path: of a regular file, of the one that a link leads to, or of none
  /// yet. Nil for all else, such as devices and files in folders that cannot be written to.
  static func place(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return lstat(path, &status) == 0 ? nil : path }
    guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let place = String(cString: resolved)
    return access(folder(of: place), W_OK | X_OK) == 0 ? place : nil
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
