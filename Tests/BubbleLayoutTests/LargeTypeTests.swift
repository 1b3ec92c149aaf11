import BubbleLayout
import TextLayout
import Testing

/// What grows with the type, and what makes way where there is no room to grow.
@Suite struct LargeTypeTests {
  private let engine: LayoutEngine

  init() throws { engine = try SourceFonts.bundled.engine() }

  private func cell(
    _ text: String, _ preset: String, scale: Double = 4, width: Double = 320, from sender: String = "you",
    _ change: (inout Message) -> Void = { _ in }
  ) throws -> Cell {
    var message = Fixtures.message(text, from: sender)
    change(&message)
    return engine.cell(
      for: message, style: try .preset(preset), width: width,
      in: LayoutEnvironment(me: "you", fontScale: scale))
  }

  private func labels(_ cell: Cell, _ role: LabelRole) -> [LabelPart] {
    cell.parts.compactMap { if case .label(let label) = $0, label.role == role { label } else { nil } }
  }

  /// Whether nothing was cut: the last line ends where the text does.
  private func isWhole(_ label: LabelPart) -> Bool { label.block.lines.last?.end == label.text.utf16.count }

  private func boxes(_ cell: Cell, _ role: BoxRole) -> [BoxPart] {
    cell.parts.compactMap { if case .box(let box) = $0, box.role == role { box } else { nil } }
  }

  @Test func aFooterTooWideForTheBubbleIsBroken() throws {
    let cell = try cell("Hello there", "clustered") {
      $0.isEdited = true
      $0.delivery = .read
    }
    let (edited, time) = (try #require(labels(cell, .edited).first), try #require(labels(cell, .time).first))
    #expect(time.frame.minY >= edited.frame.maxY)
    let bubble = try #require(cell.bubble).frame
    #expect(bubble.contains(edited.frame) && bubble.contains(time.frame) && bubble.minX >= 0)
    // In type of its own size all of it stands in one row.
    let small = try self.cell("Hello there", "clustered", scale: 1) { $0.isEdited = true }
    #expect(labels(small, .edited)[0].frame.minY == labels(small, .time)[0].frame.minY)
  }

  @Test(arguments: ["clustered", "merged"]) func pillsAndButtonsHoldTheirTexts(preset: String) throws {
    for scale in [1, 4.0] {
      let cell = try cell("Hello", preset, scale: scale) {
        $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "❤️")]
        $0.buttons = [["Yes", "No"]]
      }
      for (role, box) in [(LabelRole.reaction, BoxRole.reaction), (.button, .button)] {
        let (texts, frames) = (labels(cell, role), boxes(cell, box))
        #expect(texts.count == 2 && frames.count == 2)
        for (text, frame) in zip(texts, frames) {
          #expect(frame.frame.height >= text.block.size.height && frame.frame.width >= text.block.size.width)
        }
        #expect(!frames[0].frame.overlaps(frames[1].frame))
      }
    }
  }

  @Test func buttonsThatWouldBeCutStandBelowOneAnother() throws {
    let buttons = [["Certainly", "Certainly not"], ["A", "B"]]
    let wide = try cell("Hello", "merged", scale: 1) { $0.buttons = buttons }
    #expect(Set(boxes(wide, .button).map(\.frame.minY)).count == 2)
    let narrow = try cell("Hello", "merged", scale: 1, width: 190) { $0.buttons = buttons }
    #expect(Set(boxes(narrow, .button).map(\.frame.minY)).count == 3)
    #expect(labels(narrow, .button).allSatisfy { isWhole($0) })
  }

  @Test func anEmojiWiderThanALineIsNotEnlarged() throws {
    let jumbo = try cell("👨‍👩‍👧‍👦", "clustered", scale: 1, from: "friend")
    let large = try cell("👨‍👩‍👧‍👦", "clustered", from: "friend")
    let plain = try cell("👨‍👩‍👧‍👦", "padded", from: "friend")
    #expect(try #require(jumbo.text).size.width > LayoutUnit(17 * 3.5))
    #expect(large.text?.size == plain.text?.size)
    #expect(try #require(large.bubble).frame.maxX <= 320)
  }

  @Test func theNumberOfHiddenPicturesMakesWayForTheFooter() throws {
    func album(_ scale: Double) throws -> Cell {
      try self.cell("", "clustered", scale: scale) {
        let picture = MessageAttachment.media(MediaAttachment(size: PictureSize(width: 9, height: 9)))
        $0.attachments = [MessageAttachment](repeating: picture, count: 9)
      }
    }
    let cell = try album(1)
    let count = try #require(labels(cell, .hiddenCount).first)
    let capsule = try #require(boxes(cell, .capsule).first)
    #expect(!count.frame.overlaps(capsule.frame) && count.frame.height >= count.block.size.height)
    // Where both have no room the footer has a row of its own, and the number is as large as its picture allows.
    let large = try album(4)
    let (number, last) = (try #require(labels(large, .hiddenCount).first), try #require(large.media.last))
    #expect(boxes(large, .capsule).isEmpty && last.frame.contains(number.frame))
    #expect(number.block.size.width <= last.frame.width && isWhole(number))
  }

  @Test func aPictureTooNarrowForItsFooterGivesItARow() throws {
    let cell = try cell("", "merged", scale: 1) {
      $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 1, height: 1_000)))]
      $0.isEdited = true
    }
    let (media, time) = (try #require(cell.media.first), try #require(labels(cell, .time).first))
    #expect(boxes(cell, .capsule).isEmpty && time.frame.minY >= media.frame.maxY)
    #expect(try #require(cell.bubble).frame.contains(time.frame))
  }

  @Test func boxesMadeForOneSizeOfTypeGrowWithIt() throws {
    for scale in [1, 2, 4.0] {
      let row = try cell("Hello", "rows", scale: scale)
      #expect(row.height == LayoutUnit(75 * scale))
      #expect(try #require(row.textPart).frame.maxY <= #require(labels(row, .sender).first).frame.minY)
      let balloon = try cell("Hello", "balloon", scale: scale)
      let label = try #require(labels(balloon, .senderAndTime).first)
      #expect(label.frame.minY == LayoutUnit(5 * scale) && label.frame.height == LayoutUnit(20 * scale))
      #expect(try #require(balloon.bubble).frame.minY == LayoutUnit(30 * scale))
    }
    // Smaller type leaves the cells as they are.
    #expect(try cell("Hello", "rows", scale: 0.5).height == 75)
  }

  @Test func aLabelInABoxOfFixedWidthGrowsAsFarAsItFits() throws {
    let small = try #require(labels(cell("Hello", "tailed", scale: 1), .time).first)
    let large = try #require(labels(cell("Hello", "tailed"), .time).first)
    #expect(large.frame.width == 55 && small.frame.width == 55)
    #expect(large.block.size.width <= 55 && large.block.size.width > small.block.size.width)
    #expect(isWhole(large))
  }

  @Test(arguments: ["balloon", "tailed"]) func aCellHoldsMoreThanItsText(preset: String) throws {
    let attachments: [MessageAttachment] = [
      .code(CodeBlock(text: "a\nb\nc\nd\ne\nf\ng\nh")), .voice(VoiceAttachment(duration: 1)),
    ]
    let pictures = [MessageAttachment](repeating: .media(MediaAttachment()), count: 4)
    for (text, attachments) in [("Hello", attachments), ("", pictures), ("Hello", pictures)] {
      let cell = try cell(text, preset, scale: 1) { $0.attachments = attachments }
      #expect(cell.height >= (try #require(cell.bubble)).frame.maxY)
    }
  }
}
