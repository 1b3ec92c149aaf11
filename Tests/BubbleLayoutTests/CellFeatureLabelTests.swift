import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests features of published chats around and within the text. Each test is named after its row in the list
/// of features.
@Suite struct CellFeatureLabelTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  @Test func senderName() throws {
    let cell = engine.cell(Fixtures.message("x", from: "friend"), .merged)
    let name = try #require(cell.labels(.sender).first)
    // The name is six squares of 14 points, above the text, within the bubble's padding of 11.
    #expect(name.frame.minX == 57 && name.block.size.width == 84)
    #expect(name.frame.maxY <= (try #require(cell.textPart)).frame.minY)
    #expect(try #require(cell.bubble).frame.width >= 84 + 22)
    #expect(engine.cell(Fixtures.message("x"), .merged).labels(.sender).isEmpty)
  }

  @Test(arguments: AvatarAnchor.allCases)
  func avatarWithAChoiceOfVerticalAnchor(anchor: AvatarAnchor) throws {
    var style = ChatStyle.padded
    style.received.avatar?.anchor = anchor
    let cell = engine.cell(Fixtures.message("a\nb\nc\nd\ne\nf", from: "friend"), style)
    let avatar = try #require(cell.avatar).frame
    let bubble = try #require(cell.bubble).frame
    // The text has six lines of 17 points from y = 15 on; the bubble is from y = 5 to 127.
    #expect(bubble == Rect(x: 68, y: anchor == .firstLine ? 6.5 : 5, width: 37, height: 122))
    let y: LayoutUnit =
      switch anchor {
      case .cellTop: 0
      case .cellBottom: cell.height - 50
      case .top: 5
      case .bottom: 77
      case .center: 41
      // The avatar's top would be at 15 + 8.5 − 25 = −1.5, above the cell, so everything moves down.
      case .firstLine: 0
      case .lastLine: 83.5
      }
    #expect(avatar.minY == y)
  }

  @Test func avatarOnlyOnTheLastOfAGroup() {
    let contexts = [
      Placement(isFirst: true, isLast: false), Placement(isFirst: false, isLast: false),
      Placement(isFirst: false, isLast: true), .alone,
    ]
    let cells = contexts.map { engine.cell(Fixtures.message("x", from: "friend"), .clustered, placement: $0) }
    #expect(cells.map { $0.avatar != nil } == [false, false, true, true])
    // The space of the avatar stays empty.
    #expect(Set(cells.map { $0.bubble?.frame.minX }) == [48])
  }

  @Test func timestampAsLabelAboveOrBelow() throws {
    let style = try ChatStyle(
      json: """
        {"text":{"font":{"size":10}},"bubble":{"padding":{"top":5,"bottom":5}},"labels":[
         {"role":"sender","place":"above","box":{"bottom":3,"start":0,"end":0,"height":20},"font":{"size":10}},
         {"role":"time","place":"below","box":{"top":2,"start":0,"end":0,"height":0},"font":{"size":8},
          "time":{"date":"none","time":"short"}}]}
        """)
    let cell = engine.cell(Fixtures.message("x", from: "friend"), style)
    #expect(cell.labels(.sender).first?.frame == Rect(x: 0, y: 0, width: 320, height: 20))
    #expect(cell.bubble?.frame == Rect(x: 0, y: 23, width: 10, height: 20))
    #expect(cell.labels(.time).first?.frame == Rect(x: 0, y: 45, width: 320, height: 8))
    #expect(cell.height == 53)
    // A label without text takes no space.
    let notice = Message(id: 1, sender: nil, text: "x")
    #expect(engine.cell(notice, style).bubble?.frame.minY == 0)
  }

  @Test func timestampTuckedIntoTheLastTextLine() throws {
    var style = ChatStyle.clustered
    style.sent.text.font.size = 20
    style.sent.content.footer?.font.size = 10
    // "7:34 PM" is 70 points wide. With six squares of 20 and a gap of 6 that is 196, of 220 available points
    // (320 − 76 − 24).
    let tucked = engine.cell(Fixtures.message("abcdef"), style)
    let text = try #require(tucked.textPart).frame
    let time = try #require(tucked.labels(.time).first).frame
    #expect(tucked.bubble?.frame.width == 220)
    #expect(time.minX == text.minX + 126 && time.minY < text.maxY)
    // With one more square it would be 216, with two 236.
    let own = engine.cell(Fixtures.message("abcdefgh"), style)
    let ownText = try #require(own.textPart).frame
    let ownTime = try #require(own.labels(.time).first).frame
    #expect(ownTime.minY == ownText.maxY + 2)
    #expect(own.bubble?.frame.width == 184)
    #expect(ownTime.maxX == ownText.maxX)
    // The gap grows with the font: it is 12 at 40 points.
    style.sent.text.font.size = 40
    #expect(engine.cell(Fixtures.message("abc"), style).bubble?.frame.width == 226)
    // A short last line has space beside it, however wide the text is.
    let two = engine.cell(Fixtures.message("abcde\na"), style)
    #expect(two.bubble?.frame.width == 224)
    // In `merged`, time and delivery icon are both at the lower edge of the text.
    style = .merged
    style.sent.text.font.size = 20
    style.sent.content.footer?.font.size = 10
    let merged = engine.cell(Fixtures.message("abcdef"), style)
    let mergedText = try #require(merged.textPart).frame
    #expect(merged.bubble?.frame.width == 219)
    #expect(merged.labels(.time).first?.frame.maxY == mergedText.maxY)
    style.sent.content.footer?.tuck = .none
    let below = engine.cell(Fixtures.message("ab"), style)
    #expect(below.labels(.time).first?.frame.minY == below.textPart?.frame.maxY)
  }

  @Test func timestampRevealedByASwipe() throws {
    let style = try ChatStyle(
      json: """
        {"labels":[{"role":"time","box":{"top":0,"start":330,"width":60,"height":20},"font":{"size":8},
         "time":{"date":"none","time":"short"}}]}
        """)
    let cell = engine.cell(Fixtures.message("x"), style)
    // The label is beyond the cell's edge, and does not widen the cell.
    #expect(cell.labels(.time).first?.frame == Rect(x: 330, y: 0, width: 60, height: 20))
    #expect(cell.frame.width == 320)
  }

  @Test(arguments: DeliveryState.allCases.filter { $0 != .failed }) func deliveryStatus(state: DeliveryState)
    throws
  {
    var message = Fixtures.message("Hello")
    message.delivery = state
    let cell = engine.cell(message, .merged)
    let delivery = try #require(cell.delivery)
    #expect(delivery.state == state)
    let time = try #require(cell.labels(.time).first).frame
    #expect(delivery.frame.size == Size(width: 13, height: 11))
    #expect(delivery.frame.minX == time.maxX + 4)
    #expect(delivery.frame.maxX == (try #require(cell.bubble)).frame.maxX - 11)
    // In a right-to-left interface the delivery icon is at the left of the time.
    let mirrored = engine.cell(message, .merged) { $0.direction = .rightToLeft }
    #expect(
      try #require(mirrored.delivery).frame.maxX < (try #require(mirrored.labels(.time).first)).frame.minX)
  }

  @Test func editedMark() throws {
    var message = Fixtures.message("x")
    message.isEdited = true
    let cell = engine.cell(message, .clustered)
    let mark = try #require(cell.labels(.edited).first)
    #expect(mark.text == "edited")
    #expect(mark.frame.maxX < (try #require(cell.labels(.time).first)).frame.minX)
    #expect(engine.cell(Fixtures.message("x"), .clustered).labels(.edited).isEmpty)
  }

  @Test(arguments: ["clustered", "merged", "padded"]) func systemMessagesCentred(name: String) throws {
    let cell = engine.cell(Fixtures.message("Ann joined", from: nil, kind: .notice), try .preset(name))
    let text = try #require(cell.textPart).frame
    #expect(abs(text.midX.points - 160) <= 26)
    #expect(cell.avatar == nil && cell.labels(.time).isEmpty)
  }

  @Test(arguments: [
    ("🙂", 3.5), ("🙂🙃", 3), ("👩‍👩‍👧‍👦 🇺🇳 1️⃣", 2.75), ("😀😁😂🤣", 2.5), ("❤️🙂❤️🙂❤️", 2.25), ("😀😀😀😀😀😀", 1), ("🙂 ok", 1),
    ("1", 1), ("❤\u{FE0E}", 1),
  ])
  func emojiOnlyJumbo(text: String, factor: Double) throws {
    // The square font has no emoji, so squares of an emoji's size stand for them, on lines of their height.
    let isEmoji = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    let height = 17 * factor * (isEmoji ? 1.171875 : 1)
    let cell = engine.cell(Fixtures.message(text), .clustered, width: 2_000)
    let line = try #require(cell.text?.lines.first)
    // Heights are rounded up to 1/64 pt.
    #expect(abs(line.frame.height.points - height) <= 1.0 / 64)
    // Large emoji have no bubble.
    #expect((cell.bubble == nil) == (factor > 1))
  }

  @Test func longMessageCollapsed() throws {
    let long = String(repeating: "👩‍👩‍👧‍👦", count: 600)
    let cell = engine.cell(Fixtures.message(long), .clustered)
    let text = try #require(cell.textPart)
    #expect(text.text.count == 513 && text.text.hasSuffix("…"))
    let more = try #require(cell.labels(.readMore).first)
    #expect(more.text == "Read more" && more.frame.minY >= text.frame.maxY)
    // The time is never beside the last line.
    #expect(try #require(cell.labels(.time).first).frame.minY >= more.frame.maxY)
    let lines = Array(repeating: "x", count: 21).joined(separator: "\n")
    #expect(engine.cell(Fixtures.message(lines), .clustered).text?.lines.count == 16)
    #expect(engine.cell(Fixtures.message(String(lines.dropLast(8))), .clustered).labels(.readMore).isEmpty)
    var style = ChatStyle.clustered
    style.sent.text.collapse?.lines = 3
    let cut = engine.cell(Fixtures.message(lines), style)
    #expect(cut.text?.lines.count == 3 && cut.labels(.readMore).count == 1)
  }

  @Test func rightToLeftInterfaceMirroring() throws {
    for name in ChatStylePreset.all.map(\.name) {
      var style = try ChatStyle.preset(name)
      // The footer is not beside the text, because a left-to-right text leaves no space for a footer at the
      // left.
      style.received.content.footer?.tuck = .none
      let message = Fixtures.message("Hello", from: "friend")
      let left = engine.cell(message, style)
      let right = engine.cell(message, style) { $0.direction = .rightToLeft }
      #expect(right.side == left.side.opposite)
      #expect(right.bubble?.frame == left.bubble?.frame.mirrored(in: 320))
      #expect(right.avatar?.frame == left.avatar?.frame.mirrored(in: 320))
      #expect(right.bubble?.corners.topLeft == left.bubble?.corners.topRight)
      #expect(right.height == left.height)
      // A style may turn mirroring off.
      var fixed = style
      fixed.mirrorsInterface = false
      #expect(engine.cell(message, fixed) { $0.direction = .rightToLeft }.bubble == left.bubble)
    }
  }

  @Test func naturalAlignmentPerMessageText() throws {
    let message = Fixtures.message("אב\nאבגד", from: "friend")
    for direction in InterfaceDirection.allCases {
      let cell = engine.cell(message, .padded) { $0.direction = direction }
      // The lines follow the direction of the text, whatever the direction of the interface and the side
      // of the bubble.
      #expect(cell.text?.lines.map(\.frame.minX) == [34, 0])
      #expect(cell.side == (direction == .leftToRight ? .left : .right))
    }
  }

  @Test(arguments: [(0.5, 8.5), (1, 17), (2, 34), (4, 68), (9, 68), (.nan, 17), (-1, 8.5)])
  func dynamicTypeFontScaleLive(scale: Double, height: Double) throws {
    let cell = engine.cell(Fixtures.message("x"), .merged, width: 640) { $0.fontScale = scale }
    #expect(cell.text?.lines.first?.frame.height == LayoutUnit(height))
    let time = try #require(cell.labels(.time).first)
    #expect(time.block.size.height == LayoutUnit(height * 11 / 17))
  }

  @Test(arguments: [1.0, 1.5, 2, 3, 4]) func deviceScale(scale: Double) throws {
    let engine = try TestEngines.bundled
    var environment = Fixtures.me
    environment.scale = scale
    for name in ChatStylePreset.all.map(\.name) {
      let cell = engine.cell(
        for: Fixtures.message("Hello, world"), style: try .preset(name), width: 320, environment: environment)
      let exact = engine.cell(
        for: Fixtures.message("Hello, world"), style: try .preset(name), width: 320, environment: Fixtures.me)
      let pixels = cell.height.points * scale
      #expect(abs(pixels - pixels.rounded()) < 0.04)
      #expect(cell.height >= exact.height)
    }
  }

  @Test func swipeAccessorySpace() throws {
    let cell = engine.cell(Fixtures.message("x", from: "friend"), .clustered)
    let swipe = try #require(cell.boxes(.swipe).first).frame
    let bubble = try #require(cell.bubble).frame
    #expect(swipe.size == Size(width: 24, height: 24))
    #expect(swipe.maxX == bubble.minX - 8)
    #expect(swipe.midY == bubble.midY)
  }

  @Test func selectionGutterInTheLayout() throws {
    let text = String(repeating: "word ", count: 20)
    let still = engine.cell(Fixtures.message(text, from: "friend"), .clustered)
    let choosing = engine.cell(Fixtures.message(text, from: "friend"), .clustered) { $0.isSelecting = true }
    // The space for selection marks is always reserved, so that no line moves.
    #expect(choosing.text?.lines == still.text?.lines)
    #expect(choosing.bubble?.frame == still.bubble?.frame.offset(x: 32))
    #expect(choosing.avatar?.frame == still.avatar?.frame.offset(x: 32))
    #expect(choosing.boxes(.selection).first?.frame.minX == 12)
    let own = engine.cell(Fixtures.message(text), .clustered) { $0.isSelecting = true }
    #expect(own.bubble?.frame == engine.cell(Fixtures.message(text), .clustered).bubble?.frame)
    #expect(own.boxes(.selection).count == 1)
  }
}
