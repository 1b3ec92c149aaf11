import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the published rules that the preset `tailed` reproduces, with one case for each. Rules about the
/// visible range are tested with transcripts.
@Suite struct PresetTailedTests {
  @Test(arguments: rows, SourceFonts.allCases)
  func row(row: SourceRow, fonts: SourceFonts) throws {
    try row.check(SourceCheck(fonts, style: .tailed, width: 306))
  }

  static func picture(from sender: String, state: DeliveryState? = nil) -> Message {
    Message(
      id: 1, sender: sender, timestamp: Fixtures.timestamp, text: "",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 640, height: 480)))], delivery: state)
  }

  static let rows: [SourceRow] = [
    SourceRow("cell", "width 306; rows 10 apart (the flow layout's default); picture cell height 90") {
      check in
      #expect(check.cell("Hello").frame.width == 306)
      #expect(check.cell(picture(from: "you")).height == 90)
      #expect(check.cell(picture(from: "friend")).height == 90)
      let messages = [
        Fixtures.message("Hello"), Fixtures.message("Hi", from: "friend"), picture(from: "you"),
      ]
      let rows = Array(
        check.engine.cells(for: messages, style: check.style, width: 306, environment: Fixtures.me))
      // The space above a row is part of its cell.
      #expect(rows.map(\.height) == messages.enumerated().map { check.cell($1).height + ($0 == 0 ? 0 : 10) })
      #expect(rows.map { $0.bubble?.frame.minY } == [0, 10, 10])
    },
    SourceRow(
      "text cell height",
      """
      h measured in two thirds of the portrait width (2/3 × 320 = 213.33) + 40; where the bubble's own text has more \
      lines, as much as keeps the bubble from reaching more than 6 into the space between rows
      """
    ) { check in
      var taller = 0
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let wide = check.size(of: text, sent: isSent, within: 320 * 2 / 3)
        let own = check.size(of: text, sent: isSent, within: 166)
        let height = max(wide.height + 40, own.height + 40)
        let bubble = try #require(cell.bubble).frame
        // A bubble stands above the time, at the other side of the cell, where it would cover it. In the square
        // font, the time fills its box, and only emoji make bubbles so wide.
        let isLow = (isSent ? bubble.minX : 306 - bubble.maxX) < 55 && check.fonts == .square
        #expect(cell.height == (isLow ? bubble.maxY + 30 : height), "\(text)")
        #expect(bubble.maxY <= cell.height + 6)
        if own.height > wide.height { taller += 1 }
      }
      #expect(taller > 0)
    },
    SourceRow("bubble text", "14 pt, measured in 200 − 34 = 166; text size = (w + 20, h + 10)") { check in
      #expect(check.style.sent.text.font == .system(14) && check.style.received.text.font == .system(14))
      try check.forEachText { text, sender, isSent in
        let block = try #require(check.cell(text, from: sender).text)
        #expect(block.size == check.size(of: text, sent: isSent, within: 166))
      }
    },
    SourceRow(
      "content insets",
      """
      tail right: top 8, left 13, bottom 8, right 21; tail left: left 21, right 13; bubble = text size grown by them: \
      (w + 54, h + 26)
      """
    ) { check in
      try check.forEachText { text, sender, isSent in
        let size = check.size(of: text, sent: isSent, within: 166)
        let bubble = try #require(check.cell(text, from: sender).bubble).frame
        #expect(bubble.width == size.width + 20 + 13 + 21 && bubble.width == size.width + 54)
        // The frame is 20 points taller than the rule's bubble.
        #expect(bubble.height - 20 == size.height + 10 + 8 + 8 && bubble.height - 20 == size.height + 26)
      }
    },
    SourceRow(
      "text bubble (own, tail right)",
      """
      frame (265 − bw, 0, bw, bh + 20); text frame = bubble bounds, width − 10, x + 2; lines start (5, 8) inside it (a \
      text view's own padding)
      """
    ) { check in
      try check.forEachText { text, sender, isSent in
        guard isSent else { return }
        let cell = check.cell(text, from: sender)
        let bubble = try #require(cell.bubble)
        let size = check.size(of: text, within: 166)
        let (bw, bh) = (size.width + 54, size.height + 26)
        #expect(bubble.frame == Rect(x: 265 - bw, y: 0, width: bw, height: bh + 20))
        #expect(bubble.tail == .right && cell.side == .right)
        #expect(
          cell.textPart?.frame
            == Rect(x: bubble.frame.minX + 2, y: 0, width: bw - 10, height: bubble.frame.height))
        #expect(cell.textPart?.blockOrigin == Point(x: 5, y: 8))
      }
    },
    SourceRow(
      "text bubble (other, tail left)",
      "mirrored about the 306-wide cell; text frame x + 7 instead of + 2"
    ) { check in
      try check.forEachText { text, sender, isSent in
        guard !isSent else { return }
        let own = try #require(check.cell(text).bubble).frame
        let cell = check.cell(text, from: sender)
        #expect(cell.bubble?.frame == own.mirrored(in: 306))
        #expect(cell.bubble?.tail == .left)
        #expect(cell.textPart?.frame == Rect(x: 41 + 7, y: 0, width: own.width - 10, height: own.height))
        #expect(cell.textPart?.blockOrigin == Point(x: 5, y: 8))
      }
    },
    SourceRow(
      "bubble picture",
      """
      one mask, tinted; cap insets top 13, left 13, bottom 13, right 21, mode *stretch*; mirrored for the left tail \
      (caps mirror too: left 21, right 13)
      """
    ) { check in
      let own = try #require(check.cell("Hello").bubble)
      let other = try #require(check.cell("Hello", from: "friend").bubble)
      #expect(own.asset == other.asset)
      #expect(own.resizing == .stretch && other.resizing == .stretch)
      #expect(own.caps == Insets(top: 13, left: 13, bottom: 13, right: 21))
      #expect(other.caps == Insets(top: 13, left: 21, bottom: 13, right: 13))
      #expect(!own.isMirrored && other.isMirrored)
    },
    SourceRow(
      "colours",
      """
      own tint green (0.439216, 0.854902, 0.223529), own text white; time black; avatar border (0.1341, 0.979, 0.3848)
      """
    ) { check in
      func hexadecimal(_ channels: [Double]) -> String {
        "#" + channels.map { String(Int(($0 * 255).rounded()), radix: 16) }.joined()
      }
      let cell = check.cell("Hello")
      #expect(cell.bubble?.fill == hexadecimal([0.439216, 0.854902, 0.223529]))
      #expect(cell.textPart?.color == "#ffffff" && check.cell("Hello", from: "friend").textPart?.color == nil)
      for sender in ["you", "friend"] {
        #expect(check.cell("Hello", from: sender).label?.color == "#000000")
        #expect(
          check.cell("Hello", from: sender).avatar?.borderColor == hexadecimal([0.1341, 0.979, 0.3848]))
      }
    },
    SourceRow(
      "text", "justified; links, phone numbers, dates, addresses are detected and reported as ranges"
    ) { check in
      #expect(check.style.sent.text.alignment == .justify)
      let cell = check.cell(String(repeating: "some words of text ", count: 8))
      let block = try #require(cell.text)
      #expect(block.lines.count > 2)
      // All lines but the last end at the end of the widest line.
      let ends = Set(block.lines.dropLast().map(\.frame.maxX))
      #expect(ends == [block.size.width])
      let found = try #require(
        check.cell("See https://example.org on 2011-09-12, or +49 30 1234567").textPart)
      #expect(found.detected.map(\.kind) == [.link, .date, .phone])
      #expect(found.detected.first?.range == 4..<23)
      let others = try #require(
        check.cell("ann@example.org tomorrow at 5pm at 350 5th Ave, New York, NY 10118-0110").textPart)
      #expect(others.detected.map(\.kind) == [.mail, .date, .address])
    },
    SourceRow(
      "time",
      """
      frame (0, H − 30, 55, 20), 9 pt, start-aligned as a label is by default (H = cell height); never under the bubble: \
      where the width leaves no room it moves below
      """
    ) { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let label = try #require(cell.label)
        let frame = Rect(x: 0, y: cell.height - 30, width: 55, height: 20)
        #expect(label.frame == (isSent ? frame : frame.mirrored(in: 306)))
        // The alignment is mirrored with the frame, as in the whole cell.
        #expect(label.alignment == (isSent ? .left : .right))
        #expect(label.text == "7:34 PM")
      }
      #expect(check.style.sent.labels.first?.font.size == 9)
      var moved = 0
      for width in stride(from: 100.0, through: 306, by: 7) {
        try check.forEachText { text, sender, isSent in
          let cell = check.cell(text, from: sender, width: width)
          let (label, bubble) = (try #require(cell.label), try #require(cell.bubble).frame)
          #expect(label.frame.minY == cell.height - 30)
          let end = label.block.size.width
          let isBeside = isSent ? end <= bubble.minX : bubble.maxX <= LayoutUnit(width) - end
          #expect(isBeside || label.frame.minY >= bubble.maxY)
          if !isBeside {
            #expect(cell.height == bubble.maxY + 30)
            moved += 1
          }
        }
      }
      #expect(moved > 0)
    },
    SourceRow(
      "status", "sending: 20 × 20 spinner at (0, H − 50); sent / failed: 16 × 16 icon at (0, H − 50)"
    ) { check in
      for state in DeliveryState.allCases {
        for text in ["Hello", String(repeating: "long ", count: 50)] {
          var message = Fixtures.message(text)
          message.delivery = state
          let cell = check.cell(message)
          let side: LayoutUnit = state == .sending ? 20 : 16
          #expect(cell.delivery?.frame == Rect(x: 0, y: cell.height - 50, width: side, height: side))
          #expect(cell.delivery?.state == state)
        }
      }
      #expect(check.cell("Hello").delivery == nil)
    },
    SourceRow(
      "avatar", "40 × 40 at (265, H − 50), radius 20, border 2; mirrored for the other side"
    ) { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let frame = Rect(x: 265, y: cell.height - 50, width: 40, height: 40)
        #expect(cell.avatar?.frame == (isSent ? frame : frame.mirrored(in: 306)))
        #expect(cell.avatar?.radius == 20 && cell.avatar?.border == 2)
      }
      #expect(check.cell(picture(from: "you")).avatar?.frame == Rect(x: 265, y: 40, width: 40, height: 40))
    },
    SourceRow(
      "picture bubble",
      "the picture masked by the bubble shape drawn at 90 × 90, same caps and tail rule"
    ) { check in
      for sender in ["you", "friend"] {
        let cell = check.cell(picture(from: sender))
        let bubble = try #require(cell.bubble)
        #expect(bubble.frame == Rect(x: sender == "you" ? 175 : 41, y: 0, width: 90, height: 90))
        #expect(bubble.caps == check.cell("Hello", from: sender).bubble?.caps)
        #expect(bubble.tail == cell.side)
        let media = try #require(cell.media.first)
        #expect(media.frame == bubble.frame && media.isMasked)
        // The picture is 4 : 3 and fills the square.
        #expect(media.picture.size == Size(width: 120, height: 90))
      }
    },
  ]
}
