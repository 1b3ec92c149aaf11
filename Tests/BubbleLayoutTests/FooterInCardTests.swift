import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the time in the last row of cards, and its distance from tables, code and bars.
@Suite struct FooterInCardTests {
  private static let sound = VoiceAttachment(duration: 42, samples: [1, 5, 9, 3, 7, 8, 2, 4])
  private static let cards: [MessageAttachment] = [
    .voice(sound), .file(FileAttachment(name: "a.txt", byteCount: 7)),
    .file(FileAttachment(name: "Report.pdf", byteCount: 18_400_000)), .file(FileAttachment(name: "x")),
    .contact(ContactAttachment(name: "Ann", detail: "+49 30 123456")),
    .contact(ContactAttachment(name: "يوسف")),
    .location(LocationAttachment(name: "Brandenburger Tor", latitude: 52.5, longitude: 13.4)),
    .location(LocationAttachment(latitude: 52.5, longitude: 13.4)), .call(CallAttachment(duration: 63)),
    .call(CallAttachment(isVideo: true, isMissed: true)),
    .poll(PollAttachment(question: "Tea?", options: ["Yes", "No"], votes: [4, 1])),
  ]

  private func message(
    _ attachment: MessageAttachment, isEdited: Bool = false, id: MessageID = 1
  ) throws -> Message {
    var message = Message(
      id: id, sender: "me", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: "",
      attachments: [attachment])
    (message.delivery, message.isEdited) = (.read, isEdited)
    return message
  }

  private func cell(
    _ message: Message, _ preset: String, width: Double = 500, scale: Double = 1, isRightToLeft: Bool = false
  ) throws -> Cell {
    try TestEngines.formulas.cell(
      for: message, style: .preset(preset), width: width,
      environment: LayoutEnvironment(
        me: "me", direction: isRightToLeft ? .rightToLeft : .leftToRight, fontScale: scale))
  }

  /// The lower edge of a label's lines, its last baseline and the frame of that line, in the cell.
  private func last(of label: LabelPart) throws -> (baseline: LayoutUnit, line: Rect) {
    let line = try #require(label.block.lines.last)
    let place = Point(x: label.frame.minX + label.blockOrigin.x, y: label.frame.minY + label.blockOrigin.y)
    return (place.y + line.baseline, line.frame.offset(x: place.x, y: place.y))
  }

  /// Below a card at the end of a quote or an item, the time keeps its distance from the bar and the marker.
  @Test(arguments: ["clustered", "merged"], [0.8, 1, 2.3]) func itIsApartFromCardsInBlocks(
    preset: String, scale: Double
  ) throws {
    for card in Self.cards {
      for block in [
        MessageBlock.quote(QuoteBlock([.attachment(AttachmentBlock(card))])),
        .list(ListBlock(items: [ListItem([.attachment(AttachmentBlock(card))])])),
      ] {
        var message = try message(card)
        (message.attachments, message.blocks) = ([], [block])
        for width in [240.0, 500, 1_200] {
          let cell = try cell(message, preset, width: width, scale: scale)
          let footer = try #require(cell.element(at: ["footer"])).frame
          let end = try #require(cell.element(at: ["blocks", 0])).frame.maxY
          #expect(footer.minY >= end + 6 || footer.minY < end, "\(card) at \(width)")
        }
      }
    }
  }

  /// If there is room, the time has the baseline of the card's last row, beside its words.
  @Test(arguments: ["clustered", "merged"], [0.8, 1, 2.3])
  func itStandsOnTheBaselineOfTheLastRow(preset: String, scale: Double) throws {
    for card in Self.cards {
      for isRightToLeft in [false, true] {
        for isEdited in [false, true] {
          let cell = try cell(
            message(card, isEdited: isEdited), preset, width: 800, scale: scale, isRightToLeft: isRightToLeft)
          let time = try #require(cell.labels(.time).last)
          let rows = try (cell.labels(.title) + cell.labels(.detail)).map(last)
          let row = try #require(rows.max { $0.baseline < $1.baseline })
          let own = try last(of: time)
          #expect(abs((own.baseline - row.baseline).rawValue) <= 1, "\(card), \(isRightToLeft)")
          let words = cell.labels(.edited).first ?? time
          #expect(
            isRightToLeft ? time.frame.maxX < row.line.minX : words.frame.minX > row.line.maxX, "\(card)")
        }
      }
    }
  }

  /// If there is none, it has a row of its own. No width lays it over something else.
  @Test(arguments: ["clustered", "merged"], [1.0, 2.3])
  func itNeverOverlapsTheCard(preset: String, scale: Double) throws {
    var (beside, below) = (0, 0)
    for card in Self.cards {
      for width in stride(from: 120.0, through: 520, by: 25) {
        let cell = try cell(message(card, isEdited: true), preset, width: width, scale: scale)
        let footer = try #require(cell.elements.first { $0.kind == .footer }).frame
        let bubble = try #require(cell.bubble).frame
        #expect(footer.minX >= bubble.minX && footer.maxX <= bubble.maxX && footer.maxY <= bubble.maxY)
        for label in cell.labels(.title) + cell.labels(.detail) + cell.labels(.option) {
          for line in label.block.lines {
            let frame = line.frame.offset(
              x: label.frame.minX + label.blockOrigin.x, y: label.frame.minY + label.blockOrigin.y)
            let isClear =
              footer.minX >= frame.maxX || footer.minY >= frame.maxY - 2 || footer.maxY <= frame.minY
            #expect(isClear, "\(card), \(width): \(footer) \(frame)")
          }
        }
        let row = try (cell.labels(.title) + cell.labels(.detail)).map(last).map(\.line.maxY).max()
        if footer.minY >= (row ?? 0) - 2 { below += 1 } else { beside += 1 }
      }
    }
    #expect(beside > 0 && below > 0)
  }

  /// The answers of a poll are no rows for the time, which would look like their votes.
  @Test func answersHaveItBelow() throws {
    let poll = PollAttachment(question: "Tea?", options: ["Yes", "No"])
    let cell = try cell(message(.poll(poll)), "merged")
    let answer = try #require(cell.labels(.option).last)
    #expect(try #require(cell.labels(.time).last).frame.minY >= answer.frame.maxY)
  }

  private static let table = "| a | b |\n|---|---|\n| one | two |"
  private static let wide =
    "| a |\(String(repeating: " b |", count: 20))\n|\(String(repeating: "---|", count: 21))\n"
    + "| \(String(repeating: "long cell | ", count: 21))"

  @Test(
    arguments: ["clustered", "merged"],
    [
      "\(table)", "\(wide)", "```swift\nlet x = 1\n```", "> quoted", "> - one", "> [!NOTE]\n> note",
      "Rule\n\n---",
      "$$x^2$$", "<details open><summary>s</summary>\n\nwords\n\n</details>", "Text[^1]\n\n[^1]: Note",
    ])
  func itKeepsADistanceFromEdges(preset: String, text: String) throws {
    for scale in [1, 2.3] {
      var message = Message(
        id: 1, sender: "me", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: text,
        format: .markdown)
      message.delivery = .read
      let cell = try cell(message, preset, width: 390, scale: scale)
      let footer = try #require(cell.elements.first { $0.kind == .footer }).frame
      let content = try #require(cell.elements.filter { $0.kind == .text }.map(\.frame.maxY).max())
      #expect(footer.minY - content >= 6, "\(text), \(scale)")
    }
  }

  /// The records of cards give the heights that cards have.
  @Test(arguments: ["clustered", "merged"], [false, true])
  func recordsKnowWhereItStands(preset: String, isRightToLeft: Bool) throws {
    let messages = try Self.cards.enumerated().map { number, card in
      try message(card, isEdited: number.isMultiple(of: 2), id: .integer(number + 1))
    }
    let environment = LayoutEnvironment(me: "me", direction: isRightToLeft ? .rightToLeft : .leftToRight)
    var transcript = Transcript(
      messages, style: try .preset(preset), width: 500, engine: try TestEngines.bundled,
      environment: environment)
    for width in stride(from: 500.0, through: 120, by: -17) {
      transcript.width = width
      let whole = Transcript(
        messages, style: try .preset(preset), width: width, engine: try TestEngines.bundled,
        environment: environment)
      #expect(transcript.height == whole.height, "\(width)")
    }
  }
}
