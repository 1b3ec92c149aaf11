import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// The published rules behind the preset `tailed`, one test for each. The visible range is tested with the transcript.
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
    SourceRow("cell", "width 306; text cell height = measured h + 40; picture cell height 90") { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        #expect(cell.frame.width == 306)
        #expect(cell.height == check.size(of: text, sent: isSent, within: 211.2).height + 40)
      }
      #expect(check.cell(picture(from: "you")).height == 90)
      #expect(check.cell(picture(from: "friend")).height == 90)
    },
    SourceRow(
      "measuring", "two thirds of the portrait width (0.66 × 320 = 211.2) for the cell height"
    ) { check in
      #expect(check.style.sent.text.width.maximum == 211.2)
      try check.forEachText { text, sender, isSent in
        let block = try #require(check.cell(text, from: sender).text)
        #expect(block.size == check.size(of: text, sent: isSent, within: 211.2))
      }
    },
    SourceRow(
      "text bubble (own, tail right)",
      "frame (265 − bw, 0, bw, bh + 20); text frame = bubble bounds, width − 10, x + 2"
    ) { check in
      try check.forEachText { text, sender, isSent in
        guard isSent else { return }
        let cell = check.cell(text, from: sender)
        let bubble = try #require(cell.bubble)
        let size = check.size(of: text, within: 211.2)
        let bw = size.width + 10
        #expect(bubble.frame == Rect(x: 265 - bw, y: 0, width: bw, height: size.height + 20))
        #expect(bubble.tail == .right && cell.side == .right)
        #expect(
          cell.textPart?.frame
            == Rect(x: bubble.frame.minX + 2, y: 0, width: bw - 10, height: bubble.frame.height))
        // The lines stand in the middle of their frame.
        #expect(cell.textPart?.blockOrigin == Point(x: 0, y: 10))
      }
    },
    SourceRow(
      "text bubble (other, tail left)", "mirrored about the 306-wide cell; text x + 7 instead of + 2"
    ) { check in
      try check.forEachText { text, sender, isSent in
        guard !isSent else { return }
        let own = try #require(check.cell(text).bubble).frame
        let cell = check.cell(text, from: sender)
        #expect(cell.bubble?.frame == own.mirrored(in: 306))
        #expect(cell.bubble?.tail == .left)
        #expect(cell.textPart?.frame == Rect(x: 41 + 7, y: 0, width: own.width - 10, height: own.height))
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
    SourceRow("tint", "own green (0.439216, 0.854902, 0.223529)") { check in
      let fill = try #require(check.cell("Hello").bubble?.fill)
      let channels = [0.439216, 0.854902, 0.223529].map { String(Int(($0 * 255).rounded()), radix: 16) }
      #expect(fill == "#" + channels.joined())
    },
    SourceRow(
      "text", "justified; links, phone numbers, dates, addresses are detected and reported as ranges"
    ) { check in
      #expect(check.style.sent.text.alignment == .justify)
      let cell = check.cell(String(repeating: "some words of text ", count: 8))
      let block = try #require(cell.text)
      #expect(block.lines.count > 2)
      // All lines but the last end where the widest does.
      let ends = Set(block.lines.dropLast().map(\.frame.maxX))
      #expect(ends == [block.size.width])
      let found = try #require(
        check.cell("See https://example.org on 2011-09-12, or +49 30 1234567").textPart)
      #expect(found.detected.map(\.kind) == [.link, .date, .phone])
      #expect(found.detected.first?.range == 4..<23)
    },
    SourceRow("time", "frame (0, H − 30, 55, 20), 9 pt (H = cell height)") { check in
      try check.forEachText { text, sender, isSent in
        let cell = check.cell(text, from: sender)
        let frame = Rect(x: 0, y: cell.height - 30, width: 55, height: 20)
        #expect(cell.label?.frame == (isSent ? frame : frame.mirrored(in: 306)))
        #expect(cell.label?.text == "7:34 PM")
      }
      #expect(check.style.sent.labels.first?.font.size == 9)
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
          #expect(cell.status?.frame == Rect(x: 0, y: cell.height - 50, width: side, height: side))
          #expect(cell.status?.state == state)
        }
      }
      #expect(check.cell("Hello").status == nil)
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
        // 4 : 3, filling the square.
        #expect(media.picture.size == Size(width: 120, height: 90))
      }
    },
  ]
}
