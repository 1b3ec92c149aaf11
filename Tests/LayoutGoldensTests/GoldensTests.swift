import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport
import Testing
import TextLayout

@Suite struct GoldensTests {
  private let folder: TemporaryFolder
  private let artefacts: TemporaryFolder
  private let layout = SampleLayout.text([SampleLayout.cell(height: 54)])
  private let other = SampleLayout.text([SampleLayout.cell(height: 71)])

  /// The folders do not exist until something is written to them.
  init() throws {
    (folder, artefacts) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [folder, artefacts] { try FileManager.default.removeItem(at: folder.url) }
  }

  private func goldens(_ environment: [String: String] = [:]) throws -> Goldens {
    try Goldens(directory: folder.path, artefacts: artefacts.path, environment: environment)
  }

  @Test func aMissingGoldenFailsAndIsNotWritten() throws {
    #expect(try goldens().check(layout, named: "chat") == .missing)
    #expect(folder.files.isEmpty)
    #expect(try artefacts.text(of: "chat.actual.txt") == layout.text)
    #expect(throws: GoldenError.self) { try goldens().verify(layout, named: "chat") }
  }

  @Test func aRecordedGoldenAgrees() throws {
    let recorder = try goldens(["BUBBLE_GOLDENS": "record-missing"])
    #expect(recorder.check(layout, named: "sub/chat") == .recorded(replacing: nil))
    #expect(folder.files == ["sub/chat.txt"])
    #expect(try folder.text(of: "sub/chat.txt") == layout.text)
    try goldens().verify(layout, named: "sub/chat")
    #expect(artefacts.files.isEmpty)
  }

  @Test func aDifferenceFailsWithItsArtefacts() throws {
    try folder.write(layout.text, to: "chat.txt")
    let checker = try goldens()
    let error = #expect(throws: GoldenError.self) { try checker.verify(other, named: "chat") }
    #expect(
      error?.description.hasPrefix(
        "golden 'chat': cell 0 \"m1\", bubble: height 27 → 44\n  as a result: cell height in 1 row\n") == true
    )
    #expect(try folder.text(of: "chat.txt") == layout.text)
    #expect(try artefacts.text(of: "chat.expected.txt") == layout.text)
    #expect(try artefacts.text(of: "chat.actual.txt") == other.text)
    #expect(try artefacts.text(of: "chat.diff.txt").contains("cell 0 \"m1\": height 54 → 71"))
    #expect(
      try artefacts.text(of: "summary.jsonl")
        == "{\"golden\":\"chat\",\"outcome\":\"different\",\"differences\":2,\"deviation\":17,"
        + #""causes":["cell 0 \"m1\", bubble: height 27 → 44"],"#
        + #""changes":["cell 0 \"m1\": height 54 → 71","cell 0 \"m1\", bubble: height 27 → 44"]}"# + "\n")
    #expect(checker.leaveReport() == artefacts.path + "/report.html")
    #expect(try artefacts.text(of: "report.html").contains("bubble: height 27 → 44"))
    #expect(checker.check(layout, named: "chat") == .equal(largestDeviation: 0))
    #expect(artefacts.files == ["report.html", "summary.jsonl"])
  }

  @Test func recordMissingLeavesDifferencesAlone() throws {
    try folder.write(layout.text, to: "chat.txt")
    let recorder = try goldens(["BUBBLE_GOLDENS": "record-missing"])
    #expect(!recorder.check(other, named: "chat").isSuccess)
    #expect(try folder.text(of: "chat.txt") == layout.text)
  }

  @Test func recordFailedWritesWhatDiffersOnly() throws {
    let damaged = "bubble-golden/1\n      x\n"
    try folder.write(layout.text, to: "different.txt")
    try folder.write(damaged, to: "damaged.txt")
    try folder.write(layout.text.replacing("\n", with: "\r\n"), to: "equal.txt")
    let recorder = try goldens(["BUBBLE_GOLDENS": "record-failed"])
    #expect(
      recorder.check(other, named: "different")
        == .recorded(replacing: #"cell 0 "m1", bubble: height 27 → 44"#))
    #expect(recorder.check(other, named: "damaged").word == "recorded")
    #expect(recorder.check(other, named: "missing") == .recorded(replacing: nil))
    #expect(recorder.check(layout, named: "equal") == .equal(largestDeviation: 0))
    #expect(try folder.text(of: "different.txt") == other.text)
    #expect(try folder.text(of: "damaged.txt") == other.text)
    #expect(try folder.text(of: "equal.txt").contains("\r\n"))
  }

  /// Who accepts by recording sees that there is more than one cause.
  @Test func recordingCountsTheOtherCauses() throws {
    let old = SampleLayout.text([SampleLayout.cell("m1"), SampleLayout.cell("m2", height: 70, y: 65)])
    let new = SampleLayout.text([
      SampleLayout.cell("m1", height: 82), SampleLayout.cell("m2", height: 95, y: 82),
    ])
    let outcome = new.compared(with: old)
    guard case .different(let explanation) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    try #require(explanation.causes.count == 2, "\(outcome)")
    try folder.write(old.text, to: "two.txt")
    let recorder = try goldens(["BUBBLE_GOLDENS": "record-failed"])
    #expect(
      recorder.check(new, named: "two") == .recorded(replacing: "\(outcome.headline); and 1 more cause"))
  }

  @Test func recordAllWritesEverything() throws {
    try folder.write("anything", to: "chat.txt")
    let recorder = try Goldens(directory: folder.path, mode: .recordAll, environment: [:])
    #expect(recorder.check(layout, named: "chat").word == "recorded")
    #expect(try folder.text(of: "chat.txt") == layout.text)
  }

  @Test(arguments: ["true", "1", "yes"])
  func nothingIsRecordedUnderCI(value: String) throws {
    for mode in ["record-missing", "record-failed", "record-all"] {
      let checker = try goldens(["BUBBLE_GOLDENS": mode, "CI": value])
      #expect(checker.mode == .verify)
      #expect(checker.check(layout, named: "chat") == .missing)
      let error = #expect(throws: GoldenError.self) { try checker.verify(layout, named: "chat") }
      #expect(error?.description.contains("CI") == true)
    }
    let asked = try Goldens(directory: folder.path, mode: .recordAll, environment: ["CI": value])
    #expect(asked.mode == .verify)
    #expect(folder.files.isEmpty)
  }

  @Test func ciSwitchedOffIsNoCI() throws {
    #expect(try goldens(["BUBBLE_GOLDENS": "record-all", "CI": "false"]).mode == .recordAll)
  }

  @Test func aMisspeltModeIsAnError() {
    #expect(throws: GoldenError.unknownMode("recrod")) { try goldens(["BUBBLE_GOLDENS": "recrod"]) }
  }

  @Test func obsoleteGoldensAreListed() throws {
    for name in ["a", "sub/b", "sub/c"] { try folder.write(layout.text, to: "\(name).txt") }
    let checker = try goldens()
    _ = checker.check(layout, named: "sub/b")
    _ = checker.check(layout, named: "new")
    #expect(checker.obsolete() == ["a", "sub/c"])
    #expect(checker.summary == "goldens: 2 compared, 3 present, 1 not equal, 2 obsolete (a, sub/c)")
  }

  @Test(arguments: ["", "../up", "a//b", "/etc/x", "a/../b", ".hidden", "nul\0"])
  func namesThatLeaveTheFolderAreRefused(name: String) throws {
    let recorder = try goldens(["BUBBLE_GOLDENS": "record-all"])
    #expect(recorder.check(layout, named: name).word == "failed")
    #expect(folder.files.isEmpty)
  }
}
