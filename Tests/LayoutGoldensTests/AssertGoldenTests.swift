import BubbleLayout
import Foundation
import GoldenTesting
import LayoutGoldens
import Synchronization
import TestSupport
import Testing
import TextLayout

/// Tests the assertion as other tests use it. Its goldens are in `Goldens`, so that real files are tested
/// too.
@Suite struct AssertGoldenTests {
  /// Returns two rows with a fixed shaper version, so that the goldens are valid with any version.
  private func layout(_ height: LayoutUnit = 54) -> GoldenText {
    SampleLayout.text([SampleLayout.cell("a", height: 54), SampleLayout.cell("b", height: height, y: 54)])
  }

  /// Returns the failures that a closure reports, with their lines.
  private func failures(_ body: () -> Void) -> [(text: String, line: Int)] {
    let failures = Failures()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let failure = (issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line ?? 0)
      failures.found.withLock { $0.append(failure) }
      return true
    }
    return failures.found.withLock { $0 }
  }

  private final class Failures: Sendable {
    let found = Mutex<[(text: String, line: Int)]>([])
  }

  @Test func aLayoutAgreesWithItsGolden() {
    #expect(assertGolden(layout()).isSuccess)
    #expect(
      assertGolden(SampleLayout.text([SampleLayout.cell("a", height: 54)]), named: "one cell").isSuccess)
  }

  @Test func aDifferenceIsReportedAtTheCallersLine() {
    var line = 0
    let found = failures {
      line = #line + 1
      assertGolden(layout(70), mode: .verify)
    }
    #expect(found.count == 1 && found.first?.line == line)
    let text = (found.first?.text ?? "").split(separator: "\n")
    #expect(
      text.first
        == #"golden 'AssertGoldenTests/aDifferenceIsReportedAtTheCallersLine': cell 1 "b", bubble: height 27 → 43"#
    )
    #expect(text.count <= 15)
    #expect(text.contains { $0.hasPrefix("  files: ") && $0.contains("/Tests-LayoutGoldensTests-Goldens/") })
  }

  @Test func aMissingGoldenFails() {
    let found = failures { assertGolden(layout(), named: "never", mode: .verify) }
    #expect(
      found.first?.text.contains("there is no golden; record it with BUBBLE_GOLDENS=record-missing") == true)
  }

  @Test func twoLayoutsCannotHaveTheSameGolden() {
    let found = failures {
      assertGolden(layout(), named: "twice", mode: .verify)
      assertGolden(layout(60), named: "twice", mode: .verify)
    }
    #expect(found.count == 2 && found.last?.text.contains("give each a name") == true)
  }

  @Test(.goldens(tolerance: 20)) func aTraitGivesTheTolerance() {
    #expect(assertGolden(layout(70)) == .equal(largestDeviation: 16))
    let found = failures { assertGolden(layout(70), tolerance: 15, mode: .verify) }
    #expect(found.count == 1)
  }

  @Test func aGoldenInTheSourceSaysOnlyWhatMatters() {
    assertGolden(
      layout(),
      inline: """
        cell 0 id="a" frame=[0 0 320 54]
          bubble frame=[10 30 71.297 27] tail=left
        cell 1 id="b"
        """)
    let found = failures {
      assertGolden(layout(), inline: "cell 0 id=\"a\" frame=[0 0 320 55]\ncell 1 id=\"b\"", mode: .verify)
      assertGolden(layout(), inline: "cell 0 id=\"a\"", mode: .verify)
      assertGolden(layout(), inline: "", mode: .verify)
      assertGolden(layout(), inline: "cell 0 0 0", mode: .verify)
    }
    #expect(found.count == 4)
    #expect(found[0].text.contains(#"cell 0 "a": height 55 → 54"#))
    #expect(found[1].text.contains(#"+1 cell: "b""#))
    #expect(found[2].text.contains("there is no golden"))
    #expect(found[3].text.contains("line 1 of the golden"))
  }

  @Test func paragraphsComposersAndTranscriptsHaveGoldens() throws {
    let engine = try TestEngines.square
    let block = engine.paragraph("one two three", font: .system(10)).layout(width: 60)
    let paragraph = try TextBlock.goldenStrategy.text(block).text
    #expect(paragraph.contains("\nparagraph size=[") && paragraph.contains("\n  line 1 range="))
    #expect(paragraph.contains("\nfont "))
    let composer = try ComposerLayout.goldenStrategy.text(
      Composer("one two", engine: engine).layout(width: 60))
    #expect(composer.text.contains("\ncomposer size=[60.000 "))
    let transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "one two")], style: .merged, width: 200, engine: engine)
    let golden = try Transcript.goldenStrategy.text(transcript).text
    #expect(
      golden.contains("\ncase style=\"merged\" width=\"200.0\" direction=\"ltr\" fontScale=\"1.0\" me=\"\""))
    #expect(golden.contains("\ncell 0 id=1 sender=\"ann\""))
    let cell = try #require(transcript.cell(withID: 1))
    #expect(try Cell.goldenStrategy.text(cell).text.contains("\ncell 0 id=1 sender=\"ann\""))
  }

  @Test func strategiesAreValues() {
    struct Board { var columns: [Int] }
    let strategy = GoldenStrategy<Board> { board in
      GoldenText(
        items: board.columns.enumerated().map { index, width in
          GoldenItem(
            "column", key: "\(index)",
            fields: [
              (
                "frame", .frame(Rect(x: LayoutUnit(index * 100), y: 0, width: LayoutUnit(width), height: 300))
              ),
              ("title", .text("Column \(index)")), ("hidden", .flag(width == 0)), ("gap", .length(1.5)),
            ], items: [GoldenItem("count", fields: [("value", .integer(width))])])
        })
    }
    assertGolden(Board(columns: [80, 0]), as: strategy)
    let found = failures {
      assertGolden(Board(columns: [80, 20]), as: strategy, named: "wider", mode: .verify)
    }
    #expect(found.first?.text.contains("column 1: hidden true → false") == true)
    assertGolden([80, 0], as: strategy.pullback { Board(columns: $0) })
  }

  // MARK: Recording and cleaning up

  @Test func aGoldenIsWrittenIntoTheSource() {
    let source = """
      @Test func one() {
        assertGolden(rows, inline: "")
      }
      @Test func two() {
        assertGolden(
          rows, tolerance: 1,
          inline: #\"""
            cell 0
            \"""#)
      }

      """
    let edited = InlineRecorder.source(source, with: "cell 0 id=\"a\"\n  bubble", line: 2)
    #expect(
      edited == """
        @Test func one() {
          assertGolden(rows, inline: #\"""
            cell 0 id="a"
              bubble
            \"""#)
        }
        @Test func two() {
          assertGolden(
            rows, tolerance: 1,
            inline: #\"""
              cell 0
              \"""#)
        }

        """)
    let second = InlineRecorder.source(source, with: "cell 1", line: 5)
    #expect(second == source.replacing("      cell 0\n", with: "      cell 1\n"))
    #expect(InlineRecorder.source(source, with: "cell 1", line: 30) == nil)
  }

  @Test func goldensOfTestsThatAreGoneAreObsolete() throws {
    let folder = try TemporaryFolder()
    try folder.write("@Test func here() {}\n@Test func hereToo() {}\n", to: "ChatTests.swift")
    let names = ObsoleteGoldens.names(
      in: [
        "ChatTests/here", "ChatTests/here.320", "ChatTests/hereToo.1", "ChatTests/gone", "ChatTests/her",
        "OldTests/test", "single",
      ], claimed: ["ChatTests/here.320"], tests: ["ChatTests/here"], sources: folder.path + "/Goldens")
    // The goldens of `hereToo` are kept, because it did not run. `single` does not belong to a test.
    #expect(names == ["ChatTests/here", "ChatTests/gone", "ChatTests/her", "OldTests/test"])
  }
}
