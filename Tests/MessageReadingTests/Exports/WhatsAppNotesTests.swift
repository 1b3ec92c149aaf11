import BubbleLayout
import MessageReading
import TestSupport
import Testing

/// Tests the lines of a chat that WhatsApp writes itself: notices, and notes about what a person sent.
@Suite struct WhatsAppNotesTests {
  private static let mark = "\u{200E}"

  /// Reads the lines of an iPhone, which have the times of one minute after the other.
  private func phone(_ lines: String...) -> [Message] {
    let text = lines.enumerated().map { "[31.12.23, 11:\(10 + $0):00] \($1)" }.joined(separator: "\n")
    return Export(text, as: .whatsapp).messages
  }

  /// What a person did keeps its sender, in every language, known or not.
  @Test(arguments: [
    "изображение отсутствует", "الصورة مستبعدة", "Bild weggelassen", "이미지 생략됨", "xyzzy qux",
    "Warten auf diese Nachricht",
    "Waiting for this message. This may take a while.", "zažimka", "Missed voice call, Tap to call back",
    "Harbour Cafe (Quay 1, Oslo): https://foursquare.com/v/5a1", "Live location shared", "Poll ended",
  ]) func notesKeepTheirSender(note: String) {
    let messages = phone(
      "Tea: \(Self.mark)Messages are encrypted.", "Ann: a", "Ben: b", "Ann: \(Self.mark)\(note)")
    #expect(messages.count == 4 && messages.last?.sender == "Ann" && messages.last?.kind != .notice)
    #expect(messages[0].kind == .notice && messages[0].sender == nil)
  }

  /// Only the name of the chat, the name of a person in the text, and a word that speaks to the reader make a notice.
  @Test(arguments: [
    "Tea: \(mark)wxyz", "Ann: \(mark)Ann added Cleo", "Cleo: \(mark)Cleo left",
    "Ann: \(mark)Ben hat die Gruppe verlassen",
    "Ann: \(mark)You created this group", "Ann: \(mark)Du hast das Gruppenbild geändert",
    "Ann: \(mark)Вы добавили Клео",
    "Ann: \(mark)您已新增 Cleo", "Tea: \(mark)\u{2068}Ann\u{2069} ha cambiado el icono",
    "Cleo: \(mark)Anna, Annette e Ann sono entrate",
  ]) func noticesOfTheChat(line: String) {
    let last = phone("Tea: \(Self.mark)encrypted", "Ann: a", "Ben: b", line).last
    #expect(last?.kind == .notice && last?.sender == nil && last?.text.isEmpty == false)
  }

  /// Between two people an iPhone sets notices under the name of the other person, who also sends pictures.
  @Test func theOtherPersonIsNotTheChat() {
    let messages = phone(
      "Ann: \(Self.mark)Messages are encrypted.", "Ann: \(Self.mark)изображение отсутствует", "Me: nice",
      "Ann: \(Self.mark)xyz", "Ann: yes")
    #expect(messages.map(\.sender) == [nil, "Ann", "Me", "Ann", "Ann"])
    #expect(messages[1].attachments.count == 1 && messages[3].text == "xyz")
  }

  @Test(arguments: [
    ("image omitted", MediaKind.image), ("фото: изображение пропущено", .image), ("vídeo oculto", .video),
    ("GIF esclusa", .animation), ("sticker non incluso", .sticker), ("video note omitted", .videoNote),
    ("nálepka vynechána", .sticker), ("ビデオは含まれていません", .video), ("لم يتم إدراج الصورة", .image),
  ]) func kindsOfWhatWasLeftOut(note: String, kind: MediaKind) {
    let found = phone("Ann: a", "Ann: \(Self.mark)\(note)")[1]
    #expect(found.attachments == [.media(MediaAttachment(kind: kind, state: .missing))] && found.text == "")
  }

  @Test func namesStandForWhatHasNoPicture() {
    func only(_ note: String) -> MessageAttachment? {
      phone("Ann: \(Self.mark)\(note)", "Ann: x")[0].attachments.first
    }
    #expect(only("аудиофайл отсутствует") == .file(FileAttachment(name: "audio")))
    #expect(only("Dokument weggelassen") == .file(FileAttachment(name: "document")))
    #expect(only("Kontaktkarte ausgelassen") == .contact(ContactAttachment(name: "…")))
    #expect(
      only("Plan.pdf • \(Self.mark)3 pages \(Self.mark)document omitted")
        == .file(FileAttachment(name: "Plan.pdf")))
  }

  @Test func captionsStayBesideTheirPictures() {
    let missing = [MessageAttachment.media(MediaAttachment(kind: .image, state: .missing))]
    let phone = phone("Ann: Lake view \(Self.mark)image omitted")[0]
    #expect(phone.text == "Lake view" && phone.attachments == missing)
    let android = Export("13/12/23, 11:00 - Ann: <Multimedia omitido>\nThe sea").message
    #expect(android.text == "The sea" && android.attachments == missing)
    // People write such words too.
    #expect(Export("13/12/23, 11:00 - Ann: the image omitted").message.text == "the image omitted")
  }

  @Test(arguments: [
    ("Voice call, \(mark)3 min", CallAttachment(duration: 180)),
    ("Video call, \(mark)1 hr 2 min", CallAttachment(isVideo: true, duration: 3_720)),
    ("Sprachanruf, \(mark)45 Sek.", CallAttachment(duration: 45)),
    ("Missed video call, \(mark)Tap to call back", CallAttachment(isVideo: true, isMissed: true)),
    ("Llamada de voz perdida", CallAttachment(isMissed: true)),
    ("Voice call. \(mark)No answer", CallAttachment(isMissed: true)),
    ("语音通话，\(mark)2分", CallAttachment(duration: 120)),
  ]) func callsKeepWhoCalled(note: String, call: CallAttachment) {
    let message = phone("Ann: a", "Ann: \(Self.mark)\(note)")[1]
    #expect(message.sender == "Ann" && message.attachments == [.call(call)] && message.text == "")
  }

  @Test(arguments: ["POLL", "ABSTIMMUNG", "ANKETA ŽUPANIJE", "Опрос"]) func pollsOfAllLanguages(head: String)
  {
    let message = phone(
      "Ann: a", "Ann: \(Self.mark)\(head):\nTea?\n\(Self.mark)X: Yes (2 votes)\n\(Self.mark)X: No (0)")[1]
    #expect(message.sender == "Ann")
    #expect(
      message.attachments == [
        .poll(PollAttachment(question: "Tea?", options: ["Yes", "No"], votes: [2, 0]))
      ])
  }

  @Test func contactsAndPlaces() {
    let messages = phone(
      "Ann: \(Self.mark)<attached: 00000012-Ben Smith.vcf>",
      "Ann: \(Self.mark)स्थान: https://maps.google.com/?q=52.5,13.4",
      "Ann: \(Self.mark)Lake (North): https://maps.google.com/?q=1.5,2",
      "Ann: \(Self.mark)This message was deleted by admin Ben.")
    #expect(messages[0].attachments == [.contact(ContactAttachment(name: "Ben Smith"))])
    #expect(messages[1].attachments == [.location(LocationAttachment(latitude: 52.5, longitude: 13.4))])
    #expect(
      messages[2].attachments == [
        .location(LocationAttachment(name: "Lake (North)", latitude: 1.5, longitude: 2))
      ])
    #expect(messages[3].isDeleted && messages[3].sender == "Ann")
  }

  private func senders(_ lines: String...) -> [String?] {
    Export(lines.map { "13/12/23, 11:00 - \($0)" }.joined(separator: "\n")).messages.map(\.sender)
  }

  /// A colon in a notice does not end a name.
  @Test(arguments: [
    "Ann hat die Gruppe „Reise: Rom“ erstellt.", "Ann changed the subject from \"a\" to \"b: c\"",
    "Ann a créé le groupe « Voyage : Rome »", "Ann 建立了「旅行: 東京」",
    "Ann changed the group description: come at 8",
  ]) func noticesWithAColonHaveNoSender(line: String) {
    #expect(senders("Ann: a", "Ben: b", line, "Ann: c") == ["Ann", "Ben", nil, "Ann"])
    // The name is known only later.
    #expect(senders(line, "Ann: a", "Ann: b") == [nil, "Ann", "Ann"])
  }

  @Test func namesThatExtendOthersAreNames() {
    #expect(senders("Ann: a", "Ann Smith: b") == ["Ann", "Ann Smith"])
    #expect(
      senders("Ann: a", "Ann of the club: b", "Ann of the club: c") == [
        "Ann", "Ann of the club", "Ann of the club",
      ])
    #expect(senders("Bob \"Bo\" Smith: a", "Ann’s phone: b") == ["Bob \"Bo\" Smith", "Ann’s phone"])
  }

  /// Between two people a sentence under the other one's name is about the chat; what that person sent is not.
  @Test func sentencesBetweenTwoPeopleAreNotices() {
    let mark = Self.mark
    let messages = phone(
      "Shop: \(mark)Messages are encrypted.", "Shop: Hello", "Me: hi",
      "Shop: \(mark)This chat is with a business account. Tap to learn more.",
      "Shop: \(mark)Security code changed.",
      "Shop: \(mark)Waiting for this message. This may take a while.", "Shop: \(mark)Live location shared",
      "Shop: \(mark)Sprachanruf, \(mark)3 Min.",
      "Shop: \(mark)Cafe (Quay 1. Oslo): https://foursquare.com/v/5",
      "Shop: \(mark)view once photo omitted", "Shop: plan.docx \(mark)dokument pominięty")
    #expect(messages.map(\.sender) == [nil, "Shop", "Me", nil, nil] + Array(repeating: "Shop", count: 6))
    #expect(messages[7].attachments == [.call(CallAttachment(duration: 180))])
    #expect(messages[9].attachments == [.media(MediaAttachment(kind: .image, state: .missing))])
    #expect(messages[10].attachments == [.file(FileAttachment(name: "plan.docx"))] && messages[10].text == "")
  }

  /// A line is compared only with the names whose last words it has.
  @Test func manyPeopleAndManyNotes() {
    let growth = timeGrowth(to: 2_000) { count in
      let lines = (0..<count * 2).map { index in
        let note = index < count ? "a" : "\(Self.mark)something new was here"
        return "[31.12.23, 11:10:00] Person \(index % count): \(note)"
      }
      let messages = Export(lines.joined(separator: "\n"), as: .whatsapp).messages
      #expect(messages.count == count * 2 && messages.allSatisfy { $0.sender != nil })
    }
    #expect(growth < 25)
  }
}
