import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what a person found who saw pictures of their own messages for the first time.
@Suite struct FirstLookTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ message: Message, _ style: ChatStyle = .merged, width: Double = 390) -> Cell {
    engine.cell(for: message, style: style, width: width, environment: Fixtures.me)
  }

  /// Words that a span covers are never shown because a text is read as Markdown.
  @Test func markdownUncoversNothing() throws {
    let secret = TextSpan(range: 0..<6, emphases: .spoiler)
    let message = Message(id: 1, sender: "ann", text: "secret is **42**", spans: [secret], format: .markdown)
    let text = try #require(cell(message).textPart)
    #expect(text.text == message.text && text.spans.contains { $0.isCover })
    let plain = Message(id: 1, sender: "ann", text: "it is **42**", format: .markdown)
    #expect(try #require(cell(plain).textPart).text == "it is 42")
  }

  @Test(arguments: ["merged", "clustered"]) func aQuoteWithoutWordsIsOneLine(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    func quote(_ text: String, sender: String? = "bo") throws -> Cell {
      cell(
        Message(id: 1, sender: "ann", text: "Hi", quote: QuotedReply(sender: sender, text: text)), style)
    }
    let (empty, full) = (try quote(""), try quote("Hello"))
    let heights = try [empty, full].map { try #require($0.boxes(.quote).first).frame.height }
    #expect(empty.labels(.quoteText).isEmpty && heights[0] < heights[1])
    #expect(try quote("", sender: nil).labels(.quoteText).map(\.text) == ["Original message not found"])
  }

  @Test func addressesAndNumbersHaveFittingInitials() throws {
    for (name, initials) in [
      ("j.smith@example.com", "JS"), ("anna@gmail.com", "A"), ("@handle", "H"), ("Ann @ work", "AW"),
      ("+44 7700 900123", nil), ("+49 (170) 123-45", nil), ("+Plus", "P"), ("R2 D2", "RD"), ("007", "0"),
    ] as [(String, String?)] {
      let cell = cell(Message(id: 1, sender: name, text: "Hi"))
      #expect(cell.labels(.initials).map(\.text) == [initials].compactMap(\.self), "\(name)")
    }
  }

  /// The length of a video is shown if it fits anywhere beside the play button, and the button of a small tile
  /// leaves the corner to the time.
  @Test func marksAndBadgesShareAPicture() throws {
    let wide = MediaAttachment(kind: .video, size: PictureSize(width: 1_500, height: 420), duration: 600)
    let low = cell(Message(id: 1, sender: "ann", text: "", attachments: [.media(wide)]), width: 320)
    #expect(low.labels(.duration).map(\.text) == ["10:00"])
    let video = MessageAttachment.media(
      MediaAttachment(kind: .video, size: PictureSize(width: 800, height: 800), duration: 9))
    for count in 2...6 {
      let album = Message(
        id: 1, sender: "you", timestamp: Fixtures.timestamp, text: "",
        attachments: Array(repeating: video, count: count),
        delivery: .read)
      let cell = cell(album, .merged, width: 320)
      for mark in cell.boxes(.play) {
        for badge in cell.boxes(.capsule) where badge.frame.minY < mark.frame.midY {
          #expect(!badge.frame.overlaps(mark.frame), "\(count)")
        }
      }
    }
  }
}
