import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests common complaints of users of chat applications about layouts.
@Suite struct CellComplaintTests {
  static let presets = ChatStylePreset.all.map(\.name)
  private let square: LayoutEngine
  private let bundled: LayoutEngine

  init() throws {
    square = try TestEngines.square
    bundled = try TestEngines.bundled
  }

  /// Checks that all parts of a bubble are inside it, no line is cut off, and nothing overlaps.
  private func expectContained(_ cell: Cell, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let bubble = cell.bubble else { return }
    for part in cell.parts {
      switch part {
      case .text(let text):
        #expect(bubble.frame.contains(text.frame), sourceLocation: sourceLocation)
        #expect(text.frame.height >= text.block.size.height, sourceLocation: sourceLocation)
        #expect(text.frame.width >= text.block.size.width, sourceLocation: sourceLocation)
      case .avatar(let avatar):
        #expect(avatar.frame.minY >= 0 && avatar.frame.maxY <= cell.height, sourceLocation: sourceLocation)
      default:
        break
      }
    }
    // Two presets reproduce chats in which the bubble is taller than its cell and extends into the space
    // between cells.
    let free: LayoutUnit = bubble.asset == "orange" ? 10 : bubble.asset == "bubble" ? 6 : 0
    #expect(bubble.frame.maxY <= cell.height + free, sourceLocation: sourceLocation)
  }

  @Test(arguments: presets) func emojiTallerThanTheLine(name: String) throws {
    let style = try ChatStyle.preset(name)
    // The emoji font is taller than the text font, so the line grows, and the bubble with it.
    let plain = bundled.cell(Fixtures.message("Hello you"), style)
    let mixed = bundled.cell(Fixtures.message("Hello 👩‍👩‍👧‍👦"), style)
    let (low, high) = (try #require(plain.text), try #require(mixed.text))
    #expect(high.lines[0].ascent >= low.lines[0].ascent)
    // Ascent and descent are rounded up separately.
    let reach = high.lines[0].ascent + high.lines[0].descent - LayoutUnit(rawValue: 1)
    #expect(high.lines[0].frame.height >= reach)
    if let before = plain.bubble, let after = mixed.bubble {
      #expect(after.frame.height - before.frame.height == high.size.height - low.size.height)
    }
    expectContained(mixed)
  }

  @Test(arguments: ["clustered", "merged", "padded"])
  func captionUnderATinyPicture(name: String) throws {
    var style = try ChatStyle.preset(name)
    style.sent.content.media.minimumSide = 20
    let message = Message(
      id: 1, sender: "you", text: "A caption much wider than the picture above it",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 20, height: 20)))])
    let wide = square.cell(message, style)
    let text = try #require(wide.textPart)
    let alone = square.cell(Fixtures.message(message.text), style)
    // The caption has the same lines as without a picture, not one letter per line.
    #expect(text.block.lines.count == alone.text?.lines.count)
    #expect(wide.media[0].picture.size == Size(width: 20, height: 20))
    #expect(wide.media[0].frame.contains(wide.media[0].picture))
    expectContained(wide)
    // A style may keep captions from widening the bubble.
    style.sent.content.media.captionsWiden = false
    style.sent.bubble.minimumWidth = 0
    let narrow = square.cell(message, style)
    #expect(try #require(narrow.bubble).frame.width < 80)
    expectContained(narrow)
  }

  @Test(arguments: AvatarAnchor.allCases) func avatarTallerThanTheBubble(anchor: AvatarAnchor) throws {
    var style = ChatStyle.padded
    style.received.avatar?.anchor = anchor
    style.received.avatar?.size = 200
    for placement in [Placement.alone, Placement(spacing: 12)] {
      let cell = square.cell(
        for: Fixtures.message("x", from: "friend"), style: style, width: 320, environment: Fixtures.me,
        placement: placement)
      let avatar = try #require(cell.avatar)
      #expect(avatar.frame.minY >= placement.spacing && avatar.frame.maxY <= cell.height)
      expectContained(cell)
    }
  }

  @Test(arguments: presets) func oneUnbreakableWord(name: String) throws {
    let style = try ChatStyle.preset(name)
    let word = String(repeating: "x", count: 300)
    for width in [320.0, 180, 60] {
      let cell = bundled.cell(Fixtures.message(word), style, width: width)
      let block = try #require(cell.text)
      if style.sent.text.box == nil {
        #expect(block.lines.last?.end == 300)
        #expect(block.lines.count > 1)
      }
      if width > 180 { expectContained(cell) }
      if let bubble = cell.bubble, width == 320 {
        #expect(bubble.frame.minX >= 0 && bubble.frame.maxX <= cell.frame.width)
      }
    }
  }

  @Test(arguments: presets) func trailingNewline(name: String) throws {
    let style = try ChatStyle.preset(name)
    // A line break at the end does not make an empty line.
    let with = bundled.cell(Fixtures.message("Hello\n"), style)
    let without = bundled.cell(Fixtures.message("Hello"), style)
    #expect(with.frame == without.frame && with.bubble == without.bubble)
    // Two line breaks make one empty line.
    if style.sent.text.maximumLines == nil {
      #expect(bundled.cell(Fixtures.message("Hello\n\n"), style).text?.lines.count == 2)
    }
  }

  @Test(arguments: presets) func emptyText(name: String) throws {
    let style = try ChatStyle.preset(name)
    let empty = bundled.cell(Fixtures.message(""), style)
    // An empty message is as tall as one line, so that its bubble does not collapse.
    #expect(empty.text?.lines.count == 1)
    #expect(empty.height > 0)
    expectContained(empty)
    // An empty text with a picture takes no space.
    let picture = Message(
      id: 1, sender: "you", text: "",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 300, height: 200)))])
    if style.sent.text.box == nil { #expect(bundled.cell(picture, style).textPart == nil) }
  }

  @Test(arguments: presets) func widthBelowTheInsets(name: String) throws {
    let style = try ChatStyle.preset(name)
    let message = Message(
      id: 1, sender: "friend", timestamp: Fixtures.timestamp, text: "Hello 👋 world",
      quote: QuotedReply(sender: "you", text: "Before", hasPicture: true),
      attachments: [
        .media(MediaAttachment(size: PictureSize(width: 300, height: 200))),
        .voice(VoiceAttachment(duration: 7)),
        .poll(PollAttachment(question: "When?", options: ["Now", "Later"])),
        .link(LinkPreview(address: "https://example.org", title: "Example", picture: nil)),
        .code(CodeBlock(text: "let x = 1")),
      ], reactions: [Reaction(symbol: "👍", count: 2)], buttons: [["Yes", "No"]], isEdited: true,
      delivery: .read)
    for width in [40.0, 10, 1, 0, -5, .nan] {
      let cell = bundled.cell(message, style, width: width)
      #expect(cell.frame.width == LayoutUnit(width > 0 ? width : 0))
      #expect(cell.height > 0 && cell.height < 20_000)
      for part in cell.parts { #expect(part.frame.width >= 0 && part.frame.height >= 0) }
      #expect(cell.bubble.map { $0.frame.width >= 0 } ?? true)
    }
  }

  @Test func codeWiderThanTheCap() throws {
    var style = ChatStyle.clustered
    style.sent.bubble.width = WidthRule(maximum: 150)
    style.sent.content.code.wraps = true
    let code = "let answer = 42"
    let message = Message(
      id: 1, sender: "you", text: "one two three four five six",
      attachments: [.code(CodeBlock(text: code + "\nx"))])
    let cell = square.cell(message, style, width: 500)
    let label = try #require(cell.labels(.code).first)
    // Code may be wider than the limit of 150: its longer line has fifteen squares of 15 points.
    #expect(label.block.lines.count == 2 && label.block.size.width == 225)
    #expect(try #require(cell.bubble).frame.width == 225 + 12 + 24)
    // The text is still limited to the bubble's maximum width of 150 points.
    #expect(try #require(cell.text).size.width <= 126)
    // The width of the cell limits everything.
    let narrow = square.cell(message, style, width: 200)
    #expect(try #require(narrow.labels(.code).first).block.lines.count > 2)
    expectContained(narrow)
    style.sent.content.code.widensBubble = false
    #expect(try #require(square.cell(message, style, width: 500).bubble).frame.width <= 150)
  }

  @Test func sameTextInAnotherFont() throws {
    // Caches must not find a layout by the text alone.
    let message = Fixtures.message("The same words, again and again and again")
    let before = bundled.cell(message, .padded)
    var style = ChatStyle.padded
    style.sent.text.font.size = 24
    let large = bundled.cell(message, style)
    #expect(try #require(large.text).size.height > (try #require(before.text)).size.height)
    #expect(large.height > before.height)
    let after = bundled.cell(message, .padded)
    #expect(after.frame == before.frame && after.text?.lines == before.text?.lines)
    #expect(square.cell(message, .padded).text?.lines != before.text?.lines)
  }

  @Test(arguments: ["clustered", "merged"])
  func rightToLeftTextInALeftToRightInterfaceWithATuckedTime(name: String) throws {
    let style = try ChatStyle.preset(name)
    let arabic = "مرحبا كيف حالك"
    let cell = bundled.cell(Fixtures.message(arabic), style)
    let time = try #require(cell.labels(.time).first)
    let text = try #require(cell.textPart)
    let line = try #require(text.block.lines.last)
    #expect(line.isRightToLeft)
    let lineFrame = line.frame.offset(x: text.frame.minX, y: text.frame.minY)
    // A single line leaves space for the time at its right. The last of several lines ends at the left, so
    // the time is on a separate row.
    #expect(!lineFrame.overlaps(time.frame))
    #expect(time.frame.minX >= lineFrame.maxX && time.frame.minY < text.frame.maxY)
    let long = bundled.cell(Fixtures.message(String(repeating: arabic + " ", count: 6)), style)
    #expect(try #require(long.labels(.time).first).frame.minY >= #require(long.textPart).frame.maxY)
    // In a right-to-left interface the time is at the left, beside the line. A text frame rounded to whole
    // pixels may be wider than its line.
    for scale: Double? in [nil, 1, 2, 3] {
      let environment = LayoutEnvironment(me: "you", direction: .rightToLeft, scale: scale)
      let own = bundled.cell(
        for: Fixtures.message(arabic), style: style, width: 320, environment: environment)
      let ownTime = try #require(own.labels(.time).first)
      let ownText = try #require(own.textPart)
      #expect(ownTime.frame.minY < ownText.frame.maxY, "scale \(scale ?? 0)")
      #expect(ownTime.frame.maxX <= ownText.frame.minX + (ownText.block.lines.last?.frame.minX ?? 0))
    }
  }

  @Test(arguments: presets) func messagesOfAllKindsKeepApart(name: String) throws {
    let style = try ChatStyle.preset(name)
    // Time and text never overlap, whatever the text's last line.
    for text in try SourceCheck.texts.get() {
      for direction in InterfaceDirection.allCases {
        let cell = bundled.cell(Fixtures.message(text), style) { $0.direction = direction }
        expectContained(cell)
        guard let part = cell.textPart, style.sent.content.footer != nil else { continue }
        for line in part.block.lines {
          let frame = line.frame.offset(x: part.frame.minX, y: part.frame.minY)
          for time in cell.labels(.time) where style.sent.content.footer?.tuck == .trailing {
            #expect(!frame.overlaps(time.frame), "\(text)")
          }
        }
        let last = try #require(part.block.lines.last).frame.offset(x: part.frame.minX, y: part.frame.minY)
        for time in cell.labels(.time) { #expect(!last.overlaps(time.frame), "\(text)") }
      }
    }
  }
}
