import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests names in cards that are longer than a line, and the rows of cards in several scripts.
@Suite struct LongNameTests {
  private static let presets = ["clustered", "merged"]
  private static let names = [
    "Quarterly_Report_2026_final_version_2_really_final_to_share_with_everybody_on_Monday.pdf",
    "Mietvertrag Wohnung Prenzlauer Berg unterschrieben und eingescannt am Montag (2).docx",
    "会议记录最终版本会议记录最终版本会议记录最终版本会议记录最终版本.xlsx",
  ]

  private func cell(_ attachment: MessageAttachment, _ preset: String, width: Double, scale: Double = 1)
    throws
    -> Cell
  {
    var message = Message(id: 1, sender: "ann", text: "")
    message.attachments = [attachment]
    return try TestEngines.bundled.cell(
      for: message, style: .preset(preset), width: width, environment: LayoutEnvironment(fontScale: scale))
  }

  /// A name is broken only in a card as wide as it may become, and cut only after two lines, before its extension.
  @Test(arguments: presets, [0.8, 1, 1.6, 2.5])
  func aNameWidensItsCardAndThenBreaks(preset: String, scale: Double) throws {
    for name in Self.names {
      for width in [240.0, 300, 400, 600, 1_200] {
        let cell = try cell(.file(FileAttachment(name: name)), preset, width: width, scale: scale)
        let title = try #require(cell.labels(.title).first)
        let lines = title.block.lines
        #expect(lines.count <= 2)
        guard let last = lines.last, last.ending == .truncated else { continue }
        #expect(lines.count == 2, "\(name), \(width)")
        let hidden = try #require(last.hiddenRange)
        #expect(hidden.upperBound < name.utf16.count, "\(name), \(width)")
      }
    }
    let short = try cell(.file(FileAttachment(name: "a.pdf")), preset, width: 600)
    let long = try cell(.file(FileAttachment(name: Self.names[0])), preset, width: 600)
    #expect(try #require(long.bubble).frame.width > (try #require(short.bubble)).frame.width)
    #expect(try #require(long.labels(.title).first).frame.width > 244)
  }

  /// The names of contacts break between words.
  @Test(arguments: presets) func contactsBreakBetweenWords(preset: String) throws {
    let contact = ContactAttachment(name: "Maria del Carmen Fernández de la Vega y Sotomayor", detail: nil)
    let title = try #require(try cell(.contact(contact), preset, width: 460).labels(.title).first)
    #expect(title.block.lines.count == 2)
    #expect(!title.block.lines.contains { $0.ending == .emergency || $0.ending == .truncated })
  }

  /// In a mirrored card, both lines of a name begin beside its icon.
  @Test(arguments: presets) func linesAreMirrored(preset: String) throws {
    var message = Message(id: 1, sender: "ann", text: "")
    message.attachments = [
      .contact(ContactAttachment(name: "Maria del Carmen Fernández de la Vega y Sotomayor"))
    ]
    let cell = try TestEngines.bundled.cell(
      for: message, style: .preset(preset), width: 300,
      environment: LayoutEnvironment(direction: .rightToLeft))
    let title = try #require(cell.labels(.title).first)
    #expect(title.block.lines.count == 2 && title.alignment == .right)
    for line in title.block.lines {
      #expect(
        title.frame.minX + title.blockOrigin.x + line.frame.maxX >= title.frame.maxX - 1, "\(line.frame)")
    }
  }

  /// Cards with words in different scripts have the same height, and so have polls.
  @Test(arguments: presets, [1, 1.6]) func rowsHaveOnePitch(preset: String, scale: Double) throws {
    let words = ["Report", "تقرير", "تقرير Report", "报告", "รายงาน", "रिपोर्ट", "דוח"]
    var (cards, polls) = (Set<LayoutUnit>(), Set<LayoutUnit>())
    for word in words {
      let contact = try cell(
        .contact(ContactAttachment(name: word, detail: word)), preset, width: 600, scale: scale)
      cards.insert(try #require(contact.boxes(.contact).first).frame.height)
      let poll = try cell(
        .poll(PollAttachment(question: word, options: [word, "A"], votes: [2, 1])), preset, width: 600,
        scale: scale)
      polls.insert(try #require(poll.boxes(.poll).first).frame.height)
    }
    #expect(cards.count == 1 && polls.count == 1, "\(cards) \(polls)")
  }
}
