import BubbleLayout
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Colours go by who sent a message, not by the side it stands on.
@Suite struct RoleColorTests {
  private let engine: LayoutEngine
  private let messages = [
    Message(id: 1, sender: "you", text: "sent"), Message(id: 2, sender: "friend", text: "received"),
    Message(id: 3, sender: nil, text: "notice", kind: .notice),
  ]

  init() throws { engine = try TestEngines.bundled }

  private func cells(_ style: ChatStyle, _ direction: InterfaceDirection) -> [Cell] {
    let environment = LayoutEnvironment(me: "you", direction: direction)
    return Array(engine.cells(for: messages, style: style, width: 320, in: environment))
  }

  /// The row of each cell, without places.
  private func rows(_ style: ChatStyle, _ direction: InterfaceDirection) -> [Substring] {
    SVGPainter().drawing(of: cells(style, direction)).split(separator: "\n").filter { $0.hasPrefix("<g") }
  }

  private func colors(_ row: Substring) -> [String] {
    row.matches(of: /(?:fill|stroke)(?:=".*?"|:#[0-9a-f]+)|class="[a-z]+"/).map { String($0.output) }
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

  @Test func bubblesWithoutColoursOfTheirOwnTakeTheRoles() throws {
    var style = try ChatStyle.preset("padded")
    for path in [\ChatStyle.sent, \.received, \.notice] { style[keyPath: path].bubble.fill = nil }
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let rows = rows(style, direction)
      #expect(rows[0].contains("class=\"bs\"") && rows[0].contains("class=\"ts\""))
      #expect(rows[1].contains("class=\"br\"") && rows[1].contains("class=\"tr\""))
    }
  }

  @Test func textIsReadOnWhateverTheStyleAsksFor() {
    func colors(_ fill: String?) -> BubbleColors {
      Theme.light.colors(
        of: Bubble(
          frame: .zero, fill: fill),
        role: .sent)
    }
    #expect(colors("#2c6bed").text == Color(0xFFFFFF))
    #expect(colors("#e1ffc7").text == Color(0x1C1C1E))
    #expect(colors("#2c6bed").fill == Color(0x2C6BED))
    for none in [nil, "", "#12", "red", "#12345g", "#+12345"] as [String?] {
      #expect(colors(none) == Theme.light.sentBubble)
    }
  }

  @Test func picturesPointWhereTheirBubbleDoes() throws {
    func shown(_ asset: String, tail: Side?, isMirrored: Bool = false) throws -> BubblePicture {
      let bubble = Bubble(
        frame: .zero, asset: asset, ninePatch: NinePatch(size: .zero, caps: .zero, isMirrored: isMirrored),
        tail: tail, fill: "#70da39")
      return try #require(Theme.light.picture(of: bubble, role: .sent))
    }
    for asset in ["orange", "aqua", "bubble", "unknown"] {
      for side in [Side.left, .right] {
        #expect(try shown(asset, tail: side).tail == side)
        #expect(try shown(asset, tail: side, isMirrored: true).tail == side)
      }
    }
    #expect(try shown("bubble", tail: nil, isMirrored: true).tail == .left)
    #expect(try shown("bubble", tail: .right).layers.map(\.fill) == [.color(Color(0x70DA39))])
    #expect(try shown("orange", tail: .left) == BubblePicture.bundled["orange"])
  }

  @Test func maskedMediaAreCutByTheirBubble() throws {
    let message = Message(
      id: 1, sender: "you", text: "",
      attachments: [.media(MediaAttachment(kind: .image, size: PictureSize(width: 640, height: 480)))])
    let cell = engine.cell(
      for: message, style: try ChatStyle.preset("tailed"), width: 320, in: LayoutEnvironment(me: "you"))
    #expect(cell.parts.contains { if case .media(let media) = $0 { media.isMasked } else { false } })
    let drawing = SVGPainter(identifierPrefix: "a-").drawing(of: [cell])
    #expect(drawing.contains("<clipPath id=\"a-c1\"><path d=\"M") && drawing.contains("url(#a-c1)"))
  }
}
