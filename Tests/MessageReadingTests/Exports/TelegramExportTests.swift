import BubbleLayout
import MessageReading
import Testing

/// Tests `result.json` as Telegram Desktop 4 to 6 writes it. The files are written by hand.
@Suite struct TelegramExportTests {
  private func chat(_ messages: String..., type: String = "personal_chat") -> String {
    """
    {
     "name": "Ann",
     "type": "\(type)",
     "id": 4242,
     "messages": [\(messages.joined(separator: ",\n"))]
    }
    """
  }

  /// Returns a message with these text parts.
  private func message(_ parts: String, _ more: String = "") -> String {
    #"{"id":7,"type":"message","date_unixtime":"1706689860","from":"Ann","from_id":"user1","text":"","text_entities":[\#(parts)]\#(more)}"#
  }

  private func one(_ parts: String, _ more: String = "") -> Message {
    Export(chat(message(parts, more))).message
  }

  @Test func aMessageHasItsSenderAndTime() {
    let export = Export(chat(message(#"{"type":"plain","text":"Hi"}"#)))
    #expect(export.format == .telegram && export.problems == [])
    #expect(
      export.messages == [
        Message(id: 7, sender: "Ann", timestamp: Timestamp(milliseconds: 1_706_689_860_000), text: "Hi")
      ])
  }

  @Test(arguments: [
    ("bold", TextSpan(1..<4, .bold)), ("italic", TextSpan(1..<4, .italic)),
    ("underline", TextSpan(1..<4, .underline)), ("strikethrough", TextSpan(1..<4, .strike)),
    ("spoiler", TextSpan(1..<4, .spoiler)), ("code", TextSpan(1..<4, .code)),
    ("link", TextSpan(1..<4, [], to: "https://b.c")), ("email", TextSpan(1..<4, [], to: "mailto:b.c")),
    ("phone", TextSpan(1..<4, [], to: "tel:")), ("mention", TextSpan(range: 1..<4, tag: "mention")),
    ("hashtag", TextSpan(range: 1..<4, tag: "hashtag")), ("cashtag", TextSpan(range: 1..<4, tag: "cashtag")),
    ("bot_command", TextSpan(range: 1..<4, tag: "bot_command")),
    ("bank_card", TextSpan(range: 1..<4, tag: "bank_card")),
  ]) func entitiesOfALine(type: String, span: TextSpan) {
    let message = one(#"{"type":"plain","text":"a"},{"type":"\#(type)","text":"b.c"}"#)
    #expect(message.text == "ab.c" && message.spans == [span] && message.blocks.isEmpty)
  }

  @Test func entitiesWithFieldsOfTheirOwn() {
    let message = one(
      #"{"type":"text_link","text":"😀","href":"http://x.org"},{"type":"mention_name","text":"Bob","user_id":5},{"type":"custom_emoji","text":"👍","document_id":"99"}"#
    )
    #expect(
      message.spans == [
        TextSpan(0..<2, [], to: "http://x.org"), .mention(2..<5, "5"),
        TextSpan(range: 5..<7, object: InlineObject(id: "99")),
      ])
  }

  @Test func codeAndQuotesAreBlocks() {
    let message = one(
      #"{"type":"plain","text":"Look:\n"},{"type":"pre","text":"let x = 1\n","language":"swift"},{"type":"blockquote","text":"To be","collapsed":true},{"type":"plain","text":"\nor "},{"type":"bold","text":"not"}"#
    )
    #expect(
      message.blocks == [
        .paragraph("Look:"), .code(CodeBlock(text: "let x = 1", language: "swift")),
        .quote(QuoteBlock([.paragraph("To be")], isExpandable: true)),
        .paragraph("or not", spans: [TextSpan(3..<6, .bold)]),
      ])
    #expect(message.text == "Look:\nlet x = 1\nTo be\nor not" && message.spans.isEmpty)
  }

  @Test func textsOfOlderVersionsAreRead() {
    let message = Export(
      chat(
        #"{"id":1,"type":"message","date":"2020-01-31T08:30:00","edited":"1970-01-01T00:00:00","from":"Ann","text":["a ",{"type":"bold","text":"b"}]}"#
      )
    ).message
    #expect(message.text == "a b" && message.spans == [TextSpan(2..<3, .bold)] && !message.isEdited)
    #expect(message.timestamp == Timestamp(milliseconds: 1_580_459_400_000))
  }

  @Test func controlCharactersAreReadAsTelegramSpellsThem() {
    let export = Export(chat(message(#"{"type":"plain","text":"a\x0Bb"}"#)))
    #expect(export.message.text == "a\u{B}b" && export.problems == [])
  }

  @Test func picturesVoicesFilesAndTheRest() {
    let photo = one("", #","photo":"photos/a.jpg","width":800,"height":600"#).attachments
    var picture = MediaAttachment(size: PictureSize(width: 800, height: 600))
    picture.address = "photos/a.jpg"
    #expect(photo == [.media(picture)])
    let left = one("", #","photo":"(File not included. Change data exporting settings to download.)""#)
    #expect(left.attachments == [.media(MediaAttachment(state: .missing))])
    let voice = one("", #","file":"voice/a.ogg","media_type":"voice_message","duration_seconds":4"#)
    #expect(voice.attachments == [.voice(4, at: "voice/a.ogg")])
    let sticker = one(
      "", #","file":"s.webp","media_type":"sticker","sticker_emoji":"🙂","width":5,"height":5"#)
    guard case .media(let media)? = sticker.attachments.first else { return #expect(Bool(false)) }
    #expect(media.kind == .sticker && media.alternative == "🙂")
    let file = one(
      "", #","file":"f/plan.pdf","file_name":"plan.pdf","file_size":12,"mime_type":"application/pdf""#)
    #expect(file.attachments == [.file("plan.pdf", 12, at: "f/plan.pdf")])
    let song = one(
      "",
      #","file":"f/a.mp3","media_type":"audio_file","performer":"Bach","title":"Air","duration_seconds":3"#)
    #expect(song.attachments == [.file("Bach – Air", at: "f/a.mp3", duration: 3)])
    let place = one(
      "", #","place_name":"Inn","address":"1 Road","location_information":{"latitude":52.5,"longitude":13.4}"#
    )
    #expect(
      place.attachments == [
        .location(LocationAttachment(name: "Inn, 1 Road", latitude: 52.5, longitude: 13.4))
      ])
    let contact = one("", #","contact_information":{"first_name":"Bo","last_name":"","phone_number":"+49"}"#)
    #expect(contact.attachments == [.contact(ContactAttachment(name: "Bo", detail: "+49"))])
    let poll = one(
      "",
      #","poll":{"question":"Tea?","closed":false,"answers":[{"text":"Yes","voters":2,"chosen":true},{"text":"No","voters":1,"chosen":false}]}"#
    )
    #expect(
      poll.attachments == [
        .poll(PollAttachment(question: "Tea?", options: ["Yes", "No"], votes: [2, 1], chosen: [0]))
      ])
  }

  /// A name that leads out of the export's folder gives no address.
  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "a/../../b"]) func filesOutsideAreNotNamed(
    path: String
  ) {
    #expect(one("", #","photo":"\#(path)""#).attachments == [.media(MediaAttachment(state: .missing))])
  }

  @Test func repliesQuoteWhatWasReadBefore() {
    let export = Export(
      chat(
        #"{"id":1,"type":"message","from":"Ann","text":"First"}"#,
        #"{"id":2,"type":"message","from":"Bob","text":"Yes","reply_to_message_id":1}"#,
        #"{"id":3,"type":"message","from":"Bob","text":"No","reply_to_message_id":99}"#,
        #"{"id":4,"type":"message","from":"Bob","text":"Said","forwarded_from":"Cy"}"#))
    #expect(
      export.messages.map(\.quote) == [
        nil, QuotedReply(sender: "Ann", text: "First"), QuotedReply(sender: nil, text: "…"),
        nil,
      ])
    #expect(export.messages.map(\.forwardedFrom) == [nil, nil, nil, "Cy"])
  }

  /// Only the last 10,000 messages are remembered for quotes.
  @Test func theWordsOfOldMessagesAreForgotten() {
    let messages = (0...10_000).map { #"{"id":\#($0),"type":"message","from":"A","text":"t\#($0)"}"# }
    let replies = [0, 1].map {
      #"{"id":2000\#($0),"type":"message","from":"B","text":"r","reply_to_message_id":\#($0)}"#
    }
    // The first reply also displaces a remembered message.
    let export = Export(
      "{\"name\":\"x\",\"type\":\"personal_chat\",\"id\":1,\"messages\":[\((messages + replies).joined(separator: ","))]}"
    )
    #expect(export.messages.suffix(2).map(\.quote?.text) == ["…", "…"])
    let near = messages.dropLast().joined(separator: ",") + "," + replies[1]
    #expect(
      Export("{\"name\":\"x\",\"type\":\"personal_chat\",\"id\":1,\"messages\":[\(near)]}").messages.last?
        .quote?.text == "t1")
  }

  @Test func reactionsButtonsAndEdits() {
    let message = one(
      #"{"type":"plain","text":"a"}"#,
      #","edited":"2024-01-31T09:00:00","edited_unixtime":"1706691600","reactions":[{"type":"emoji","count":2,"emoji":"👍"},{"type":"paid","count":3},{"type":"custom_emoji","count":1,"document_id":"x"}],"inline_bot_buttons":[[{"type":"url","text":"Open","data":"https://x.org"}],[]]"#
    )
    var button = MessageButton("Open", kind: .link)
    button.address = "https://x.org"
    #expect(message.isEdited && message.buttons == [[button]])
    #expect(
      message.reactions.map(\.symbol) == ["👍", "⭐", "❔"] && message.reactions.map(\.count) == [2, 3, 1])
    #expect(message.reactions.map(\.emoji) == [nil, nil, "x"])
  }

  @Test(arguments: [
    (#""action":"create_group","actor":"Ann","title":"Tea","members":["Bo"]"#, "Ann created the group “Tea”"),
    (#""action":"invite_members","actor":"Ann","members":["Bo",null]"#, "Ann invited Bo, Deleted Account"),
    (#""action":"brew_tea","actor":"Ann""#, "Ann: brew tea"),
  ]) func serviceMessagesAreNotices(fields: String, words: String) {
    let message = Export(chat(#"{"id":1,"type":"service",\#(fields),"text":""}"#)).message
    #expect(message.kind == .notice && message.sender == nil && message.text == words)
  }

  @Test func aWholeAccountHasItsChatsOneAfterTheOther() {
    let export = Export(
      """
      {"about":"Here is the data you requested. Remember: Telegram is ad free.","personal_information":{"x":[1]},
       "chats":{"about":"","list":[
        {"name":"Ann","type":"personal_chat","id":5,"messages":[{"id":1,"type":"message","from":"Ann","text":"a"}]},
        {"name":"Bo","type":"personal_chat","id":6,"messages":[{"id":1,"type":"message","from":"Bo","text":"b","reply_to_message_id":1}]}
       ]}}
      """)
    #expect(export.format == .telegram && export.problems == [])
    #expect(export.messages.map(\.id) == ["5", "5/1", "6", "6/1"])
    #expect(export.messages.map(\.text) == ["Ann", "a", "Bo", "b"] && export.messages[0].kind == .notice)
  }

  @Test func whatIsWrongIsToldWithItsPlace() {
    let export = Export(
      chat(
        #"{"id":1,"type":"message","from":7,"text":[{"type":"bold","text":5},{"type":"sparkle","text":"x"}],"photo":[]}"#,
        "5", #"{"type":"message"}"#, #"{"id":2,"type":"message","from":"B","text":"ok"}"#))
    #expect(export.messages.map(\.text) == ["x", "ok"])
    #expect(
      export.problems == [
        #"x:5: field "messages[0].from": a string was expected, not an integer; it was left out (repaired)"#,
        #"x:5: field "messages[0].text[0].text": a string was expected, not an integer; it was left out (repaired)"#,
        #"x:5: field "messages[0].text[1]": unknown entity type "sparkle"; its text is shown unformatted (repaired)"#,
        #"x:5: field "messages[0].photo": a string was expected, not an array; it was left out (repaired)"#,
        #"x:6: field "messages[1]": a message is an object, not an integer (skipped)"#,
        #"x:7: field "messages[2].id": it is missing (skipped)"#,
      ])
  }

  /// Telegram Desktop writes some objects as strings.
  @Test func objectsMayBeStrings() {
    let invoice = #"\"title\": \"Pro\", \"description\": \"A year\", \"amount\": 1999, \"currency\": \"EUR\""#
    let export = Export(
      #"{"name":"A","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","date_unixtime":"1","from":"B","#
        + #""text":"","invoice_information":"{\#(invoice)}"}]}"#)
    let words = export.message.text
    #expect(
      words.contains("Pro") && words.contains("A year") && words.contains("19.99") && export.problems == [])
  }

  @Test func savedMessagesHaveAHeading() {
    let export = Export(
      #"{"about":"Telegram","chats":{"list":[{"type":"saved_messages","id":1,"messages":[{"id":5,"type":"message","#
        + #""date_unixtime":"1","from":"Max","text":"note"}]}]}}"#)
    #expect(
      export.messages.map(\.text) == ["Saved messages", "note"] && export.messages.first?.kind == .notice)
  }
}
