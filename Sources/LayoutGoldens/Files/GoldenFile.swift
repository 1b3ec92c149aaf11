import BubbleLayout
import Foundation
import LayoutFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A golden file on disk.
package struct GoldenFile {
  static let suffix = ".txt"
  let path: String

  package init(path: String) { self.path = path }

  /// The content of a file.
  enum Content {
    case text(GoldenText)
    case none
    case unreadable
  }

  func read() -> Content {
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    guard let data = FileManager.default.contents(atPath: path) else { return .unreadable }
    // CRLF counts as LF, because a checkout may have changed the line ends.
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    return .text(GoldenText(text: text))
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
