import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests the rules of the preset `balloon` with numbers calculated by hand: in the square font at 13 points,
/// each character is 13 points wide and each line 13 points high.
@Suite struct BalloonTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  @Test func sentMessageOfOneLineStandsLeft() throws {
    let cell = engine.cell(Fixtures.message("Hello"))
    #expect(cell.side == .left)
    // Five squares are 65 points wide, and the style adds 10.
    #expect(cell.textPart?.frame == Rect(x: 20, y: 40, width: 75, height: 13))
    let bubble = try #require(cell.bubble)
    #expect(bubble.frame == Rect(x: 10, y: 30, width: 95, height: 33))
    #expect(bubble.asset == "orange")
    #expect(bubble.tail == .left)
    // 13 + 40 is below the minimum height of 65.
    #expect(cell.frame == Rect(x: 0, y: 0, width: 320, height: 65))
  }

  @Test func receivedMessageStandsRight() throws {
    let cell = engine.cell(Fixtures.message("Hello", from: "friend"))
    #expect(cell.side == .right)
    #expect(cell.textPart?.frame == Rect(x: 320 - 75 - 20, y: 40, width: 75, height: 13))
    let bubble = try #require(cell.bubble)
    #expect(bubble.frame == Rect(x: 215, y: 30, width: 95, height: 33))
    #expect(bubble.asset == "aqua")
    #expect(bubble.tail == .right)
  }

  @Test func capsLeaveOnePointToStretch() throws {
    for sender in ["you", "friend"] {
      let bubble = try #require(engine.cell(Fixtures.message("Hello", from: sender)).bubble)
      #expect(bubble.caps == Insets(top: 15, left: 24, bottom: 15, right: 24))
      #expect(bubble.resizing == .stretch)
      #expect(bubble.corners == .zero)
    }
  }

  @Test func longTextWrapsWithin260() {
    // Twenty squares fill 260 points exactly; the twenty-first begins a new line.
    let twenty = String(repeating: "x", count: 20)
    #expect(engine.cell(Fixtures.message(twenty)).text?.lines.count == 1)
    let cell = engine.cell(Fixtures.message(twenty + "x"))
    #expect(cell.text?.lines.count == 2)
    #expect(cell.textPart?.frame == Rect(x: 20, y: 40, width: 270, height: 26))
    #expect(cell.bubble?.frame == Rect(x: 10, y: 30, width: 290, height: 46))
    #expect(cell.height == 66)
  }

  @Test(arguments: [1, 2, 3, 10])
  func heightIsThatOfTheTextPlus40ButAtLeast65(lineCount: Int) {
    let text = Array(repeating: "x", count: lineCount).joined(separator: "\n")
    #expect(engine.cell(Fixtures.message(text)).height == LayoutUnit(max(65, 13 * lineCount + 40)))
  }

  @Test func labelNamesSenderAndTime() throws {
    let label = try #require(engine.cell(Fixtures.message("Hello", from: "friend")).label)
    #expect(label.text == "friend Sep 12, 2011 7:34:21 PM")
    #expect(label.frame == Rect(x: 10, y: 5, width: 300, height: 20))
    #expect(label.alignment == .center)
    #expect(label.role == .senderAndTime)
  }

  @Test func labelIsCentredInItsBox() throws {
    let message = Message(id: 1, sender: "abcd", text: "x")
    let label = try #require(engine.cell(message).label)
    // The text is four squares of 11 points, in the middle of a box of 300 × 20.
    #expect(label.block.size == Size(width: 44, height: 11))
    #expect(label.blockOrigin == Point(x: 128, y: 4.5))
  }

  @Test func labelThatDoesNotFitIsCutWithAnEllipsis() throws {
    let message = Message(id: 1, sender: String(repeating: "a", count: 40), text: "x")
    let label = try #require(engine.cell(message).label)
    // 27 squares of 11 points are 297: 26 letters and the ellipsis.
    #expect(label.block.lines.count == 1 && label.block.size.width == 297)
    #expect(label.block.lines[0].hiddenRange == 26..<40)
    #expect(label.block.size.width <= 300)
    #expect(label.text == message.sender)
  }

  @Test func labelStaysOneLine() throws {
    let label = try #require(engine.cell(Message(id: 1, sender: "a\nb\r\nc\u{2028}d", text: "x")).label)
    #expect(label.block.lines.count == 1)
    #expect(label.text == "a b c d")
  }

  @Test func aNoticeIsACentredLine() throws {
    let notice = engine.cell(Fixtures.message("Hello", from: nil, kind: .notice))
    #expect(notice.bubble == nil && notice.label == nil)
    // Five squares of 11 points are in the middle of 320, in a cell with 5 points above and below them.
    #expect(notice.textPart?.frame == Rect(x: 132.5, y: 5, width: 55, height: 11))
    #expect(notice.frame == Rect(x: 0, y: 0, width: 320, height: 21))
  }

  @Test func withoutMeAllAreReceived() {
    let cell = engine.cell(for: Fixtures.message("Hello"), style: .balloon, width: 320)
    #expect(cell.side == .right)
  }

  @Test func emoticonsAreSubstitutedBeforeMeasuring() {
    let cell = engine.cell(Fixtures.message("Hi :)"))
    #expect(cell.textPart?.text == "Hi 😄")
    #expect(cell.text?.lines.first?.end == 5)
  }

  @Test func textOfAnActionStaysAsItIs() {
    #expect(engine.cell(Fixtures.message("waves", kind: .action)).textPart?.text == "waves")
  }

  @Test func contentWidthIsTheLayouts() {
    let cell = engine.cell(Fixtures.message("Hello", from: "friend"), width: 400)
    #expect(cell.textPart?.frame.minX == 305)
    #expect(cell.label?.frame == Rect(x: 10, y: 5, width: 380, height: 20))
  }

  @Test func narrowLayoutNeverMeasuresWiderThanItself() {
    // Ten squares fit into 200 − 60 points.
    let cell = engine.cell(Fixtures.message(String(repeating: "x", count: 11)), width: 200)
    #expect(cell.text?.lines.map(\.end) == [10, 11])
  }

  @Test func rightToLeftInterfaceMirrors() {
    var environment = Fixtures.me
    environment.direction = .rightToLeft
    let cell = engine.cell(
      for: Fixtures.message("Hello"), style: .balloon, width: 320, environment: environment)
    #expect(cell.side == .right)
    #expect(cell.bubble?.tail == .right)
    #expect(cell.bubble?.asset == "orange")
    var fixed = ChatStyle.balloon
    fixed.mirrorsInterface = false
    #expect(
      engine.cell(for: Fixtures.message("Hello"), style: fixed, width: 320, environment: environment).side
        == .left)
  }
}
