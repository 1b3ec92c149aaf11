import BubbleLayout
import MessageReading
import Testing

/// Tests chats as WhatsApp for Android and iPhone exports them (2020 to 2026). The chats are written by hand.
@Suite struct WhatsAppTests {
  private func read(_ lines: String...) -> Export {
    Export(lines.joined(separator: "\n"), as: .whatsapp)
  }

  private func one(_ text: String) -> Message { read("31/12/2020, 23:59 - Ann: \(text)").message }

  /// The lines have the formats of different languages, and all have the same time.
  @Test(arguments: [
    "12/31/20, 11:59 PM - Ann: Hi", "31/12/2020, 23:59 - Ann: Hi", "31.12.20, 23:59 - Ann: Hi",
    "[31.12.20, 23:59:00] Ann: Hi", "[12/31/20, 11:59:00\u{202F}PM] Ann: Hi",
    "\u{200E}[31/12/2020, 23:59:00] Ann: Hi",
    "2020-12-31, 23:59 - Ann: Hi", "2020/12/31, 23:59 - Ann: Hi", "31-12-2020 23:59 - Ann: Hi",
    "31/12/20, 11:59 p. m. - Ann: Hi", "31/12/20 11:59 pm - Ann: Hi", "31. 12. 2020 23:59 - Ann: Hi",
    "[31.12.2020 klo 23.59.00] Ann: Hi", "2020. 12. 31. 오후 11:59 - Ann: Hi", "2020/12/31 下午11:59 - Ann: Hi",
    "٣١/١٢/٢٠٢٠، ١١:٥٩ م - Ann: Hi", "31.12.2563, 23:59 - Ann: Hi",
    "31/12/2020, 23:59 - \u{202A}~\u{202F}Ann\u{202C}: Hi",
  ]) func headsOfManyLanguages(line: String) {
    let export = read(line)
    #expect(export.problems == [])
    #expect(
      export.messages == [
        Message(id: 1, sender: "Ann", timestamp: Timestamp(milliseconds: 1_609_459_140_000), text: "Hi")
      ])
  }

  private func days(_ lines: String...) -> [Int64] {
    Export(lines.map { $0 + ", 10:00 - Ann: x" }.joined(separator: "\n"), as: .whatsapp).messages.map {
      (($0.timestamp?.milliseconds ?? 0) - 1_577_836_800_000) / 86_400_000
    }
  }

  /// The numbers are days since 1 January 2020. The first unambiguous date decides which number is the day.
  @Test func theOrderOfDaysAndMonthsIsDecidedOverTheFile() {
    #expect(days("1/2/20", "1/3/20", "13/3/20") == [31, 60, 72])
    #expect(days("1/2/20", "1/3/20", "3/13/20") == [1, 2, 72])
    // Without an unambiguous date, day and month are in the order with which times do not decrease.
    #expect(days("1/2/20", "2/1/20", "2/3/20") == [1, 31, 33])
    #expect(days("1/2/20", "2/2/20", "1/3/20") == [31, 32, 60])
    #expect(days("1.2.20") == [31])
    #expect(
      Export("1/2/20, 10:00 AM - Ann: x", as: .whatsapp).message.timestamp
        == Timestamp(milliseconds: 1_577_959_200_000))
  }

  @Test func aDateOfTheOtherOrderIsTold() {
    let export = read(
      "31/1/20, 10:00 - A: x", "1/31/20, 10:00 - A: y", "99/99/2, 10:00 - A: z", "40/12/20, 10:00 - A: w")
    #expect(export.messages.map(\.text) == ["x", "y\n99/99/2, 10:00 - A: z", "w"])
    #expect(export.messages[1].timestamp == export.messages[0].timestamp)
    #expect(export.messages[2].timestamp == Timestamp(milliseconds: 2_239_610_400_000))
    #expect(export.problems.count == 2 && export.problems.allSatisfy { $0.contains("in the other order") })
  }

  @Test func messagesHaveManyLines() {
    let export = read("lost", "31/12/20, 23:59 - Ann: one", "two", "", "four", "31/12/20, 23:59 - Bo: x")
    #expect(export.messages.map(\.text) == ["one\ntwo\n\nfour", "x"] && export.messages.map(\.id) == [2, 6])
    #expect(export.problems == ["x:1: the line belongs to no message (skipped)"])
  }

  @Test(arguments: [
    "31/12/20, 23:59 - Messages are end-to-end encrypted.",
    "31/12/20, 23:59 - Ann changed the subject to \"a: b\"",
    "[31.12.20, 23:59:59] Tea: \u{200E}Ann created this group",
  ]) func linesOfTheChatAreNotices(line: String) {
    let message = read(line).message
    #expect(message.kind == .notice && message.sender == nil && !message.text.isEmpty)
    #expect(!message.text.contains("\u{200E}"))
  }

  private func picture(_ kind: MediaKind = .image, _ address: String? = nil, _ state: MediaState = .ready)
    -> MessageAttachment
  {
    var media = MediaAttachment(kind: kind, state: state)
    media.address = address
    return .media(media)
  }

  @Test func filesAndWhatIsLeftOut() {
    #expect(one("<Media omitted>").attachments == [picture(.image, nil, .missing)])
    #expect(one("<Medien ausgeschlossen>").attachments == [picture(.image, nil, .missing)])
    #expect(one("\u{200E}video omitted").attachments == [picture(.video, nil, .missing)])
    let photo = one("\u{200E}IMG-20201231-WA0001.jpg (file attached)\nThe sea")
    #expect(photo.attachments == [picture(.image, "IMG-20201231-WA0001.jpg")] && photo.text == "The sea")
    let named = one("plan.pdf (Datei angehängt)")
    #expect(named.attachments == [.file("plan.pdf", at: "plan.pdf")] && named.text == "")
    let phone = one("Look \u{200E}<attached: 00000012-PHOTO-2020-12-31-23-59-59.jpg>")
    #expect(
      phone.attachments == [picture(.image, "00000012-PHOTO-2020-12-31-23-59-59.jpg")] && phone.text == "Look"
    )
    #expect(one("<Anhang: 1-STICKER-2.webp>").attachments == [picture(.sticker, "1-STICKER-2.webp")])
    #expect(one("Bo.vcf (file attached)").attachments == [.contact(ContactAttachment(name: "Bo"))])
    #expect(one("<../../etc/passwd.jpg: ../a.jpg>").attachments == [picture(.image, nil, .missing)])
    // Similar text that somebody typed stays text.
    #expect(one("a (b)").text == "a (b)" && one("<b>").text == "<b>")
  }

  @Test func placesAndPolls() {
    #expect(
      one("location: https://maps.google.com/?q=52.5,-13.4").attachments
        == [.location(LocationAttachment(latitude: 52.5, longitude: -13.4))])
    #expect(
      one("POLL:\nTea?\nOPTION: Yes (2 votes)\nOPTION: No (0 votes)").attachments
        == [.poll(PollAttachment(question: "Tea?", options: ["Yes", "No"], votes: [2, 0]))])
  }

  @Test func deletedAndEdited() {
    #expect(
      one("This message was deleted").isDeleted && one("\u{200E}Du hast diese Nachricht gelöscht.").isDeleted)
    let edited = one("new \u{200E}<This message was edited>")
    #expect(edited.isEdited && edited.text == "new")
    #expect(!one("deleted").isDeleted)
  }

  @Test func styling() {
    let message = one("*b* _i_ ~s~ ```m``` `c` a*b*c *_both_* 2 * 3 * 4")
    #expect(message.text == "b i s m c a*b*c both 2 * 3 * 4")
    #expect(
      message.spans == [
        TextSpan(0..<1, .bold), TextSpan(2..<3, .italic), TextSpan(4..<5, .strike), TextSpan(6..<7, .code),
        TextSpan(8..<9, .code), TextSpan(16..<20, [.bold, .italic]),
      ])
    #expect(one("*a\nb*").spans.isEmpty)
  }

  @Test func nothingIsMarkupInAnAddress() {
    for address in ["https://x.org/_next_/x", "https://x.org/*a*/b", "https://x.org/~x~", "x.org/`a`"] {
      let message = one("see \(address) now")
      #expect(message.text == "see \(address) now" && message.spans == [])
    }
    let bold = one("*https://x.org/a*")
    #expect(bold.text == "https://x.org/a" && bold.spans == [TextSpan(0..<15, .bold)])
  }

  @Test func listsAndQuotes() {
    #expect(
      one("so:\n- *a*\n* b\n1. c\n> d\n> e\nend").blocks == [
        .paragraph("so:"),
        .list(
          ListBlock(items: [
            ListItem([.paragraph("a", spans: [TextSpan(0..<1, .bold)])]), ListItem("b"),
          ])),
        .list(ListBlock(isOrdered: true, items: [ListItem("c")])), .quote(QuoteBlock([.paragraph("d\ne")])),
        .paragraph("end"),
      ])
  }
}
