import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests features of published chats that shape a bubble. Each test is named after its row in the list of
/// features. In the square font, every character is as wide and high as the font size.
@Suite struct CellFeatureBubbleTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  @Test func textBubbleWithInsetsAsymmetricForTheTail() throws {
    let style = try ChatStyle(
      json:
        #"{"side":"end","bubble":{"padding":{"top":7,"start":18,"bottom":7,"end":14}},"text":{"font":{"size":10}}}"#
    )
    let right = engine.cell(Fixtures.message("abc"), style)
    #expect(right.bubble?.frame == Rect(x: 258, y: 0, width: 62, height: 24))
    #expect(right.textPart?.frame == Rect(x: 272, y: 7, width: 30, height: 10))
  }

  @Test(arguments: [
    (#"{"maximum":100}"#, 400.0, 100.0), (#"{"fraction":0.75}"#, 400, 300), (#"{"inset":94}"#, 400, 306),
    (#"{"maximum":430,"inset":72}"#, 400, 328), (#"{"maximum":430,"inset":72}"#, 900, 430),
    (#"{"inset":36,"threshold":500,"wideFraction":0.85}"#, 500, 464),
    (#"{"inset":36,"threshold":500,"wideFraction":0.85}"#, 600, 510),
    (#"{"inset":36,"threshold":500,"wideInset":200}"#, 600, 400),
  ])
  func maximumBubbleWidthRule(rule: String, width: Double, limit: Double) throws {
    let style = try ChatStyle(json: #"{"bubble":{"width":\#(rule)},"text":{"font":{"size":1}}}"#)
    let cell = engine.cell(Fixtures.message(String(repeating: "x", count: 2_000)), style, width: width)
    #expect(cell.bubble?.frame.width == LayoutUnit(limit))
  }

  @Test func bubbleAssetWithCapInsets() throws {
    var style = ChatStyle.tailed
    style.sent.bubble.ninePatch?.resizing = .tile
    let bubble = try #require(engine.cell(Fixtures.message("x"), style, width: 306).bubble)
    #expect(bubble.asset == "bubble" && bubble.resizing == .tile)
    #expect(bubble.caps == Insets(top: 13, left: 13, bottom: 13, right: 21))
    // A bubble may be smaller than its caps, unless the style forbids it.
    style.sent.text.font.size = 5
    (style.sent.text.widthCorrection, style.sent.text.heightCorrection) = (0, 0)
    #expect(try #require(engine.cell(Fixtures.message("x"), style, width: 306).bubble).frame.width == 15)
    style.sent.bubble.ninePatch?.limitsSize = true
    let limited = try #require(engine.cell(Fixtures.message("x"), style, width: 306).bubble)
    #expect(limited.frame.size == Size(width: 34, height: 26))
  }

  @Test(arguments: TailRule.allCases) func tail(rule: TailRule) {
    var style = ChatStyle.merged
    style.sent.bubble.tail = rule
    let last = engine.cell(Fixtures.message("x"), style)
    let first = engine.cell(Fixtures.message("x"), style, placement: Placement(isFirst: true, isLast: false))
    #expect(last.bubble?.tail == (rule == .none ? nil : .right))
    #expect(first.bubble?.tail == (rule == .always ? .right : nil))
  }

  @Test func mirroredAssets() throws {
    let sent = try #require(engine.cell(Fixtures.message("x"), .tailed, width: 306).bubble)
    let mirrored = try #require(
      engine.cell(Fixtures.message("x"), .tailed, width: 306) { $0.direction = .rightToLeft }.bubble)
    #expect(!sent.isMirrored && mirrored.isMirrored)
    #expect(mirrored.caps == sent.caps.mirrored)
    #expect(mirrored.frame == sent.frame.mirrored(in: 306))
  }

  @Test func customAssetSuppliedByTheApp() throws {
    let style = try ChatStyle(
      json: """
        {"preset":"tailed","bubble":{"picture":{"asset":"cloud","width":60,"height":50,
         "caps":{"top":20,"start":30,"bottom":20,"end":20},"drawnFor":"left"}}}
        """)
    let bubble = try #require(engine.cell(Fixtures.message("x"), style, width: 306).bubble)
    #expect(bubble.asset == "cloud" && bubble.isMirrored)
    #expect(bubble.caps == Insets(top: 20, left: 20, bottom: 20, right: 30))
  }

  private func group(_ gaps: [Int64], style: ChatStyle, change: (inout [Message]) -> Void = { _ in })
    -> [Cell]
  {
    var time = Fixtures.timestamp.milliseconds
    var messages = (0...gaps.count).map { index in
      if index > 0 { time += gaps[index - 1] * 1_000 }
      return Message(
        id: .integer(index), sender: "friend", timestamp: Timestamp(milliseconds: time), text: "x\nx")
    }
    change(&messages)
    return Array(engine.cells(for: messages, style: style, width: 320, environment: Fixtures.me))
  }

  @Test func groupingBySender() {
    let cells = group([1, 1, 1], style: .merged) { $0[2].sender = "you" }
    #expect(cells.map { $0.avatar != nil } == [false, true, false, true])
    #expect(cells.map { !$0.labels(.sender).isEmpty } == [true, false, false, true])
  }

  @Test(arguments: [("clustered", 180), ("merged", 600)] as [(String, Int64)])
  func groupingByTimeGap(name: String, window: Int64) throws {
    let style = try ChatStyle.preset(name)
    let cells = group([window - 1, window], style: style)
    #expect(cells.map { $0.avatar != nil } == [false, true, true])
    let spacing = try #require(style.grouping)
    let tops = cells.map { $0.bubble?.frame.minY }
    #expect(tops == [0, spacing.spacingWithin, spacing.spacingBetween])
  }

  @Test func cornerRadiusMergeInsideAGroup() {
    let received = group([1, 1], style: .clustered).map { $0.bubble?.corners }
    func corners(_ top: LayoutUnit, _ bottom: LayoutUnit) -> CornerRadii {
      CornerRadii(topLeft: top, topRight: 18, bottomRight: 18, bottomLeft: bottom)
    }
    #expect(received == [corners(18, 4), corners(4, 4), corners(4, 18)])
    let sent = engine.cell(Fixtures.message("x"), .merged, placement: Placement(isFirst: false, isLast: true))
    #expect(
      sent.bubble?.corners == CornerRadii(topLeft: 16, topRight: 8, bottomRight: 16, bottomLeft: 16))
  }

  @Test func hideTheRepeatedFooterInsideAGroup() {
    // The first two messages have the same minute, the third a later one.
    let cells = group([5, 100], style: .clustered)
    #expect(cells.map { $0.labels(.time).count } == [0, 1, 1])
    let failed = group([5], style: .clustered) { $0[0].delivery = .failed }
    #expect(failed.map { $0.labels(.time).count } == [1, 1])
    #expect(group([5], style: .merged).map { $0.labels(.time).count } == [1, 1])
  }

  @Test func opticalInsets() throws {
    // The square font has an ascent of 0.8 and a descent of 0.2, so the padding below is 11 − 0.2 · 20 = 7.
    let style = try ChatStyle(json: #"{"text":{"font":{"size":20}},"bubble":{"opticalInset":11}}"#)
    let cell = engine.cell(Fixtures.message("x"), style)
    let bubble = try #require(cell.bubble).frame
    let text = try #require(cell.textPart).frame
    #expect(bubble.maxY - text.maxY == 7)
    #expect(text.minY >= 0 && text.minY <= 11)
  }

  @Test func balanced() throws {
    let style = try ChatStyle(
      json: #"{"text":{"font":{"size":10},"fit":"balance","width":{"maximum":100}}}"#)
    // Greedy breaking gives lines of nine squares and one; balanced breaking gives two lines of about equal
    // length.
    let cell = engine.cell(Fixtures.message("aaa bbb cc"), style)
    #expect(cell.text?.lines.count == 1)
    let two = engine.cell(Fixtures.message("aaaa bbbb c"), style)
    #expect(two.text?.lines.map(\.width) == [40, 60])
    #expect(two.bubble?.frame.width == 60)
  }

  @Test func smallBubbleStandsInTheMiddleOfItsMinimum() throws {
    let style = try ChatStyle(
      json: #"{"text":{"font":{"size":10}},"bubble":{"minimumWidth":40,"minimumHeight":35}}"#)
    let cell = engine.cell(Fixtures.message("x"), style)
    #expect(cell.bubble?.frame == Rect(x: 0, y: 0, width: 40, height: 35))
    #expect(cell.textPart?.frame.minY == 12.5)
  }
}
