import BubbleLayout
import Foundation
import LayoutFormat
import TextShaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A golden file on disk, or a file that a failure left.
///
/// The folder of goldens may be a link, but no link within it is followed. Otherwise a stranger's change of a
/// repository could show a file of the machine that runs the tests, or replace one when goldens are recorded.
package struct GoldenFile {
  static let suffix = ".txt"
  /// The folder within which no link is followed; nil for a file whose path the user has given.
  private let folder: String?
  private let name: String

  /// A file whose path the user has given.
  package init(path: String) { (folder, name) = (nil, path) }

  /// A file of a folder.
  ///
  /// - Parameter name: The path of the file within the folder.
  init(_ name: String, in folder: String) { (self.folder, self.name) = (folder, name) }

  var path: String { folder.map { "\($0)/\(name)" } ?? name }

  /// The content of a file.
  enum Content {
    case text(GoldenText)
    case none
    case unreadable(reason: String)
  }

  func read() -> Content {
    do throws(RegularFile.Failure) {
      // CRLF counts as LF, because a checkout may have changed the line ends.
      let text = String(decoding: try bytes(), as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      return .text(GoldenText(text: text))
    } catch {
      return error == .system(ENOENT) ? .none : .unreadable(reason: "\(error)")
    }
  }

  /// Returns the content of the file.
  func bytes() throws(RegularFile.Failure) -> [UInt8] {
    guard let folder else { return try RegularFile.bytes(of: name) }
    return try RegularFile(name, within: folder).bytes()
  }

  /// Removes the file, unless it is reached through a link.
  func remove() {
    if !hasLink { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Whether the file, or a folder between the goldens' folder and the file, is a link.
  private var hasLink: Bool {
    guard let folder else { return false }
    var place = folder
    return name.split(separator: "/").contains { part in
      place += "/" + part
      var status = stat()
      return lstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }

  /// Writes the file completely or not at all.
  ///
  /// - Parameter old: How the replaced golden differed from the text; nil if there was no golden.
  func write(_ text: String, replacing old: String? = nil) -> GoldenOutcome {
    write(Data(text.utf8), replacing: old)
  }

  /// Writes the file completely or not at all.
  func write(_ data: Data, replacing old: String? = nil) -> GoldenOutcome {
    if let reason = problem(writing: [UInt8](data)) { return .failed(reason: reason) }
    return .recorded(replacing: old)
  }

  /// Writes the file completely or not at all, with the folders around it.
  ///
  /// - Returns: Why the file could not be written; nil if it was written.
  package func problem(writing bytes: [UInt8]) -> String? {
    func problem(_ number: Int32) -> String {
      "\(path.spelt) cannot be written: \(String(cString: strerror(number)))"
    }
    let folder = OutputDraft.folder(of: path)
    guard !hasLink else { return "\(path.spelt) is a link, or is reached through one, which is not followed" }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return "\(folder.spelt) cannot be created: \(error.localizedDescription.spelt)"
    }
    guard let place = OutputDraft.place(of: path) else {
      if access(folder, W_OK | X_OK) != 0 { return problem(errno) }
      return "\(path.spelt) is not a file that can be replaced"
    }
    do throws(OutputDraft.Failure) {
      let draft = try OutputDraft(for: place, waits: true)
      guard draft.write(bytes), draft.takePlace() else { return problem(errno) }
      return nil
    } catch {
      guard case .system(let number) = error else { return "\(path.spelt): another run is writing it" }
      return problem(number)
    }
  }
}
