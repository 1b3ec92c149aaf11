import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests features of published chats other than text. Each test is named after its row in the list of
/// features.
@Suite struct CellFeatureContentTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  private func image(_ width: Double, _ height: Double, _ state: MediaState = .ready) -> MessageAttachment {
    .media(MediaAttachment(size: PictureSize(width: width, height: height), state: state))
  }

  @Test(arguments: [
    (600.0, 300.0, 240.0, 120.0), (300, 600, 190, 380), (100, 100, 100, 100), (40, 20, 148, 74),
    (10_000, 10, 211.42, 74), (1, 1_000, 74, 211.42), (.nan, 3, 240, 240), (-4, 4, 240, 240),
  ])
  func imageAspectFitWithLimits(width: Double, height: Double, shownWidth: Double, shownHeight: Double) throws
  {
    var style = ChatStyle.merged
    style.sent.bubble.width = WidthRule(maximum: 244)
    style.sent.bubble.minimumWidth = 0
    let cell = engine.cell("", style) {
      $0.attachments = [image(width, height)]
      $0.timestamp = nil  // a picture narrower than its footer gives it a row of its own
    }
    let media = try #require(cell.media.first)
    #expect(abs(media.frame.width.points - shownWidth) < 0.05)
    #expect(abs(media.frame.height.points - shownHeight) < 0.05)
    let bubble = try #require(cell.bubble).frame
    #expect(media.frame.minX == bubble.minX + 2 && media.frame.minY == bubble.minY + 2)
    #expect(bubble.maxY == media.frame.maxY + 2)
    #expect(media.corners == CornerRadii(all: 14))
  }

  @Test func footerOverMedia() throws {
    let cell = engine.cell("", .merged) { $0.attachments = [image(300, 300)] }
    let media = try #require(cell.media.first).frame
    let capsule = try #require(cell.boxes(.capsule).first).frame
    let time = try #require(cell.labels(.time).first).frame
    #expect(media.contains(capsule) && capsule.contains(time))
    #expect(capsule.maxX == media.maxX - 6 && capsule.maxY == media.maxY - 6)
    // With a caption the footer belongs to the text.
    let caption = engine.cell("x", .merged) { $0.attachments = [image(300, 300)] }
    #expect(caption.boxes(.capsule).isEmpty)
    let rtl = engine.cell("", .merged, direction: .rightToLeft) { $0.attachments = [image(300, 300)] }
    #expect(rtl.boxes(.capsule).first?.frame.minX == (try #require(rtl.media.first)).frame.minX + 6)
  }

  @Test(arguments: MediaState.allCases) func missingOrFailedMedia(state: MediaState) throws {
    let cell = engine.cell("", .clustered) {
      $0.attachments = [.media(MediaAttachment(kind: .video, state: state))]
    }
    let media = try #require(cell.media.first)
    #expect(media.state == state && media.kind == .video)
    // The placeholder has a fixed size, so that nothing moves when the picture arrives.
    #expect(media.frame.width > 0 && media.frame.width == media.frame.height)
  }

  @Test(arguments: ["clustered", "merged"], 1...11) func albumMosaic(name: String, count: Int) throws {
    let cell = engine.cell("x", try .preset(name)) { message in
      message.attachments = (0..<count).map { image(300 + Double($0 * 40), 300) }
    }
    let bubble = try #require(cell.bubble).frame
    let shown = name == "clustered" ? min(count, 5) : count
    #expect(cell.media.map(\.index) == Array(0..<shown))
    for (index, media) in cell.media.enumerated() {
      #expect(bubble.contains(media.frame))
      for other in cell.media[..<index] { #expect(!other.frame.overlaps(media.frame)) }
    }
    #expect(cell.labels(.hiddenCount).map(\.text) == (count > shown ? ["+\(count - shown)"] : []))
    // The corners of the album are those of the bubble.
    if name == "clustered" { #expect(cell.media[0].corners.topLeft == 18) }
  }

  @Test func videoVoiceFileLocationContactPoll() throws {
    let attachments: [MessageAttachment] = [
      .media(MediaAttachment(kind: .video, size: PictureSize(width: 200, height: 100))),
      .voice(VoiceAttachment(duration: 72)), .file(FileAttachment(name: "a.pdf", byteCount: 1_234_567)),
      .location(LocationAttachment(latitude: 48.2082, longitude: -16.5)),
      .contact(ContactAttachment(name: "Ann", detail: "+43 1")),
      .poll(
        PollAttachment(
          question: "When?", options: ["Now", "A much longer answer than would fit in one line"])),
    ]
    let cell = engine.cell("text", .clustered, width: 400) { $0.attachments = attachments }
    let bubble = try #require(cell.bubble).frame
    let cards = [BoxRole.voice, .file, .location, .contact, .poll].map { cell.boxes($0).first?.frame }
    var last = try #require(cell.media.first).frame.maxY
    for frame in cards {
      let frame = try #require(frame)
      #expect(bubble.contains(frame) && frame.minY >= last)
      last = frame.maxY
    }
    #expect(try #require(cell.textPart).frame.minY >= last)
    #expect(
      cell.labels(.title).map(\.text) == ["1:12", "a.pdf", "48.20820, -16.50000", "Ann", "When?"])
    #expect(cell.labels(.detail).map(\.text) == ["1.2 MB", "+43 1"])
    #expect(cell.labels(.option).map { $0.block.lines.count > 1 } == [false, true])
    #expect(cell.boxes(.option).count == 2 && cell.boxes(.icon).count == 4)
    // All cards have the same width.
    #expect(Set(cards.map { $0?.width }).count == 1)
  }

  @Test func linkPreview() throws {
    let cell = engine.cell("see", .merged) {
      $0.attachments = [
        .link(
          LinkPreview(
            address: "https://example.org/a/very/long/address", title: "A title of some words",
            summary: String(repeating: "words ", count: 40), picture: PictureSize(width: 3, height: 1)))
      ]
    }
    let link = try #require(cell.boxes(.link).first).frame
    let picture = try #require(cell.boxes(.linkPicture).first).frame
    #expect(link.contains(picture) && picture.width == link.width)
    #expect(abs(picture.height.points * 2 - picture.width.points) < 0.1)
    #expect(cell.labels(.title).allSatisfy { $0.block.lines.count <= 2 && link.contains($0.frame) })
    #expect(cell.labels(.detail).map(\.block.lines.count) == [3, 1])
    #expect(try #require(cell.bubble).frame.contains(link))
  }

  @Test func quotedReply() throws {
    let quote = QuotedReply(sender: "Ann", text: String(repeating: "before ", count: 30), hasPicture: true)
    let cell = engine.cell("yes", .clustered) { $0.quote = quote }
    let box = try #require(cell.boxes(.quote).first).frame
    let bar = try #require(cell.boxes(.quoteBar).first).frame
    #expect(bar == Rect(x: box.minX, y: box.minY, width: 4, height: box.height))
    #expect(cell.boxes(.quotePicture).first?.frame.size == Size(width: 64, height: 64))
    #expect(cell.labels(.quoteText).first?.block.lines.count == 1)
    #expect(cell.labels(.quoteSender).first?.frame.minX == bar.maxX + 8)
    // The bubble is as wide as the quote, although the reply below it is short.
    #expect(try #require(cell.bubble).frame.width == box.width + 24)
    let plain = engine.cell("yes", .clustered) { $0.quote = QuotedReply(sender: "Ann", text: quote.text) }
    #expect(plain.labels(.quoteText).first?.block.lines.count == 2)
    // The bar is at the side where the quoted text begins.
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let rtl = engine.cell("yes", .clustered, direction: direction) {
        $0.quote = QuotedReply(sender: "Ann", text: "מתי נפגשים")
      }
      let mirrored = try #require(rtl.boxes(.quote).first).frame
      #expect(rtl.boxes(.quoteBar).first?.frame.maxX == mirrored.maxX)
    }
  }

  @Test(arguments: ["you", "friend"]) func reactionsOverlappingTheBubbleEdge(sender: String) throws {
    let reactions = [("👍", 3), ("❤️", 1), ("🎉", 2), ("😀", 4)].map { Reaction(symbol: $0.0, count: $0.1) }
    let with = engine.cell("A text of some length, to be wider", .clustered, from: sender) {
      $0.reactions = reactions
    }
    let without = engine.cell("A text of some length, to be wider", .clustered, from: sender)
    let bubble = try #require(with.bubble).frame
    #expect(bubble == without.bubble?.frame)
    let pills = with.boxes(.reaction).map(\.frame)
    // There are three pills; the third counts all other reactions: two and four.
    #expect(with.labels(.reaction).map(\.text) == ["👍 3", "❤️", "+6"])
    #expect(pills.allSatisfy { $0.height == 24 && $0.minY == bubble.maxY - 7 })
    #expect(with.height == without.height + 17)
    if sender == "you" {
      #expect(pills.first?.minX == bubble.minX + 6)
    } else {
      #expect(pills.last?.maxX == bubble.maxX - 6)
    }
    // A row of reactions that is wider than its bubble extends towards the middle of the cell.
    let small = engine.cell("x", .clustered, from: sender) { $0.reactions = reactions }
    let narrow = try #require(small.bubble).frame
    let row = small.boxes(.reaction).map(\.frame)
    if sender == "you" {
      #expect(row.last?.maxX == narrow.maxX - 6 || row.first?.minX == narrow.minX + 6)
    } else {
      #expect(row.first?.minX == narrow.minX + 6 || row.last?.maxX == narrow.maxX - 6)
    }
    #expect(row.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 })
  }

  @Test func reactionsWrappingRowsInOrUnderTheBubble() throws {
    let reactions = (0..<9).map { Reaction(symbol: "x", count: 10 + $0) }
    var style = ChatStyle.merged
    style.sent.bubble.width = WidthRule(maximum: 222)
    let inside = engine.cell("text", style) { $0.reactions = reactions }
    let bubble = try #require(inside.bubble).frame
    let pills = inside.boxes(.reaction).map(\.frame)
    #expect(pills.count == 9 && pills.allSatisfy { bubble.contains($0) })
    // "x 10" is four squares of 14 points plus twice 8, which is 72. Two pills with the gap of 6 are 150
    // points, of 200.
    #expect(Set(pills.map(\.minX)).count == 2 && Set(pills.map(\.minY)).count == 5)
    // The time is after the last pill.
    let time = try #require(inside.labels(.time).first).frame
    let last = try #require(pills.last)
    #expect(time.minX >= last.maxX + 7 && time.maxY == last.maxY)
    style.sent.content.reactions.place = .below
    let below = engine.cell("text", style) { $0.reactions = reactions }
    let frame = try #require(below.bubble).frame
    #expect(below.boxes(.reaction).allSatisfy { $0.frame.minY >= frame.maxY + 3 })
    #expect(below.height >= (try #require(below.boxes(.reaction).last)).frame.maxY)
  }

  @Test func styledRunsAndCodeBlocks() throws {
    let engine = try TestEngines.bundled
    var message = Fixtures.message("wide :) bold")
    let plain = engine.cell(message, .balloon)
    message.spans = [TextSpan(range: 8..<12, emphasis: .code), TextSpan(range: 0..<99, emphasis: .italic)]
    let styled = engine.cell(message, .balloon)
    #expect(styled.textPart?.text == "wide 😄 bold")
    #expect(styled.text?.size.width != plain.text?.size.width)
    let code = engine.cell("x", .merged) { $0.attachments = [.code(CodeBlock(text: "let x = 1\n  y"))] }
    let box = try #require(code.boxes(.code).first).frame
    let label = try #require(code.labels(.code).first)
    #expect(box == label.frame.outset(by: Insets(all: 6)))
    #expect(label.block.lines.count == 2)
  }

  @Test func mentionsAndDetectors() throws {
    let text = "@ann see #tag at example.org"
    let found = try #require(engine.cell(text, .merged).textPart)
    #expect(found.detected.map(\.kind) == [.mention, .hashtag, .link])
    #expect(found.detected.map(\.range) == [0..<4, 9..<13, 17..<28])
    #expect(engine.cell(text, .balloon).textPart?.detected.isEmpty == true)
  }

  @Test func buttons() throws {
    let cell = engine.cell("Choose", .merged) { $0.buttons = [["Yes", "No", "?"], ["Later"], []] }
    let frames = cell.boxes(.button).map(\.frame)
    let bubble = try #require(cell.bubble).frame
    #expect(frames.count == 4 && frames.allSatisfy { bubble.contains($0) && $0.height == 44 })
    #expect(Set(frames.map(\.minY)).count == 2)
    #expect(frames[2].maxX == frames[3].maxX && frames[0].minX == frames[3].minX)
    #expect(cell.labels(.button).map(\.text) == ["Yes", "No", "?", "Later"])
  }
}
