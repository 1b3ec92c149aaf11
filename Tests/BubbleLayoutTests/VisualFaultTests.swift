import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests against faults that a designer found in drawings.
@Suite struct VisualFaultTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String, _ preset: String, from sender: String? = "ann",
    direction: InterfaceDirection = .leftToRight,
    _ change: (inout Message) -> Void = { _ in }
  ) throws -> Cell {
    try engine.cell(text, .preset(preset), from: sender, direction: direction, change)
  }

  // MARK: Reactions

  @Test(arguments: [
    ("❤", "❤️"), ("☺", "☺️"), ("❤️", "❤️"), ("❤\u{FE0E}", "❤\u{FE0E}"), ("👍", "👍"), ("☝🏽", "☝🏽"),
    ("🏳\u{200D}🌈", "🏳️\u{200D}🌈"), ("1", "1"), (":party:", ":party:"),
  ])
  func reactionsAreShownAsEmoji(given: String, shown: String) throws {
    let cell = try cell("Hi", "clustered") { $0.reactions = [Reaction(symbol: given)] }
    let label = try #require(cell.labels(.reaction).first)
    #expect(label.text == shown)
    #expect(label.frame.height == 24)
  }

  @Test func pillsHaveOneHeightAndOneBaseline() throws {
    let cell = try cell("Hello there, all of you", "merged") {
      $0.reactions = ["❤", "👍", "☺", "🎉"].map { Reaction(symbol: $0, count: 2) }
    }
    let pills = cell.boxes(.reaction)
    #expect(pills.count == 4 && pills.allSatisfy { $0.frame.height == 24 })
    let baselines = cell.labels(.reaction).map {
      $0.frame.minY + $0.blockOrigin.y + ($0.block.lines.first?.baseline ?? 0)
    }
    #expect(Set(baselines).count == 1)
  }

  @Test func theReadersOwnReactionsStandOut() throws {
    let cell = try cell("Hi", "merged") {
      $0.reactions = [Reaction(symbol: "👍", count: 2, isMine: true), Reaction(symbol: "🎉")]
    }
    let pills = cell.boxes(.reaction)
    #expect(pills.map(\.isChosen) == [true, false])
    #expect(pills.map { $0.foreground?.name } == ["received.link", "received.reactionBorder"])
    #expect(cell.labels(.reaction).map(\.foreground.name) == ["received.link", "received.reactionText"])
  }

  @Test func reactionsKeepTheirDistanceFromTheTimeOnAPicture() throws {
    let cell = try cell("", "clustered") {
      $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 800, height: 600)))]
      $0.reactions = [Reaction(symbol: "😍", count: 3)]
    }
    let capsule = try #require(cell.boxes(.capsule).first).frame
    let pill = try #require(cell.boxes(.reaction).first).frame
    #expect(pill.minY - capsule.maxY == 3)
  }

  // MARK: Enlarged emoji, avatars, media

  @Test(arguments: ["clustered", "merged"])
  func theTimeStandsAtTheFeetOfEnlargedEmoji(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let cell = try cell("😀", preset)
    let text = try #require(cell.textPart)
    let line = text.block.lines[0].frame.offset(
      x: text.frame.minX + text.blockOrigin.x, y: text.frame.minY + text.blockOrigin.y)
    let time = try #require(cell.labels(.time).first).frame
    let gap = try #require(style.received.content.footer).tuckGap
    #expect(time.minX - line.maxX == gap)
    // Half of a height is rounded to 1/64 point.
    #expect(abs((time.maxY - line.maxY).rawValue) <= 1)
  }

  /// Enlarged emoji end at the right, where a bubble would end.
  @Test(arguments: ["clustered", "merged"])
  func enlargedEmojiOfOnesOwnReachTheSideOfTheirMessage(preset: String) throws {
    let emoji = try cell("😀", preset, from: "you") { $0.delivery = .read }
    let text = try cell(
      "A text of so many words that it takes more than a line of the bubble", preset, from: "you")
    #expect(try #require(emoji.delivery).frame.maxX == #require(text.bubble).frame.maxX)
  }

  @Test func avatarsStandAtTheBottomOfPicturesAndCards() throws {
    let picture = try cell("", "clustered") {
      $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 600, height: 900)))]
    }
    let file = try cell("", "clustered") {
      $0.attachments = [.file(FileAttachment(name: "report.pdf", byteCount: 12))]
    }
    for cell in [picture, file] {
      let avatar = try #require(cell.avatar).frame
      let bubble = try #require(cell.bubble).frame
      #expect(avatar.maxY == bubble.maxY)
    }
  }

  // MARK: Words

  @Test(arguments: ["clustered", "padded", "tailed", "balloon", "merged"])
  func whatNobodySaysStepsBack(preset: String) throws {
    #expect(try cell("Jonas added Ida", preset, from: nil).textPart?.foreground.name != "page.text")
    let deleted = try cell("x", preset, from: "you") {
      ($0.isDeleted, $0.delivery) = (true, .read)
    }
    #expect(deleted.textPart?.foreground.name.hasSuffix(".secondary") == true)
    #expect(deleted.parts.allSatisfy { if case .delivery = $0 { false } else { true } })
    let waves = try cell("waves", preset) { $0.kind = .action }
    #expect(waves.textPart?.foreground.name.hasSuffix(".secondary") == true)
    #expect(try cell("Hi", preset).textPart?.foreground.name.hasSuffix(".text") == true)
  }

  @Test func rowsNameWhatTheyCannotShow() throws {
    func line(_ attachments: [MessageAttachment], _ language: String = "en") throws -> String? {
      let message = Message(id: 1, sender: "ann", text: "", attachments: attachments)
      let environment = LayoutEnvironment(language: language)
      return engine.cell(for: message, style: .rows, width: 320, environment: environment).textPart?.text
    }
    let photo = MessageAttachment.media(MediaAttachment())
    #expect(try line([photo]) == "Photo")
    #expect(try line([photo, photo]) == "2 photos")
    #expect(try line([.voice(VoiceAttachment(duration: 3))]) == "Voice message")
    #expect(try line([.file(FileAttachment(name: "a.pdf"))]) == "a.pdf")
    #expect(try line([.poll(PollAttachment(question: "Tea?", options: ["Yes"]))]) == "Poll, Tea?")
    #expect(try line([photo], "fr") == "Photo")
    #expect(try line([.voice(VoiceAttachment(duration: 3))], "de") == "Sprachnachricht")
  }

  @Test func quotesOfNothingAreNamed() throws {
    let gone = try cell("Yes", "clustered") { $0.quote = QuotedReply(sender: nil, text: "") }
    #expect(gone.labels(.quoteText).map(\.text) == ["Original message not found"])
    let picture = try cell("Yes", "clustered") {
      $0.quote = QuotedReply(sender: "Bo", text: "", hasPicture: true)
    }
    #expect(picture.labels(.quoteText).map(\.text) == ["Photo"])
  }

  @Test func readMoreNeverCutsAWord() throws {
    let words = Array(repeating: "long", count: 200).joined(separator: " ")
    let text = try #require(try cell(words, "clustered").textPart)
    #expect(text.wholeText == words)
    #expect(text.text.hasSuffix("long…") && text.text.count <= 513)
    // A text without spaces is cut at the limit.
    let endless = try #require(try cell(String(repeating: "漢", count: 600), "clustered").textPart)
    #expect(endless.text.count == 513)
  }

  @Test func sizesAreInTheReadersLanguage() throws {
    func size(_ language: String, _ locale: String) -> String? {
      let message = Message(
        id: 1, sender: "ann", text: "", attachments: [.file(FileAttachment(name: "a", byteCount: 1_800_000))])
      let environment = LayoutEnvironment(locale: Locale(identifier: locale), language: language)
      return engine.cell(for: message, style: .merged, width: 320, environment: environment).labels(.detail)
        .first?.text
    }
    #expect(size("en", "en_US") == "1.8 MB")
    #expect(size("de", "de_DE") == "1,8 MB")
    #expect(size("ar", "ar_EG") == "١٫٨ م.ب")
    #expect(size("fi", "fi_FI") == "1,8 Mt")
  }

  @Test(arguments: ["clustered", "merged", "tailed"])
  func anActionDoesNotLookLikeSomethingSaid(preset: String) throws {
    func slant(_ kind: MessageKind) throws -> FontSlant? {
      try cell("waves", preset) { $0.kind = kind }.textPart?.block.paragraph.styledText.style.slant
    }
    #expect(try slant(.message) == .upright)
    // The chats that these presets reproduce have no action messages. Our styles set the text upright in
    // `tailed` and italic in the others.
    #expect(try slant(.action) == (preset == "tailed" ? .upright : .italic))
  }

  @Test(arguments: ["clustered", "merged"]) func codeGoesOnFurtherIn(preset: String) throws {
    let code = CodeBlock(
      text: "    let size = measure(text, in: width, with: options)\n\tx", language: "swift")
    let style = try ChatStyle(json: #"{"preset":"\#(preset)","content":{"code":{"wraps":true}}}"#)
    func cell(_ change: (inout Message) -> Void) -> Cell {
      engine.cell("", style, from: "ann", width: 400, change)
    }
    let attached = cell { $0.attachments = [.code(code)] }
    let inBlocks = cell { $0.blocks = [MessageBlock(.code(code))] }
    for cell in [attached, inBlocks] {
      let lines = try #require(cell.parts.compactMap(\.block?.lines).first { $0.count > 2 })
      // The continuation is indented by the line's four spaces and two more, of 9 points each.
      #expect(lines[0].frame.minX == 0 && abs(lines[1].frame.minX.points - 54) < 0.1)
      // The last line has a tab of four columns, and a letter.
      #expect(lines.last?.frame.minX == 0 && abs((lines.last?.width.points ?? 0) - 45) < 0.1)
    }
    #expect(attached.labels(.language).map(\.text) == ["swift"])
  }

  // MARK: Previews and polls

  @Test func aSmallPictureStandsBesideTheTextsOfAPreview() throws {
    func link(small: Bool, width: Double) throws -> Cell {
      try engine.cell(
        "", .preset("merged"), from: "ann", width: width
      ) {
        $0.attachments = [
          .link(
            LinkPreview(
              address: "example.org", title: "A page about something", summary: "It is about this.",
              picture: PictureSize(width: 800, height: 400), isPictureSmall: small))
        ]
      }
    }
    let (large, small) = (try link(small: false, width: 320), try link(small: true, width: 320))
    let (across, beside) = (large.boxes(.linkPicture)[0].frame, small.boxes(.linkPicture)[0].frame)
    #expect(beside.size == Size(width: 56, height: 56) && across.width > 150)
    #expect(small.labels(.title)[0].frame.maxX <= beside.minX && small.height < large.height)
    // In the narrowest rows, only the texts are shown.
    let narrow = try link(small: true, width: 90)
    #expect(narrow.boxes(.linkPicture).allSatisfy { $0.frame.width < 56 })
    #expect(narrow.labels(.title)[0].frame.width > 20)
  }

  @Test func votesAreToldInPercentWhereTheStyleSaysSo() throws {
    func shown(_ preset: String, _ change: (inout PollAttachment) -> Void = { _ in }) throws -> [String] {
      var poll = PollAttachment(question: "When?", options: ["A", "B", "C"], votes: [1, 1, 1])
      change(&poll)
      return try cell("", preset) { $0.attachments = [.poll(poll)] }.labels(.count).map(\.text)
    }
    #expect(try shown("clustered") == ["1", "1", "1"])
    // Equal votes have equal shares; otherwise the rounded shares add up to 100 %.
    #expect(try shown("merged") == ["33%", "33%", "33%"])
    #expect(try shown("merged") { $0.votes = [2, 1, 0] } == ["67%", "33%", "0%"])
    #expect(try shown("merged") { $0.votes = [4, 4, 1] } == ["44%", "44%", "11%"])
    #expect(try shown("merged") { $0.votes = [3, 2, 1] } == ["50%", "33%", "17%"])
    #expect(try shown("merged") { $0.votes = [0, 0, 0] } == ["0%", "0%", "0%"])
    #expect(
      try shown("merged") { ($0.votes, $0.voterCount, $0.allowsSeveral) = ([3, 2, 0], 4, true) } == [
        "75%", "50%", "0%",
      ])
    #expect(try shown("merged") { $0.votes = [.max, .max, 1] } == ["50%", "50%", "0%"])
  }
}
