import Foundation
import Synchronization

extension Goldens {
  /// The files that could not be written so far, each with its path and the reason, in the order of the
  /// attempts. A golden that could not be written has also failed.
  package var unwritten: [String] { unwrittenFiles.withLock { $0 } }

  /// Writes a golden.
  ///
  /// - Parameter old: How the replaced golden differed; nil if there was none.
  func record(_ data: Data, at file: GoldenFile, replacing old: String?) -> GoldenOutcome {
    let outcome = file.write(data, replacing: old)
    if case .failed(let reason) = outcome { unwrittenFiles.withLock { $0.append(reason) } }
    return outcome
  }

  /// Writes a file into the artefacts folder. A file that cannot be written is noted and left out, because
  /// the failure that it describes matters more.
  ///
  /// - Parameter name: The path of the file within the folder.
  func leave(_ data: Data, at name: String) {
    _ = record(data, at: GoldenFile(name, in: artefacts), replacing: nil)
  }

  /// Writes a text into the artefacts folder.
  func leave(_ text: String, at name: String) { leave(Data(text.utf8), at: name) }
}
