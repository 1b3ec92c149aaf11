import LayoutDrawing
import Synchronization
import TextShaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The content of a folder's picture files, each of which is read once, as long as they fit into the memory.
package final class PictureFiles: Sendable {
  /// The maximum memory of the files, in bytes: eight of the largest.
  private static let limit = 8 * PictureFolder.largestFile
  /// The maximum number of problems.
  private static let mostProblems = 1_000

  private struct State {
    var known = BoundedValues<String, (file: RegularFile.Identity, picture: Picture?)>(limit: limit)
    var problems: [(file: String, problem: PictureProblem)] = []
    var namesOfProblems: Set<String> = []
    var readCount = 0

    mutating func note(_ problem: PictureProblem, of name: String) {
      guard problems.count < mostProblems, namesOfProblems.insert(name).inserted else { return }
      problems.append((name, problem))
    }
  }

  private let folder: String
  private let state = Mutex(State())

  init(folder: String) { self.folder = folder }

  /// Why files are not drawn, in the order in which they were needed.
  var problems: [(file: String, problem: PictureProblem)] { state.withLock(\.problems) }

  /// The number of times that a file was read.
  package var readCount: Int { state.withLock(\.readCount) }

  func note(_ problem: PictureProblem, of name: String) { state.withLock { $0.note(problem, of: name) } }

  /// Returns the picture in a file; nil if there is no such file, or if it is not drawn, which is noted as a
  /// problem.
  func picture(in name: String) -> Picture? {
    let file: RegularFile
    do throws(RegularFile.Failure) {
      file = try RegularFile(name, within: folder)
    } catch {
      if error != .system(ENOENT), error != .system(ENAMETOOLONG) {
        note(PictureProblem("\(error)"), of: name)
      }
      return nil
    }
    return state.withLock { state in
      if let known = state.known.value(for: name), known.file == file.identity { return known.picture }
      state.readCount += 1
      let (picture, problem) = Self.read(file)
      if let problem { state.note(problem, of: name) }
      state.known.set((file.identity, picture), for: name, cost: 1_024 + (picture?.bytes.count ?? 0))
      return picture
    }
  }

  private static func read(_ file: RegularFile) -> (Picture?, PictureProblem?) {
    do throws(RegularFile.Failure) {
      let bytes = try file.bytes(limit: PictureFolder.largestFile)
      let picture = Picture(bytes)
      return (picture, picture == nil ? PictureProblem(format: bytes) : nil)
    } catch {
      let reason =
        error == .tooLarge
        ? "it is larger than \(PictureFolder.largestFile / 1_000_000) MB" : "\(error)"
      return (nil, PictureProblem(reason))
    }
  }
}
