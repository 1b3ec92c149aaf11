import BubbleLayout
import LayoutGoldens
import TestSupport
import Testing

/// Tests that a layout with boxes for missing characters fails, unless its golden contains them.
@Suite struct MissingGlyphGoldenTests {
  private let folder: TemporaryFolder
  private let artefacts: TemporaryFolder

  init() throws { (folder, artefacts) = (try TemporaryFolder(), try TemporaryFolder()) }

  private func goldens(_ mode: GoldenMode, allowing: Bool = false) throws -> Goldens {
    try Goldens(
      directory: folder.path, mode: mode, artefacts: artefacts.path, allowsMissingGlyphs: allowing,
      environment: [:])
  }

  private func layout(_ texts: String...) throws -> GoldenText {
    let messages = texts.enumerated().map {
      Message(id: .integer($0.offset), sender: "ann", text: $0.element)
    }
    return GoldenText(try TestEngines.bundled.rows(for: messages, style: .balloon, width: 320))
  }

  @Test func theTextSaysWhatIsMissing() throws {
    let text = try layout("\u{17000}a\u{17000}", "plain", "\u{1D800}")
    #expect(text.showsMissingGlyphs)
    #expect(text.text.contains("\nmissing characters=\"3\" codePoints=\"U+17000 U+1D800\"\n"))
    #expect(text.text.contains(" missing=[U+17000 U+17000]\n"))
    #expect(try !layout("missing characters=1", "\nmissing ").showsMissingGlyphs)
  }

  @Test(arguments: [GoldenMode.recordMissing, .recordFailed, .recordAll]) func boxesAreNotRecorded(
    mode: GoldenMode
  )
    throws
  {
    let outcome = try goldens(mode).check(layout("\u{17000}"), named: "chat")
    #expect(outcome.word == "failed" && !outcome.isSuccess)
    #expect(outcome.description.contains("U+17000"))
    #expect(folder.files.isEmpty)
    #expect(artefacts.files.contains("chat.actual.txt"))
  }

  @Test func aGoldenThatSaysSoAgrees() throws {
    let text = try layout("\u{17000}")
    #expect(try goldens(.recordMissing, allowing: true).check(text, named: "chat").word == "recorded")
    #expect(try goldens(.verify).check(text, named: "chat") == .equal(largestDeviation: 0))
    // Other boxes are an ordinary difference, which can be recorded.
    let other = try layout("\u{17001}")
    #expect(try goldens(.verify).check(other, named: "chat").word == "different")
    #expect(try goldens(.recordFailed).check(other, named: "chat").word == "recorded")
  }

  @Test func boxesThatCameUpFail() throws {
    #expect(try goldens(.recordMissing).check(layout("a"), named: "chat").word == "recorded")
    #expect(try goldens(.recordFailed).check(layout("\u{17000}"), named: "chat").word == "failed")
    #expect(try goldens(.recordFailed).check(layout("a"), named: "chat").isSuccess)
  }
}
