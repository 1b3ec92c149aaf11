import BubbleLayout
import Foundation
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests that colours depend on who sent a message, not on its side.
@Suite struct RoleColorTests {
  private let engine: LayoutEngine
  private let messages = [
    Message(id: 1, sender: "you", text: "sent"), Message(id: 2, sender: "friend", text: "received"),
    Message(id: 3, sender: nil, text: "notice", kind: .notice),
  ]

  init() throws { engine = try TestEngines.bundled }

  private func cells(_ style: ChatStyle, _ direction: InterfaceDirection) -> [Cell] {
    let environment = LayoutEnvironment(me: "you", direction: direction)
    return Array(engine.cells(for: messages, style: style, width: 320, environment: environment))
  }

  /// Returns the lines of the drawing with the rows of cells.
  private func rows(_ style: ChatStyle, _ direction: InterfaceDirection) -> [Substring] {
    SVGPainter().drawing(of: cells(style, direction)).split(separator: "\n").filter { $0.hasPrefix("<g") }
  }

  private func colors(_ row: Substring) -> [String] {
    row.matches(of: /(?:fill|stroke)(?:=".*?"|:#[0-9a-f]+)|class="[a-z0-9-]+"/).map { String($0.output) }
      .filter { !$0.hasPrefix("fill-opacity") }
  }

  @Test(arguments: ["balloon", "padded", "tailed", "clustered", "merged"])
  func coloursDoNotFollowTheSide(name: String) throws {
    let style = try ChatStyle.preset(name)
    let (left, right) = (cells(style, .leftToRight), cells(style, .rightToLeft))
    #expect(left[0].side != right[0].side && left[1].side != right[1].side)
    let pairs = zip(rows(style, .leftToRight), rows(style, .rightToLeft)).map { (colors($0), colors($1)) }
    #expect(pairs.count == 3)
    for (one, other) in pairs {
      #expect(!one.isEmpty && one == other)
    }
    #expect(pairs[0].0 != pairs[1].0)
  }

  @Test func bubblesAreFilledByTheRoleOfTheirMessage() throws {
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let rows = rows(.padded, direction)
      #expect(rows[0].contains("class=\"sent-fill\"") && rows[0].contains("class=\"sent-text\""))
      #expect(rows[1].contains("class=\"received-fill\"") && rows[1].contains("class=\"received-text\""))
    }
  }

  /// The drawings of the two themes differ only in the style sheet.
  @Test func themesAreSheetsOfColours() throws {
    let cells = cells(.merged, .leftToRight)
    func body(_ theme: Theme) -> Substring {
      let drawing = SVGPainter(theme: theme).drawing(of: cells)
      return drawing[(drawing.range(of: "</style>")?.upperBound ?? drawing.startIndex)...]
    }
    #expect(body(.light) == body(.dark))
    let dark = SVGPainter(theme: .dark).drawing(of: cells)
    #expect(dark.contains(".sent-fill{fill:\(ChatStyle.merged.palettes.dark[.sent, .fill].text)}"))
  }

  /// A drawing has the classes of its first row's palette; rows of other styles have colours instead.
  @Test func rowsOfSeveralStylesKeepTheirColours() throws {
    let cells = [cells(.merged, .leftToRight)[0], self.cells(.clustered, .leftToRight)[0]]
    let drawing = SVGPainter().drawing(of: cells)
    #expect(drawing.contains("fill=\"#2c6bed\"") && drawing.contains("class=\"sent-fill\""))
  }

  @Test func picturesPointWhereTheirBubbleDoes() throws {
    func shown(_ asset: String, tail: Side?, isMirrored: Bool = false) throws -> BubbleArtwork {
      let bubble = Bubble(
        frame: .zero, asset: asset, ninePatch: NinePatch(size: .zero, caps: .zero, isMirrored: isMirrored),
        tail: tail, fill: "#70da39")
      return try #require(Theme.light.artwork(of: bubble))
    }
    for asset in ["orange", "aqua", "bubble", "unknown"] {
      for side in [Side.left, .right] {
        #expect(try shown(asset, tail: side).tail == side)
        #expect(try shown(asset, tail: side, isMirrored: true).tail == side)
      }
    }
    // Without a tail, the body keeps its place: its tail would be at the left.
    let plain = try shown("bubble", tail: nil, isMirrored: true)
    #expect(plain.tail == nil && plain.layers.first?.path.bounds?.minimum.x == 6.5)
    #expect(try shown("bubble", tail: .right).layers.map(\.fill) == [.bubble])
    #expect(try shown("orange", tail: .left) == BubbleArtwork.bundled["orange"])
  }

  @Test func maskedMediaAreCutByTheirBubble() throws {
    let message = Message(
      id: 1, sender: "you", text: "",
      attachments: [.media(MediaAttachment(kind: .image, size: PictureSize(width: 640, height: 480)))])
    let cell = engine.cell(
      for: message, style: try ChatStyle.preset("tailed"), width: 320,
      environment: LayoutEnvironment(me: "you"))
    #expect(cell.parts.contains { if case .media(let media) = $0 { media.isMasked } else { false } })
    let drawing = SVGPainter(identifierPrefix: "a-").drawing(of: [cell])
    #expect(drawing.contains("<clipPath id=\"a-c1\"><path d=\"M") && drawing.contains("url(#a-c1)"))
  }
}
