import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests the published rules that the preset `balloon` reproduces, with one case for each.
@Suite struct PresetBalloonTests {
  @Test(arguments: rows, SourceFonts.allCases)
  func row(row: SourceRow, fonts: SourceFonts) throws {
    try row.check(SourceCheck(fonts, style: .balloon, width: 320))
  }

  static let rows: [SourceRow] = [
    SourceRow("content width", "320") { check in
      #expect(check.cell("Hello").frame.width == 320)
      #expect(check.cell("Hello").label?.frame.maxX == 310)
    },
    SourceRow("measuring", "word wrap inside 260 × 10000, bold system font 13 (ours: bundled bold 13)") {
      check in
      let bold = try ChatStyle(json: #"{"text":{"font":{"size":13,"weight":"bold"}}}"#)
      #expect(check.style.sent.text.font == bold.sent.text.font)
      try check.forEachText { text, sender, _ in
        let block = try #require(check.cell(text, from: sender).text)
        #expect(block.size == check.size(of: text, within: 260))
        #expect(block.size.width <= 260)
      }
    },
    SourceRow("padding", "20 (one constant, `p`)") { check in
      let cell = check.cell("Hello")
      #expect(cell.textPart?.frame.minX == 20)
      #expect(cell.textPart?.frame.minY == 40)
    },
    SourceRow(
      "size fix-up",
      """
      after measuring, `w += p/2`: it makes room for the text view's own side padding, so lines start 5 inside the \
      text frame and both rims are equally far (15)
      """
    ) { check in
      try check.forEachText { text, sender, _ in
        let cell = check.cell(text, from: sender)
        let part = try #require(cell.textPart)
        let bubble = try #require(cell.bubble).frame
        #expect(part.frame.width == check.size(of: text, within: 260).width + 10)
        #expect(part.blockOrigin == Point(x: 5, y: 0))
        let lines = part.frame.minX + part.blockOrigin.x
        #expect(lines - bubble.minX == 15 && bubble.maxX - lines - part.block.size.width == 15)
      }
    },
    SourceRow("sent (\"you\")", "left: text frame (p, 2p, w, h)") { check in
      try check.forEachText { text, sender, isSent in
        guard isSent else { return }
        let size = check.size(of: text, within: 260)
        let cell = check.cell(text, from: sender)
        #expect(cell.side == .left)
        #expect(cell.textPart?.frame == Rect(x: 20, y: 40, width: size.width + 10, height: size.height))
      }
    },
    SourceRow("received", "right: text frame (320 − w − p, 2p, w, h)") { check in
      try check.forEachText { text, sender, isSent in
        guard !isSent else { return }
        let size = check.size(of: text, within: 260)
        let w = size.width + 10
        let cell = check.cell(text, from: sender)
        #expect(cell.side == .right)
        #expect(cell.textPart?.frame == Rect(x: 320 - w - 20, y: 40, width: w, height: size.height))
      }
    },
    SourceRow("balloon frame", "text frame moved by (−p/2, −p/2) and grown by (p, p)") { check in
      try check.forEachText { text, sender, _ in
        let cell = check.cell(text, from: sender)
        let frame = try #require(cell.textPart).frame
        #expect(
          cell.bubble?.frame
            == Rect(
              x: frame.minX - 10, y: frame.minY - 10, width: frame.width + 20, height: frame.height + 20))
      }
    },
    SourceRow(
      "balloon picture", "`orange` for sent (arrow left), `aqua` for received (arrow right)"
    ) { check in
      let sent = try #require(check.cell("Hello").bubble)
      let received = try #require(check.cell("Hello", from: "friend").bubble)
      #expect(sent.asset == "orange" && sent.tail == .left)
      #expect(received.asset == "aqua" && received.tail == .right)
      #expect(!sent.isMirrored && !received.isMirrored)
    },
    SourceRow(
      "stretching",
      "left cap 24, top cap 15; the stretched middle is exactly 1 × 1, the right and bottom caps are what remains"
    ) { check in
      for sender in ["you", "friend"] {
        let picture = try #require(
          sender == "you" ? check.style.sent.bubble.ninePatch : check.style.received.bubble.ninePatch)
        let caps = try #require(check.cell("Hello", from: sender).bubble).caps
        #expect(caps.left == 24 && caps.top == 15)
        #expect(caps.left + 1 + caps.right == picture.width)
        #expect(caps.top + 1 + caps.bottom == picture.height)
      }
    },
    SourceRow("label", "frame (10, 5, 300, 20), centred, 11 pt, light grey, text \"sender time\"") { check in
      try check.forEachText { text, sender, _ in
        let label = try #require(check.cell(text, from: sender).label)
        #expect(label.frame == Rect(x: 10, y: 5, width: 300, height: 20))
        #expect(label.alignment == .center)
        #expect(label.text.hasPrefix(sender + " "))
      }
      #expect(check.style.sent.labels.first?.font == .system(11))
      #expect(check.cell("Hello").label?.color == "#aaaaaa")
    },
    SourceRow(
      "time", "medium date + medium time in the local zone, e.g. `Sep 12, 2011 7:34:21 PM`"
    ) { check in
      #expect(check.cell("Hello").label?.text == "you Sep 12, 2011 7:34:21 PM")
      var environment = Fixtures.me
      environment.timeZone = try #require(.init(secondsFromGMT: -7 * 3_600))
      let cell = check.engine.cell(
        for: Fixtures.message("Hello"), style: check.style, width: 320, environment: environment)
      #expect(cell.label?.text == "you Sep 12, 2011 12:34:21 PM")
    },
    SourceRow("cell height", "max(65, h + 2p) — `h` *without* any fix-up") { check in
      try check.forEachText { text, sender, _ in
        let height = check.size(of: text, within: 260).height
        #expect(check.cell(text, from: sender).height == max(65, height + 40))
      }
    },
    SourceRow(
      "emoticons",
      """
      substituted before measuring: `:)` U+1F604, `:(` U+1F614, `;-)` U+1F609, `:-x` U+1F618; the table is data and users \
      extend it; longest match first; no match inside a URL or a word
      """
    ) { check in
      let shown = check.cell(":) :( ;-) :-x").textPart?.text
      #expect(shown == "\u{1F604} \u{1F614} \u{1F609} \u{1F618}")
      #expect(check.size(of: ":)", within: 260) == check.cell("\u{1F604}").text?.size)
      #expect(check.cell("http://a:)b x:)y").textPart?.text == "http://a:)b x:)y")
      var style = check.style
      style.emoticons = style.emoticons.adding([":-": "¬", "<3": "♥"])
      let cell = check.engine.cell(
        for: Fixtures.message(":-x <3"), style: style, width: 320, environment: Fixtures.me)
      #expect(cell.textPart?.text == "😘 ♥")
    },
  ]
}
