import Foundation
import Synchronization
import TextLayout

/// A folder of golden files: recorded layouts with which later layouts are compared.
///
/// ```swift
/// import BubbleLayout
/// import LayoutGoldens
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let messages = [Message(id: 1, sender: "ann", text: "Hello"), Message(id: 2, sender: "bob", text: "Hi")]
/// let rows = engine.rows(for: messages, style: .balloon, width: 320)
///
/// let goldens = try Goldens(directory: "Goldens")
/// let outcome = goldens.check(GoldenText(rows), named: "greeting")
/// print(outcome)                        // equal, or what moved, or how to record a golden that is missing
/// ```
///
/// It works with any test framework. In a throwing test of Swift Testing or XCTest, call
/// `try goldens.verify(GoldenText(rows), named: "greeting")`. The error that it throws says what changed.
///
/// Nothing is written into the folder unless you ask for it with `BUBBLE_GOLDENS=record-missing`,
/// `record-failed` or `record-all` in the environment, or with `mode`. If the variable `CI` is set (and not
/// `false` or `0`), nothing is ever recorded, so no run can create its own references. If a layout differs
/// from its golden, both and their differences are written to the artefacts folder: `NAME.actual.txt`,
/// `NAME.expected.txt`, `NAME.diff.txt` and `summary.jsonl`.
public final class Goldens: Sendable {
  /// The path of the folder with the golden files.
  public let directory: String
  /// The path of the folder where failures leave their files.
  public let artefacts: String
  /// What happens to goldens that are missing or differ.
  public let mode: GoldenMode
  /// Whether goldens may be recorded that show boxes for characters without a glyph.
  public let allowsMissingGlyphs: Bool
  /// Whether a recording mode was requested, but `CI` is set, so that nothing is recorded.
  public let isRecordingForbidden: Bool
  private let outcomes = Mutex<[String: GoldenOutcome]>([:])
  let unwrittenFiles = Mutex<[String]>([])

  /// The environment variable that names the artefacts folder.
  public static let artefactsVariable = "BUBBLE_GOLDENS_ARTEFACTS"

  /// Opens a folder of goldens; it need not exist yet.
  ///
  /// - Parameters:
  ///   - directory: The path of the folder with the golden files.
  ///   - mode: What happens to goldens that are missing or differ; nil to take the mode from the environment
  ///     variable.
  ///   - artefacts: The path of the folder where failures leave their files; nil for the folder that the
  ///     environment variable names, or else a temporary folder.
  ///   - allowsMissingGlyphs: Whether goldens may be recorded that show boxes for characters without a glyph.
  ///     Otherwise such a layout fails, unless its golden contains the boxes already.
  ///   - environment: The environment variables of the process.
  /// - Throws: `GoldenError.unknownMode` for a mode in the environment that does not exist.
  public init(
    directory: String, mode: GoldenMode? = nil, artefacts: String? = nil, allowsMissingGlyphs: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GoldenError) {
    var wanted = mode
    if wanted == nil, let name = environment[GoldenMode.variable], !name.isEmpty {
      guard let known = GoldenMode(rawValue: name) else { throw .unknownMode(name) }
      wanted = known
    }
    let isCI = !["", "false", "0"].contains(environment["CI"]?.lowercased() ?? "")
    self.directory = directory
    self.allowsMissingGlyphs = allowsMissingGlyphs
    self.artefacts =
      artefacts ?? environment[Self.artefactsVariable]
      ?? NSTemporaryDirectory() + "/bubble-goldens/" + Self.folderName(of: directory)
    self.mode = isCI ? .verify : wanted ?? .verify
    isRecordingForbidden = isCI && (wanted ?? .verify) != .verify
  }

  /// Compares a layout with its golden, or records it.
  ///
  /// It writes the files of a failure, but neither the summary nor the report. Write those once, at the end
  /// of a run, with `leaveSummary` and `leaveReport`.
  ///
  /// - Parameters:
  ///   - actual: The layout.
  ///   - name: The golden's name; slashes in it separate folders.
  ///   - tolerance: Which differences count as equal, and which items are not compared.
  public func check(
    _ actual: GoldenText, named name: String, tolerance: GoldenTolerance = .exact
  ) -> GoldenOutcome {
    guard Self.isUsable(name) else {
      return .failed(reason: "'\(name)' cannot be the name of a file")
    }
    let expected = file(of: name).read()
    var outcome = Self.outcome(expected, actual, tolerance: tolerance)
    if let missing = actual.missingGlyphs, !mayShowBoxes(expected) {
      // A golden is a layout that somebody has accepted. A layout with boxes is probably a mistake.
      outcome = .failed(
        reason: "characters have no glyph in any font (\(missing)); record with allowsMissingGlyphs "
          + "(--allow-missing-glyphs) if this is intended")
    } else if isRecorded(outcome) {
      let old: String? =
        switch outcome {
        case .missing, .equal: nil
        case .different, .incomparable, .failed, .recorded: outcome.change
        }
      outcome = record(Data(actual.text.utf8), at: file(of: name), replacing: old)
    }
    keep(outcome, of: name)
    if outcome.isSuccess {
      removeArtefacts(name)
    } else {
      leaveArtefacts(name, outcome, expected: expected, actual: actual)
    }
    return outcome
  }

  /// Stores an outcome for the summary and the report.
  func keep(_ outcome: GoldenOutcome, of name: String) { outcomes.withLock { $0[name] = outcome } }

  /// Compares a layout with its golden, or records it; see `check`.
  ///
  /// - Throws: `GoldenError.notEqual`, whose description says what changed and where the files are.
  public func verify(
    _ actual: GoldenText, named name: String, tolerance: GoldenTolerance = .exact
  ) throws(GoldenError) {
    let outcome = check(actual, named: name, tolerance: tolerance)
    guard !outcome.isSuccess else { return }
    leaveSummary()
    var notes = ["files: \(artefacts)"]
    if isRecordingForbidden { notes.append("nothing was recorded, because CI is set") }
    throw .notEqual(name: name, outcome: outcome, notes: notes)
  }

  /// The outcomes so far, by golden.
  public var results: [String: GoldenOutcome] { outcomes.withLock { $0 } }

  /// Returns the names of the goldens in the folder that no check used, in ascending order. Call it when all
  /// tests have run.
  ///
  /// Pictures are included if any were compared.
  public func obsolete() -> [String] {
    let claimed = results
    let comparesPictures = claimed.keys.contains { $0.hasSuffix(Self.pictureSuffix) }
    return present().filter { claimed[$0] == nil && (comparesPictures || !$0.hasSuffix(Self.pictureSuffix)) }
  }

  /// Returns how much detail a golden in the folder has; nil if the golden does not exist.
  public func detail(of name: String) -> GoldenDetail? {
    guard Self.isUsable(name), case .text(let golden) = file(of: name).read() else {
      return nil
    }
    return golden.text.contains("\n      run ") ? .glyphs : .lines
  }

  /// Removes the goldens that no check used, unless the mode is `verify`.
  ///
  /// - Returns: The names of the removed goldens.
  ///
  /// - Parameter kept: The names of goldens that are kept, because others use them.
  public func removeObsolete(except kept: Set<String> = []) -> [String] {
    guard mode != .verify else { return [] }
    return obsolete().filter { !kept.contains($0) }.filter {
      (try? FileManager.default.removeItem(atPath: path(of: $0))) != nil
    }
  }

  /// Returns the names of the goldens in the folder, in ascending order; those of pictures end in `.png`.
  public func present() -> [String] {
    let files = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return files.compactMap { file in
      if file.hasSuffix(GoldenFile.suffix) { return String(file.dropLast(GoldenFile.suffix.count)) }
      return file.hasSuffix(Self.pictureSuffix) ? file : nil
    }.sorted()
  }

  /// One line for the end of a run: how many goldens were compared, how many exist, how many failed.
  public var summary: String {
    let results = results
    let failed = results.values.count { !$0.isSuccess }
    let obsolete = obsolete()
    return "goldens: \(results.count) compared, \(present().count) present, \(failed) not equal, "
      + "\(obsolete.count) obsolete" + (obsolete.isEmpty ? "" : " (\(obsolete.joined(separator: ", ")))")
  }

  /// Returns a unique name for the artefacts of a folder: the folder's name and a hash of its path.
  private static func folderName(of directory: String) -> String {
    let path = URL(fileURLWithPath: directory).standardizedFileURL.path
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return (path as NSString).lastPathComponent + "-" + String(hash, radix: 36)
  }

  /// Returns a golden's file.
  func file(of name: String) -> GoldenFile {
    GoldenFile(name + (name.hasSuffix(Self.pictureSuffix) ? "" : GoldenFile.suffix), in: directory)
  }

  /// Returns the path of a golden's file.
  func path(of name: String) -> String { file(of: name).path }

  func isRecorded(_ outcome: GoldenOutcome) -> Bool {
    switch mode {
    case .verify: false
    case .recordMissing: outcome == .missing
    case .recordFailed: !outcome.isSuccess
    case .recordAll: true
    }
  }

  /// Whether boxes for missing glyphs are allowed, because of the settings or because the golden contains
  /// some already.
  private func mayShowBoxes(_ expected: GoldenFile.Content) -> Bool {
    if allowsMissingGlyphs { return true }
    if case .text(let golden) = expected { return golden.showsMissingGlyphs }
    return false
  }

  static func isUsable(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}
