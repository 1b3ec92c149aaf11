import BubbleLayout
import LayoutGoldens
import TestSupport
import Testing
import TextLayout

@Suite struct GoldenTextTests {
  @Test func aCellIsWrittenItemByItem() {
    let text = SampleLayout.text([SampleLayout.cell()]).text
    #expect(
      text == """
        bubble-golden/1
        environment harfbuzz="6.0.0" unicode="17.0.0"
        font NotoSans-Bold sha256="aa"
        case width="320"
        colors
          page.fill light=#f4f5f8 dark=#16181d
          received.fill light=#ffffff dark=#2a2d35
          received.border light=#e1e1e2 dark=#43464d
        cell 0 id="m1" sender="you" side=left role=received frame=[0.000 0.000 320.000 65.000]
          bubble frame=[10.000 30.000 71.297 38.000] asset="orange" caps=[15.000 24.000 15.000 24.000] \
        resizing=stretch tail=left corners=[0.000 0.000 0.000 0.000] ground=received.fill ink=received.border
            patch 0 source=[0.000 0.000 24.000 15.000] destination=[10.000 30.000 24.000 15.000]
            patch 1 source=[24.000 0.000 1.000 15.000] destination=[34.000 30.000 23.297 15.000]
            patch 2 source=[25.000 0.000 24.000 15.000] destination=[57.297 30.000 24.000 15.000]
            patch 3 source=[0.000 15.000 24.000 1.000] destination=[10.000 45.000 24.000 8.000]
            patch 4 source=[24.000 15.000 1.000 1.000] destination=[34.000 45.000 23.297 8.000]
            patch 5 source=[25.000 15.000 24.000 1.000] destination=[57.297 45.000 24.000 8.000]
            patch 6 source=[0.000 16.000 24.000 15.000] destination=[10.000 53.000 24.000 15.000]
            patch 7 source=[24.000 16.000 1.000 15.000] destination=[34.000 53.000 23.297 15.000]
            patch 8 source=[25.000 16.000 24.000 15.000] destination=[57.297 53.000 24.000 15.000]

        """)
  }

  @Test func everySixtyFourthSurvivesThreeDecimals() {
    for units in -200...200 {
      let unit = LayoutUnit(rawValue: units)
      let next = LayoutUnit(rawValue: units + 1)
      let outcome = SampleLayout.text([SampleLayout.cell(height: next)])
        .compared(with: SampleLayout.text([SampleLayout.cell(height: unit)]))
      guard case .different(let explanation) = outcome else {
        Issue.record("\(unit) and \(next) are written alike")
        continue
      }
      #expect(explanation.differences.first?.description == "cell 0 \"m1\": height \(unit) → \(next)")
    }
  }

  @Test func whatCannotBeSeenIsEscaped() {
    let text = SampleLayout.text([SampleLayout.cell("a\"\\\n\u{202E}\u{A0}\u{3000}é👩‍👧")]).text
    #expect(text.contains(#"cell 0 id="a\"\\\n\u{202E}\u{A0}\u{3000}é👩‍👧" sender"#))
  }

  @Test func everyKindOfRowIsWritten() throws {
    let engine = try TestEngines.bundled
    let messages = [
      Message(
        id: 7, sender: "ann", timestamp: Timestamp(milliseconds: 1_315_856_061_000),
        text: "see https://example.org")
    ]
    let options = TranscriptOptions(
      dates: SeparatorStyle(), unread: UnreadLine(before: 7, text: "New"), typing: TypingRow())
    let rows = engine.rows(for: messages, style: .clustered, width: 320, options: options)
    let lines = GoldenText(rows).text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("separator 0 kind=date before=7 frame=[0.000 0.000 320.000 ") })
    #expect(lines.contains { $0.hasPrefix("separator 1 kind=unread before=7 frame=[") })
    #expect(lines.contains { $0.hasPrefix("  label text=\"New\" frame=[") })
    #expect(lines.contains { $0.hasPrefix("cell 0 id=7 sender=\"ann\" side=left role=received frame=[") })
    #expect(lines.contains("    detected 0 kind=link range=[4 23] ink=received.link"))
    #expect(lines.last?.hasPrefix("typing frame=[0.000 ") == true)
  }

  /// What is written of any message can be read again, so that a change of it is explained.
  @Test(arguments: ["merged", "clustered", "balloon"]) func everyMessageIsReadAgain(preset: String) throws {
    let engine = try TestEngines.bundled
    var random = RichMessages(seed: 11)
    for message in random.conversation(60) {
      for isGrowing in [false, true] {
        var message = message
        message.isStreaming = isGrowing
        let golden = try [320.0, 250].map { width in
          SampleLayout.text([engine.cell(for: message, style: try .preset(preset), width: width)])
        }
        let outcome = golden[0].compared(with: golden[1])
        if case .failed(let reason) = outcome { Issue.record("\(message): \(reason)") }
      }
    }
  }
}
