import BubbleLayout
import Foundation
import LayoutGoldens
import Synchronization
import Testing

/// The goldens that the tests of this process use, and the report at the end of the process.
///
/// It is the only global state: tests run independently, and only the process knows when the last one has
/// finished.
final class GoldenSession: Sendable {
  static let shared = GoldenSession()

  private struct State {
    var folders: [FolderKey: Goldens] = [:]
    /// The layouts that were compared with goldens, by the paths of the goldens.
    var layouts: [String: GoldenText] = [:]
    /// The tests that have run, as `File/test`, by the folders of their goldens.
    var tests: [String: Set<String>] = [:]
    /// The folders of the packages whose tests run.
    var roots: Set<String> = []
    var recorder = InlineRecorder()
    var isWatchingTheEnd = false
    var isXCTest = false
  }

  private struct FolderKey: Hashable {
    let directory: String
    let mode: GoldenMode?
  }

  private let state = Mutex(State())

  /// Compares a layout with the golden in a file, and reports a failure at the caller's line.
  func check(
    _ text: GoldenText, named name: String?, tolerance: GoldenTolerance?, mode: GoldenMode?,
    at caller: GoldenCaller
  ) -> GoldenOutcome {
    let scope = GoldenScope.current
    let golden = caller.name(name)
    let goldens: Goldens
    do {
      goldens = try folder(scope.folder ?? "Goldens", mode: mode ?? scope.mode, at: caller)
    } catch {
      caller.fail("golden '\(golden)': \(error)")
      return .failed(reason: "\(error)")
    }
    let isTwice = state.withLock { state in
      state.tests[goldens.directory, default: []].insert(caller.name(nil))
      let other = state.layouts.updateValue(text, forKey: "\(goldens.directory)/\(golden)")
      return other != nil && other != text
    }
    guard !isTwice else {
      let reason =
        "two layouts of this test would have the same golden; give each a name: assertGolden(…, named: \"…\")"
      caller.fail("golden '\(golden)': \(reason)")
      return .failed(reason: reason)
    }
    let outcome = goldens.check(text, named: golden, tolerance: tolerance ?? scope.tolerance ?? .exact)
    if case .recorded(let old) = outcome {
      Self.say("recorded \(golden)\(old.map { ", which differed: \($0)" } ?? "")")
    } else if !outcome.isSuccess {
      report(outcome, golden, goldens, at: caller)
    }
    return outcome
  }

  private func report(_ outcome: GoldenOutcome, _ name: String, _ goldens: Goldens, at caller: GoldenCaller) {
    var notes = ["files: \(goldens.artefacts)/\(name).…"]
    if goldens.isRecordingForbidden { notes.append("nothing was recorded, because CI is set") }
    if outcome.word == "different" || outcome.word == "incomparable" {
      notes.append("to accept: \(GoldenMode.variable)=record-failed swift test --filter \(caller.test)")
    }
    caller.fail("\(GoldenError.notEqual(name: name, outcome: outcome, notes: notes))")
    caller.attach(goldens.page(of: name), named: name.replacingOccurrences(of: "/", with: "-") + ".html")
  }

  /// Compares a layout with a golden in the source code of a test.
  func check(
    _ text: GoldenText, inline golden: String, tolerance: GoldenTolerance?, mode: GoldenMode?,
    at caller: GoldenCaller
  ) -> GoldenOutcome {
    let scope = GoldenScope.current
    let name = "\(caller.name(nil)), line \(caller.line)"
    do {
      let goldens = try folder(scope.folder ?? "Goldens", mode: mode ?? scope.mode, at: caller)
      var outcome = GoldenOutcome.missing
      if !golden.isEmpty {
        outcome = try InlineGolden(golden).outcome(text, tolerance: tolerance ?? scope.tolerance ?? .exact)
      }
      let records =
        switch goldens.mode {
        case .verify: false
        case .recordMissing: outcome == .missing
        case .recordFailed: !outcome.isSuccess
        case .recordAll: true
        }
      if records {
        let old = outcome == .missing || outcome.isSuccess ? nil : outcome.change
        try state.withLock { try $0.recorder.record(InlineGolden.recorded(text), at: caller) }
        Self.say("recorded \(name)\(old.map { ", which differed: \($0)" } ?? "")")
        outcome = .recorded(replacing: old)
      }
      if !outcome.isSuccess {
        let notes = goldens.isRecordingForbidden ? ["nothing was recorded, because CI is set"] : []
        caller.fail("\(GoldenError.notEqual(name: name, outcome: outcome, notes: notes))")
      }
      return outcome
    } catch {
      caller.fail("golden '\(name)': \(error)")
      return .failed(reason: "\(error)")
    }
  }

  // MARK: Folders

  private func folder(_ name: String, mode: GoldenMode?, at caller: GoldenCaller) throws -> Goldens {
    let directory = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: caller.folder + "/"))
      .standardizedFileURL.path
    let isXCTest = Test.current == nil
    return try state.withLock { state in
      if !state.isWatchingTheEnd {
        state.isWatchingTheEnd = true
        state.isXCTest = isXCTest
        ProcessEnd.watch()
      }
      let key = FolderKey(directory: directory, mode: mode)
      if let known = state.folders[key] { return known }
      let root = Self.packageRoot(of: caller.folder)
      state.roots.insert(root)
      let environment = ProcessInfo.processInfo.environment
      let base = environment[Goldens.artefactsVariable] ?? root + "/.build/bubble-goldens"
      let inner = directory.hasPrefix(root + "/") ? String(directory.dropFirst(root.count + 1)) : directory
      let goldens = try Goldens(
        directory: directory, mode: mode,
        artefacts: base + "/" + inner.replacingOccurrences(of: "/", with: "-"), environment: environment)
      state.folders[key] = goldens
      return goldens
    }
  }

  /// Returns the folder of the package that contains a folder; the folder itself if there is no package.
  private static func packageRoot(of folder: String) -> String {
    var root = folder
    while root.count > 1 {
      if FileManager.default.fileExists(atPath: root + "/Package.swift") { return root }
      root = (root as NSString).deletingLastPathComponent
    }
    return folder
  }

  // MARK: The end

  /// Writes the report, and lists obsolete goldens, once all tests have run.
  ///
  /// - Returns: False if a golden is obsolete.
  func end() -> Bool {
    let (folders, tests, roots, isXCTest) = state.withLock {
      (Array($0.folders.values), $0.tests, $0.roots, $0.isXCTest)
    }
    // A folder that is used in two modes is listed once.
    var obsolete: [String: [String]] = [:]
    var present: [(goldens: Goldens, obsolete: [String])] = []
    for (directory, group) in Dictionary(grouping: folders, by: \.directory).sorted(by: { $0.key < $1.key }) {
      let claimed = group.reduce(into: Set<String>()) { $0.formUnion($1.results.keys) }
      obsolete[directory] = ObsoleteGoldens.names(
        in: group[0].present(), claimed: claimed, tests: tests[directory] ?? [], sources: directory)
      for (index, goldens) in group.enumerated() {
        let names = index == 0 ? obsolete[directory] ?? [] : []
        present.append((goldens, names))
        if goldens.results.values.contains(where: { !$0.isSuccess }) || !names.isEmpty {
          goldens.leaveSummary(obsolete: names)
        }
      }
    }
    finish(GoldenReport(present), root: roots.min() ?? "", isXCTest: isXCTest)
    let names = obsolete.flatMap { directory, names in names.map { "\(directory)/\($0).txt" } }.sorted()
    guard !names.isEmpty else { return true }
    Self.say("obsolete, because no test uses \(names.count == 1 ? "it" : "them") any more; to remove:")
    for name in names { Self.say("  rm '\(name)'") }
    return false
  }

  private func finish(_ report: GoldenReport, root: String, isXCTest: Bool) {
    let base =
      ProcessInfo.processInfo.environment[Goldens.artefactsVariable] ?? root + "/.build/bubble-goldens"
    let path = base + (isXCTest ? "/report-xctest.html" : "/report.html")
    guard !report.isSuccess else {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    _ = GoldenFile(path: path).problem(writing: [UInt8](report.html.utf8))
    let counts = GoldenReport.words.filter { report.count($0) > 0 }.map { "\(report.count($0)) \($0)" }
    Self.say("\(counts.joined(separator: ", ")); report: \(path)")
    guard ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" else { return }
    print(report.annotations.joined(separator: "\n"))
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("goldens: \(line.spelt)\n".utf8))
  }
}
