import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what grows with large type, and what shrinks or moves if there is no space.
@Suite struct LargeTypeTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Whether the label is not truncated: its last line ends at the end of the text.
  private func isWhole(_ label: LabelPart) -> Bool { label.block.lines.last?.end == label.text.utf16.count }

  @Test func aFooterTooWideForTheBubbleIsBroken() throws {
    let cell = engine.cell("Hello there", .clustered, fontScale: 4) {
      $0.isEdited = true
      $0.delivery = .read
    }
    let (edited, time) = (try #require(cell.labels(.edited).first), try #require(cell.labels(.time).first))
    #expect(time.frame.minY >= edited.frame.maxY)
    let bubble = try #require(cell.bubble).frame
    #expect(bubble.contains(edited.frame) && bubble.contains(time.frame) && bubble.minX >= 0)
    // At the normal type size, the footer is on one row.
    let small = engine.cell("Hello there", .clustered) { $0.isEdited = true }
    #expect(small.labels(.edited)[0].frame.minY == small.labels(.time)[0].frame.minY)
  }

  @Test(arguments: ["clustered", "merged"]) func pillsAndButtonsHoldTheirTexts(preset: String) throws {
    for scale in [1, 4.0] {
      let cell = try engine.cell("Hello", .preset(preset), fontScale: scale) {
        $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "❤️")]
        $0.buttons = [["Yes", "No"]]
      }
      for (role, box) in [(LabelRole.reaction, BoxRole.reaction), (.button, .button)] {
        let (texts, frames) = (cell.labels(role), cell.boxes(box))
        #expect(texts.count == 2 && frames.count == 2)
        for (text, frame) in zip(texts, frames) {
          #expect(frame.frame.height >= text.block.size.height && frame.frame.width >= text.block.size.width)
        }
        #expect(!frames[0].frame.overlaps(frames[1].frame))
      }
    }
  }

  @Test func buttonsThatWouldBeCutStandBelowOneAnother() throws {
    let buttons: [[MessageButton]] = [["Certainly", "Certainly not"], ["A", "B"]]
    let wide = engine.cell("Hello", .merged) { $0.buttons = buttons }
    #expect(Set(wide.boxes(.button).map(\.frame.minY)).count == 2)
    let narrow = engine.cell("Hello", .merged, width: 190) { $0.buttons = buttons }
    #expect(Set(narrow.boxes(.button).map(\.frame.minY)).count == 3)
    #expect(narrow.labels(.button).allSatisfy { isWhole($0) })
  }

  @Test func anEmojiWiderThanALineIsNotEnlarged() throws {
    let jumbo = engine.cell("👨‍👩‍👧‍👦", .clustered, from: "friend")
    let large = engine.cell("👨‍👩‍👧‍👦", .clustered, from: "friend", fontScale: 4)
    let plain = engine.cell("👨‍👩‍👧‍👦", .padded, from: "friend", fontScale: 4)
    #expect(try #require(jumbo.text).size.width > LayoutUnit(17 * 3.5))
    #expect(large.text?.size == plain.text?.size)
    #expect(try #require(large.textPart).frame.maxX <= 320)
  }

  @Test func theNumberOfHiddenPicturesMakesWayForTheFooter() throws {
    func album(_ scale: Double) throws -> Cell {
      engine.cell("", .clustered, fontScale: scale) {
        let picture = MessageAttachment.media(MediaAttachment(size: PictureSize(width: 9, height: 9)))
        $0.attachments = [MessageAttachment](repeating: picture, count: 9)
      }
    }
    let cell = try album(1)
    let count = try #require(cell.labels(.hiddenCount).first)
    let capsule = try #require(cell.boxes(.capsule).first)
    #expect(!count.frame.overlaps(capsule.frame) && count.frame.height >= count.block.size.height)
    // If the number of hidden pictures and the footer do not both fit, the footer gets a separate row,
    // and the number is as large as its picture allows.
    let large = try album(4)
    let (number, last) = (try #require(large.labels(.hiddenCount).first), try #require(large.media.last))
    #expect(large.boxes(.capsule).isEmpty && last.frame.contains(number.frame))
    #expect(number.block.size.width <= last.frame.width && isWhole(number))
  }

  @Test func aPictureTooNarrowForItsFooterGivesItARow() throws {
    let cell = engine.cell("", .merged) {
      $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 1, height: 1_000)))]
      $0.isEdited = true
    }
    let (media, time) = (try #require(cell.media.first), try #require(cell.labels(.time).first))
    #expect(cell.boxes(.capsule).isEmpty && time.frame.minY >= media.frame.maxY)
    #expect(try #require(cell.bubble).frame.contains(time.frame))
  }

  @Test func boxesMadeForOneSizeOfTypeGrowWithIt() throws {
    for scale in [1, 2, 4.0] {
      let row = engine.cell("Hello", .rows, fontScale: scale)
      #expect(row.height == LayoutUnit(75 * scale))
      #expect(try #require(row.textPart).frame.maxY <= #require(row.labels(.sender).first).frame.minY)
      let balloon = engine.cell("Hello", .balloon, fontScale: scale)
      let label = try #require(balloon.labels(.senderAndTime).first)
      #expect(label.frame.minY == LayoutUnit(5 * scale) && label.frame.height == LayoutUnit(20 * scale))
      #expect(try #require(balloon.bubble).frame.minY == LayoutUnit(30 * scale))
    }
    // Smaller type does not change the height of cells.
    #expect(engine.cell("Hello", .rows, fontScale: 0.5).height == 75)
  }

  @Test func aLabelInABoxOfFixedWidthGrowsAsFarAsItFits() throws {
    var style = ChatStyle.tailed
    (style.sent.growsWithType, style.received.growsWithType) = (false, false)
    let small = try #require(engine.cell("Hello", style).labels(.time).first)
    let large = try #require(engine.cell("Hello", style, fontScale: 4).labels(.time).first)
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
      let cell = try engine.cell(text, .preset(preset)) { $0.attachments = attachments }
      #expect(cell.height >= (try #require(cell.bubble)).frame.maxY)
    }
  }
}

/// Tests that what stands beside the texts of blocks keeps its distance in large type.
@Suite struct LargeTypeBlockTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  /// The gaps after markers and bars and the padding of cells.
  private func gaps(_ preset: String, width: Double, scale: Double) throws -> [String: LayoutUnit] {
    var environment = LayoutEnvironment(me: "you")
    environment.fontScale = scale
    func cell(_ block: MessageBlock) throws -> Cell {
      bench.cell([block], width: width, style: try .preset(preset), environment: environment)
    }
    let item = ListItem("a")
    let list = try cell(.list(ListBlock(isOrdered: true, start: 10, items: [item, item])))
    let quote = try cell(.quote(QuoteBlock([.paragraph("a")])))
    let table = try cell(.table(BlockBench.table([["a"]])))
    return [
      "marker": try #require(list.texts(.item).first).frame.minX
        - #require(list.texts(.marker).first).frame.maxX,
      "bar": try #require(quote.texts(.paragraph).first).frame.minX
        - #require(quote.boxes(.bar).first).frame.maxX,
      "cell": try #require(table.texts(.cell).first).frame.minX
        - #require(table.boxes(.cell).first).frame.minX,
    ]
  }

  /// Gaps beside markers grow at least with the square root of the type in every row, and other gaps in a wide row.
  @Test(arguments: ["clustered", "merged"]) func gapsGrowWithType(preset: String) throws {
    for width in [240.0, 390, 1_600] {
      let usual = try gaps(preset, width: width, scale: 1)
      var last = usual
      for scale in [1.3, 2, 3] {
        for (name, gap) in try gaps(preset, width: width, scale: scale) {
          #expect(gap >= last[name] ?? 0, "\(name) at \(width), \(scale)")
          last[name] = gap
          guard name == "marker" || width > 1_000 else { continue }
          let wanted = (usual[name] ?? 0).points * scale.squareRoot()
          #expect(gap.points >= wanted - 1, "\(name) at \(width), \(scale)")
        }
      }
    }
  }
}
