import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the third law: a transcript after any number of changes of any kind equals one that is laid out from
/// scratch. Its messages have all features; `TranscriptEditTests` tests the same with simple messages.
@Suite struct EditLawTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func editsEndInALayoutFromScratch(seed: UInt64) throws {
    let engine = try TestEngines.formulas
    var editor = try TranscriptEditor(seed: 1_000 + seed, most: 30, isRich: true)
    var transcript = Transcript(
      (0..<15).map { _ in editor.message() }, style: editor.styles[Int(seed) % editor.styles.count],
      width: 320,
      engine: engine, environment: Fixtures.me)
    // All seeds together make ten thousand edits in the full test.
    let edits = Laws.some(120, of: 2_500)
    for step in 1...edits {
      editor.change(&transcript)
      guard step % 15 == 0 || step == edits else { continue }
      let fresh = Transcript(
        transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
        environment: transcript.environment, options: transcript.options)
      let other = Laws.differences(transcript, fresh)
      try #require(other == [], "seed \(seed), step \(step), \(editor.last), \(transcript.style.name)")
      let rows = Laws.differencesFromRows(transcript)
      try #require(rows == [], "seed \(seed), step \(step), \(editor.last), \(transcript.style.name)")
      let glyphs = step % 60 == 0
      let isEqual = try dump(transcript, glyphs: glyphs) == dump(fresh, glyphs: glyphs)
      try #require(isEqual, "seed \(seed), step \(step), \(editor.last), \(transcript.style.name)")
    }
  }
}
