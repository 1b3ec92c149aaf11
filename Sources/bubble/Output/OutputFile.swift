import Foundation
import LayoutFormat
import MessageReading

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Thrown when the other end of the output's pipe is closed. It ends the run without an error message.
struct OutputClosed: Error {}

/// A file for the output, or standard output.
///
/// A file is written under a temporary name and renamed at the end. So a run that fails, fills the disk or is
/// killed does not change an existing file. Devices and pipes are written to directly.
final class OutputFile {
  private let path: String
  /// The temporary file; nil if the output is written directly.
  private var draft: OutputDraft?
  /// The file descriptor; negative until the file is opened.
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  /// Escapes control characters in the output; nil if the output is not a terminal.
  private var filter: TerminalFilter?

  /// How many bytes are collected before they are written.
  private static let size = 1 << 16

  /// - Parameters:
  ///   - path: The path of the file; nil or `-` for standard output.
  ///   - inputs: The paths of the inputs, which must be other files.
  ///   - form: How control characters are escaped on a terminal; nil to write all bytes unchanged.
  init(path: String?, inputs: [String] = [], form: TerminalFilter.Form? = .text) throws(ToolFailure) {
    guard let path, path != "-" else {
      self.path = "standard output"
      descriptor = 1
      filter = isatty(1) != 0 ? form.map { TerminalFilter($0) } : nil
      return
    }
    self.path = path
    if inputs.contains(where: { Self.isSameFile(path, $0) }) {
      throw .wrongUse("\(path): the output is also the input")
    }
    // A path that cannot be written to is reported before the work begins.
    descriptor = -1
    if access(path, F_OK) == 0 {
      if access(path, W_OK) != 0 { throw cannotWrite() }
    } else if access(OutputDraft.folder(of: path), W_OK | X_OK) != 0 {
      throw cannotWrite()
    }
  }

  private func cannotWrite() -> ToolFailure {
    .wrongUse("\(path): cannot be written: \(String(cString: strerror(errno)))")
  }

  private func openOnce() throws(ToolFailure) {
    guard descriptor < 0 else { return }
    if let place = OutputDraft.place(of: path) {
      do throws(OutputDraft.Failure) {
        let draft = try OutputDraft(for: place)
        descriptor = draft.descriptor
        self.draft = draft
      } catch {
        switch error {
        case .inUse: throw .wrongUse("\(path): another run is writing it")
        case .system(let number):
          errno = number
          throw cannotWrite()
        }
      }
    } else {
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    if descriptor < 0 { throw cannotWrite() }
  }

  deinit { if draft == nil, descriptor > 2 { close(descriptor) } }

  func write(_ bytes: some Collection<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.size { try flush() }
  }

  /// The folder for temporary data: that of the output file, which needs the same disk space, or the system's
  /// temporary folder.
  var spoolFolder: String {
    if descriptor != 1, let place = OutputDraft.place(of: path) {
      let folder = OutputDraft.folder(of: place)
      if access(folder, W_OK | X_OK) == 0 { return folder }
    }
    return FileManager.default.temporaryDirectory.path
  }

  /// Writes the remaining bytes and renames the temporary file. Without this call, an existing file is not
  /// changed.
  ///
  /// - Throws: The same errors as `flush()`.
  func finish() throws {
    try flush(isEnd: true)
    guard let draft else { return }
    if !draft.takePlace() { throw cannotWrite() }
  }

  /// Writes the bytes collected so far.
  ///
  /// - Throws: `OutputClosed` if the other end of a pipe is closed; a `ToolFailure` for other errors.
  func flush() throws { try flush(isEnd: false) }

  private func flush(isEnd: Bool) throws {
    try openOnce()
    buffer = filter?.filtered(buffer, isEnd: isEnd) ?? buffer
    var start = 0
    defer { buffer.removeAll(keepingCapacity: buffer.capacity <= 4 * Self.size) }
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        writeBytes(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw OutputClosed()
      } else if errno != EINTR {
        throw cannotWrite()
      }
    }
  }

  private static func isSameFile(_ output: String, _ input: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(output, &first) == 0,
      input == "-"
        ? fstat(0, &second) == 0 : stat(ArchivePath(input)?.archive ?? input, &second) == 0
    else { return false }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}

/// Calls the C function `write(2)`. Inside the class, the method `write(_:)` hides it, so this function is
/// outside.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
