import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the published rules that the preset `padded` reproduces, with one case for each. Rules about the
/// order of messages are tested with transcripts, rules about records with input formats.
@Suite struct PresetPaddedTests {
  @Test(arguments: rows, SourceFonts.allCases)
  func row(row: SourceRow, fonts: SourceFonts) throws {
    try row.check(SourceCheck(fonts, style: .padded, width: 320))
  }

  static let rows: [SourceRow] = [
    SourceRow(
      "bubble",
      "label with 10 pt padding on all four sides: bubble = (w + 20, h + 20); corner radius 10; border 1"
    ) { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let block = try #require(cell.text)
        let bubble = try #require(cell.bubble)
        #expect(block.size == check.size(of: text, sent: isSent, within: 320 - 68 - 10 - 20))
        #expect(bubble.frame.width == block.size.width + 20)
        #expect(bubble.frame.height == block.size.height + 20)
        let frame = try #require(cell.textPart).frame
        #expect(frame.minX - bubble.frame.minX == 10 && bubble.frame.maxX - frame.maxX == 10)
        #expect(frame.minY - bubble.frame.minY == 10 && bubble.frame.maxY - frame.maxY == 10)
        #expect(bubble.corners == CornerRadii(all: 10))
        #expect(bubble.border == 1 && bubble.asset == nil && bubble.tail == nil)
      }
    },
    SourceRow(
      "avatar",
      "50 × 50 circle (corner radius 25, border 1), pinned to the top beside a one-line or many-line bubble alike"
    ) { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let avatar = try #require(cell.avatar)
        #expect(avatar.frame.size == Size(width: 50, height: 50))
        #expect(avatar.radius == 25 && avatar.border == 1)
        #expect(avatar.frame.minY == cell.bubble?.frame.minY)
        #expect(avatar.frame.minX == (isSent ? 260 : 10))
        #expect(avatar.frame.maxY <= cell.height)
      }
    },
    SourceRow(
      "widths", "bubble hugs its text, never past the opposite margin; grows downwards only"
    ) { check in
      var heights: [LayoutUnit] = []
      for count in [1, 5, 20, 80] {
        let cell = check.cell(String(repeating: "word ", count: count), from: "friend")
        let bubble = try #require(cell.bubble).frame
        #expect(bubble.minX == 68 && bubble.minY == 5)
        #expect(bubble.maxX <= 310)
        heights.append(bubble.height)
      }
      #expect(heights == heights.sorted())
      let word = check.cell(String(repeating: "x", count: 400))
      #expect(try #require(word.bubble).frame.minX >= 10)
      #expect(word.bubble?.frame.maxX == 252)
    },
    SourceRow(
      "side",
      "own messages on one side, the other person's on the other; the transcript read by the other is mirrored"
    ) { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        #expect(cell.side == (isSent ? .right : .left))
        let other = check.engine.cell(
          for: Fixtures.message(text, from: sender), style: check.style, width: 320,
          environment: LayoutEnvironment(me: "friend"))
        #expect(other.bubble?.frame == cell.bubble?.frame.mirrored(in: 320))
        #expect(other.avatar?.frame == cell.avatar?.frame.mirrored(in: 320))
        #expect(other.height == cell.height)
      }
    },
    SourceRow("fills", "own bubble cyan, other white") { check in
      #expect(check.cell("Hello").bubble?.fill == "#00ffff")
      #expect(check.cell("Hello", from: "friend").bubble?.fill == "#ffffff")
    },
  ]

  @Test func byHand() throws {
    let check = try SourceCheck(.square, style: .padded, width: 320)
    // The text is three squares of 17 points.
    let cell = check.cell("abc", from: "friend")
    #expect(cell.bubble?.frame == Rect(x: 68, y: 5, width: 71, height: 37))
    #expect(cell.textPart?.frame == Rect(x: 78, y: 15, width: 51, height: 17))
    #expect(cell.avatar?.frame == Rect(x: 10, y: 5, width: 50, height: 50))
    // The avatar is taller than the bubble, and has the bubble's margin below.
    #expect(cell.height == 60)
  }
}
