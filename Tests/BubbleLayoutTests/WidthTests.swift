import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that any width gives a layout.
@Suite struct WidthTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  @Test(arguments: [-1, -.infinity, .nan, -1e300])
  func widthsThatAreNoneAreZero(width: Double) {
    let zero = engine.cell(Fixtures.message("Hello"), width: 0)
    let other = engine.cell(Fixtures.message("Hello"), width: width)
    #expect(other.frame == zero.frame)
    #expect(other.bubble == zero.bubble)
    #expect(other.text?.lines == zero.text?.lines)
    // Each line has one grapheme cluster.
    #expect(zero.text?.lines.count == 5)
    #expect(zero.frame.width == 0)
    #expect(zero.label?.frame.width == 0)
  }

  @Test func infiniteWidthIsLeftToTheContent() {
    let long = engine.cell(
      Fixtures.message(String(repeating: "x", count: 50), from: "friend"), width: .infinity)
    // The text of a balloon is at most 260 points wide. With padding and margins it is narrower than the
    // label: "friend Sep 12, 2011 7:34:21 PM" has 30 squares of 11 points, between insets of 10.
    #expect(long.text?.lines.count == 3)
    #expect(long.frame.width == 350)
    #expect(long.bubble?.frame.maxX == 340)
    #expect(long.label?.block.size.width == 330)
    let plain = Message(id: 1, sender: "friend", text: String(repeating: "x", count: 50))
    #expect(engine.cell(plain, width: .infinity).frame.width == 310)
  }

  @Test func hugeWidthIsHeldWithinTheArithmetic() {
    let cell = engine.cell(Fixtures.message("Hello", from: "friend"), width: 1e300)
    #expect(cell.frame.width.points == 1_099_511_627_776)
    #expect(cell.bubble?.frame.maxX == cell.frame.width - 10)
  }

  @Test func pixelsRoundMeasuredSizesUp() throws {
    var style = ChatStyle.balloon
    // Five squares are 65.3125 points wide.
    style.sent.text.font.size = 13.0625
    style.sent.height.minimum = 0
    let exact = engine.cell(Fixtures.message("Hello"), style)
    #expect(exact.textPart?.frame.size == Size(width: 75.3125, height: 13.0625))
    let whole = engine.cell(Fixtures.message("Hello"), style) { $0.scale = 1 }
    #expect(whole.textPart?.frame.size == Size(width: 76, height: 14))
    #expect(whole.height == 54)
    let halves = engine.cell(Fixtures.message("Hello"), style) { $0.scale = 2 }
    #expect(halves.textPart?.frame.size == Size(width: 75.5, height: 13.5))
    #expect(halves.textPart?.frame.origin == Point(x: 20, y: 40))
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [Double])
  func scalesThatAreNoneRoundNothing(scale: Double) {
    #expect(
      engine.cell(Fixtures.message("Hello"), .balloon, { $0.scale = scale }).textPart?.frame
        == engine.cell(Fixtures.message("Hello"), width: 320).textPart?.frame)
  }

  @Test(arguments: [Int64.min, Int64.max, 0])
  func anyTimestampIsWritten(milliseconds: Int64) throws {
    let message = Message(
      id: 1, sender: "", timestamp: Timestamp(milliseconds: milliseconds), text: "x")
    let label = try #require(engine.cell(message, width: 320).label)
    #expect(label.text.hasSuffix(milliseconds == 0 ? "Jan 1, 1970 12:00:00 AM" : "M"))
  }
}
