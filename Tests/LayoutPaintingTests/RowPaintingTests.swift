import BubbleLayout
import Foundation
import FoundationXML
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests rows other than messages, and floating dates and avatars.
@Suite struct RowPaintingTests {
  private let transcript: Transcript

  init() throws { transcript = try Self.transcript() }

  private static func transcript(
    _ direction: InterfaceDirection = .leftToRight, style: String = "clustered", selects: Bool = false
  ) throws -> Transcript {
    let environment = LayoutEnvironment(me: "you", direction: direction, isSelecting: selects)
    let messages = (0..<12).map { (index: Int) -> Message in
      let time = Fixtures.timestamp(daysLater: index / 6)
      return Message(
        id: .integer(index), sender: index < 2 ? "you" : "friend", timestamp: time, text: "text \(index)")
    }
    return Transcript(
      messages, style: try ChatStyle.preset(style), width: 320, engine: try TestEngines.bundled,
      environment: environment,
      options: TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: 9, text: "Unread"), typing: TypingRow()))
  }

  private var separators: [TranscriptSeparator] {
    transcript.rows.compactMap { if case .separator(let separator) = $0 { separator } else { nil } }
  }

  /// Returns the rows of the drawing, one line each.
  private func rows(_ drawing: String) -> [Substring] {
    drawing.split(separator: "\n").filter { $0.hasPrefix("<g") }
  }

  /// The beginning of what is drawn at a frame, below the margin of the page.
  private func place(_ frame: Rect) -> String {
    "<g transform=\"translate(\(SVGNumber.text(frame.minX)) \(SVGNumber.text(frame.minY + 12)))\">"
  }

  @Test func everyRowIsDrawnWhereItIs() throws {
    let items = transcript.rows
    let drawing = SVGPainter().drawing(of: items)
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    let rows = rows(drawing)
    #expect(rows.count == items.count)
    for (row, item) in zip(rows, items) {
      #expect(row.hasPrefix("<g transform=\"translate(0 \(SVGNumber.text(item.frame.minY + 12)))\">"))
    }
    for (row, item) in zip(rows, items) {
      switch item {
      case .separator(let separator):
        #expect(row.contains("class=\"accent\"") == (separator.kind == .unread))
        #expect(row.contains("<use"))
      case .typing: #expect(row.matches(of: /class="received-secondary" rx="3"/).count == 3)
      case .message: #expect(!row.contains("class=\"accent\""))
      }
    }
    let height = SVGNumber.text(transcript.height + 24)
    #expect(drawing.contains("height=\"\(height)\" viewBox"))
  }

  @Test func pagesShowRowsWithTheirFrames() throws {
    let page = HTMLPainter().page(of: transcript.rows)
    #expect(page.contains(">Sep 12, 2011</tspan></text>") && page.contains(">Unread</tspan></text>"))
    #expect(page.matches(of: /class="fc"/).count == transcript.rows.count)
    #expect(HTMLPainter(includesFrames: false).page(of: transcript.rows).contains(">Unread</tspan></text>"))
  }

  @Test func theDateThatFloatsRestsNowhere() throws {
    let overlay = transcript.overlay(in: Rect(x: 0, y: 150, width: 320, height: 200))
    let date = try #require(overlay.date)
    #expect(date.frame != date.separator.frame)
    let drawing = SVGPainter().drawing(of: transcript.rows, overlay: overlay)
    let rows = rows(drawing)
    let resting = rows.filter { $0.contains("class=\"pill\"") }
    // The last date floats.
    #expect(resting.count == separators.count { $0.kind == .date })
    // The floating date is drawn over everything else, with its own background.
    let last = try #require(rows.last)
    #expect(last.hasPrefix(place(date.frame)) && last.contains("class=\"pill\""))
    let list = DisplayList(
      transcript.rows, overlay: transcript.overlay(in: Rect(x: 0, y: 150, width: 320, height: 200)))
    #expect(list.rows.last?.frame == date.frame)
  }

  @Test func thePictureThatFloatsRestsNowhere() throws {
    let viewport = Rect(x: 0, y: 150, width: 320, height: 60)
    let overlay = transcript.overlay(in: viewport)
    let avatar = try #require(overlay.avatar)
    let rounding = "rx=\"14\""
    let without = SVGPainter().drawing(of: transcript.rows)
    let with = SVGPainter().drawing(of: transcript.rows, overlay: overlay)
    #expect(with.components(separatedBy: rounding).count == without.components(separatedBy: rounding).count)
    let cell = try #require(transcript.frame(of: avatar.id))
    let row = rows(with).first { $0.hasPrefix(place(cell)) }
    #expect(row?.contains(rounding) == false)
    // A floating avatar keeps its place within its row; the row is moved with it.
    let part = try #require(transcript.cells.first { $0.id == avatar.id }?.avatar).frame
    let moved = avatar.frame.offset(x: -part.minX, y: -part.minY)
    #expect(rows(with).contains { $0.hasPrefix(place(moved)) && $0.contains(rounding) })
    // The size of the floating row is the extent of the avatar, from the row's origin.
    let list = DisplayList(transcript.rows, overlay: overlay)
    let floating = try #require(list.rows.first { $0.frame.origin == moved.origin && $0.id == nil })
    #expect(floating.frame.maxX == avatar.frame.maxX && floating.frame.maxY == avatar.frame.maxY)
  }

  @Test(arguments: ["balloon", "clustered", "tailed", "rows"])
  func theTypingSignStandsWhereMessagesAreReceived(style: String) throws {
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let transcript = try Self.transcript(direction, style: style)
      let received = try #require(transcript.cells.last)
      let row = try #require(rows(SVGPainter().drawing(of: transcript.rows)).last)
      let dots = row.matches(of: /class="received-secondary" rx="3" x="([0-9.]+)"/).compactMap {
        Double($0.output.1).map { $0 + 3 }
      }
      #expect(dots.count == 3)
      // The row of the typing bubble is 36 points high, and the bubble is 1.5 times as wide. It is aligned
      // with the received bubble, or is 12 points from the edge.
      let above = received.bubble?.frame ?? Rect(x: 12, y: 0, width: 296, height: 0)
      let middle = received.side == .left ? above.minX.points + 27 : above.maxX.points - 27
      #expect(abs(dots[1] - middle) < 0.02)
    }
  }

  @Test func nothingReceivedIsNoReasonNotToType() throws {
    let frame = Rect(x: 0, y: 0, width: 0, height: 0)
    for items in [[], [TranscriptRow.typing(TranscriptTyping(frame: frame))]] as [[TranscriptRow]] {
      #expect(XMLParser(data: Data(SVGPainter(showsFrames: true).drawing(of: items).utf8)).parse())
    }
  }

  @Test func roomForChoosingAndSwipingShowsAmongTheFrames() throws {
    let items = try Self.transcript(selects: true).rows
    let drawing = SVGPainter(showsFrames: true).drawing(of: items)
    // Each of the twelve messages has a selection mark and a swipe icon.
    #expect(drawing.matches(of: /class="fs"/).count == 24)
    #expect(drawing.matches(of: /class="selection-l"/).count == 12)
    #expect(!SVGPainter().drawing(of: items).contains("class=\"fs\""))
    #expect(HTMLPainter().page(of: items).contains("choosing, swiping"))
  }
}
