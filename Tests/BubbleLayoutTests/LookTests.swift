import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests messages that followed the rules of their style and still looked wrong.
@Suite struct LookTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  // MARK: Notices

  @Test(arguments: ["balloon", "tailed"], [InterfaceDirection.leftToRight, .rightToLeft])
  func noticesAreCentredLines(preset: String, direction: InterfaceDirection) throws {
    let style = try ChatStyle.preset(preset)
    for width in [180.0, 320, 700] {
      let cell = engine.cell(
        "Ann has joined the group", style, from: nil, width: width, direction: direction
      ) { $0.kind = .notice }
      let text = try #require(cell.textPart)
      #expect(cell.bubble == nil && cell.avatar == nil && cell.delivery == nil && cell.parts.count == 1)
      #expect(abs(text.frame.midX.rawValue - LayoutUnit(width / 2).rawValue) <= 1)
      #expect(cell.height < 40)
    }
  }

  // MARK: Order and padding

  @Test(arguments: ["clustered", "merged"]) func aNameIsAboveTheLinkCard(preset: String) throws {
    let cell = try engine.cell("See", .preset(preset), from: "ann") {
      $0.attachments = [.link(LinkPreview(address: "example.org", title: "A page"))]
    }
    let (name, link) = (try #require(cell.labels(.sender).first), try #require(cell.boxes(.link).first))
    #expect(name.frame.maxY <= link.frame.minY)
  }

  @Test(arguments: [InterfaceDirection.leftToRight, .rightToLeft], ["you", "ann"])
  func cardsKeepTheirPaddingInTailed(direction: InterfaceDirection, sender: String) throws {
    let cell = engine.cell("Text", .tailed, from: sender, direction: direction) {
      $0.attachments = [.file(FileAttachment(name: "packing list.pdf", byteCount: 12_345))]
      $0.quote = QuotedReply(sender: "ann", text: "What do we need?")
    }
    let bubble = try #require(cell.bubble)
    for box in cell.boxes(.file) + cell.boxes(.quote) {
      let (left, right) = (box.frame.minX - bubble.frame.minX, bubble.frame.maxX - box.frame.maxX)
      #expect((bubble.tail == .left ? left : right) == 21 && (bubble.tail == .left ? right : left) == 13)
      #expect(box.frame.minY - bubble.frame.minY >= 8)
    }
    // The text is where the chat that `tailed` reproduces has it.
    #expect(
      try #require(cell.textPart).frame.minX - bubble.frame.minX
        == (sender == "you" ? (bubble.tail == .left ? 8 : 2) : bubble.tail == .left ? 7 : 3))
  }

  // MARK: Corners

  @Test func aQuoteStaysWithinItsBubblesCorners() throws {
    let style = try ChatStyle(
      json: #"{"preset":"merged","bubble":{"radius":20,"mergedRadius":20},"content":{"quote":{"inset":2}}}"#)
    let cell = engine.cell("Text", style) { $0.quote = QuotedReply(sender: "ann", text: "Why?") }
    let quote = try #require(cell.boxes(.quote).first)
    // The upper corners are concentric with those of the bubble, two points further in. The lower ones are
    // far from the bubble's corners.
    #expect(quote.corners == CornerRadii(topLeft: 18, topRight: 18, bottomRight: 8, bottomLeft: 8))
    let usual = engine.cell("Text", .merged) { $0.quote = QuotedReply(sender: "ann", text: "Why?") }
    #expect(try #require(usual.boxes(.quote).first).corners == nil)
  }

  // MARK: Reactions

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 4]) func pillsCoverNeitherTextNorButtons(fontScale: Double) throws {
    func cell(_ change: (inout Message) -> Void) -> Cell {
      engine.cell("Hello gjpqy", .clustered, fontScale: fontScale) {
        $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "❤️")]
        change(&$0)
      }
    }
    let plain = cell { _ in }
    let line = try #require(plain.textPart)
    for pill in plain.boxes(.reaction) {
      #expect(pill.frame.minY >= line.frame.maxY)
      #expect(pill.frame.minY <= (try #require(plain.bubble)).frame.maxY)
    }
    let buttons = cell { $0.buttons = [["Yes", "No"]] }
    for pill in buttons.boxes(.reaction) {
      #expect(buttons.boxes(.button).allSatisfy { !$0.frame.overlaps(pill.frame) })
    }
    // Reactions may overlap a picture as far as the style says.
    let picture = engine.cell("", .clustered, fontScale: fontScale) {
      $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 900, height: 900)))]
      $0.reactions = [Reaction(symbol: "👍")]
      $0.timestamp = nil
    }
    let pill = try #require(picture.boxes(.reaction).first)
    let edge = try #require(picture.bubble).frame.maxY
    #expect(pill.frame.minY < edge && pill.frame.minY >= edge - LayoutUnit(7 * max(1, fontScale)))
  }

  // MARK: The time beside a line of the opposite direction

  @Test(arguments: ["clustered", "merged"]) func theTimeIsBesideAShortLatinMessage(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for (text, direction) in [("ok", InterfaceDirection.rightToLeft), ("نعم", .leftToRight)] {
      for sender in ["you", "ann"] {
        let cell = engine.cell(text, style, from: sender, direction: direction)
        let (line, time) = (try #require(cell.textPart), try #require(cell.labels(.time).first))
        #expect(time.frame.minY < line.frame.maxY && !time.frame.overlaps(line.frame))
        // The time is at the end side of the interface, as always.
        let isLeft = time.frame.maxX <= line.frame.minX
        #expect(isLeft == (direction == .rightToLeft))
      }
    }
    // Several lines begin at the side of the time, so the time is below them.
    let long = engine.cell(
      String(repeating: "several words ", count: 9) + "x", style, direction: .rightToLeft)
    let (text, time) = (try #require(long.textPart), try #require(long.labels(.time).first))
    #expect(text.block.lines.count > 1 && time.frame.minY >= text.frame.maxY)
  }
}
