import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that the modern presets hold content with an edge of its own evenly, and that reactions and footers of a mirrored
/// interface are mirror images.
@Suite struct EvenEdgeTests {
  private static let edged: [MessageAttachment] = [
    .file(FileAttachment(name: "Report.pdf", byteCount: 1_234)),
    .contact(ContactAttachment(name: "Ann Smith", detail: "+49 30 1")),
    .location(LocationAttachment(name: "Berlin", latitude: 52, longitude: 13)),
    .call(CallAttachment()), .voice(VoiceAttachment(duration: 9, samples: [0.1, 0.9])),
    .link(LinkPreview(address: "https://a.org/x", title: "A title", summary: "A summary")),
    // One line would be lower than a bubble of the smallest size.
    .code(CodeBlock(text: "let x = 1\nlet y = 2")),
  ]
  private static let scales = [0.8, 1, 1.3, 1.7, 2.5]

  private func cell(
    _ style: ChatStyle, from sender: String, _ direction: InterfaceDirection, _ scale: Double,
    _ change: (inout Message) -> Void
  ) throws -> Cell {
    try TestEngines.bundled.cell(
      "", style, from: sender, direction: direction, fontScale: scale, change)
  }

  /// The first and the last content is as far from the upper and the lower edge of the bubble as from its sides.
  @Test(arguments: ["clustered", "merged"], scales) func edgesAreEven(preset: String, scale: Double) throws {
    var style = try ChatStyle.preset(preset)
    // Names and footers would stand above and below.
    (style.received.content.name, style.received.content.footer, style.sent.content.footer) = (nil, nil, nil)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for sender in ["you", "ann"] {
        for attachment in Self.edged {
          let cell = try cell(style, from: sender, direction, scale) { $0.attachments = [attachment] }
          let bubble = try #require(cell.bubble).frame
          let card = try #require(cell.element(at: ["attachments", 0])).frame
          // A bubble may be wider than its card.
          let side = min(card.minX - bubble.minX, bubble.maxX - card.maxX)
          #expect(card.minY - bubble.minY == side, "\(attachment) \(sender) \(direction)")
          #expect(bubble.maxY - card.maxY == side, "\(attachment) \(sender) \(direction)")
        }
        let reply = try cell(style, from: sender, direction, scale) {
          $0.text = "yes"
          $0.quote = QuotedReply(sender: "ann", text: "Quoted words")
        }
        let (bubble, quote) = (
          try #require(reply.bubble).frame, try #require(reply.element(at: ["quote"])).frame
        )
        #expect(quote.minY - bubble.minY == min(quote.minX - bubble.minX, bubble.maxX - quote.maxX))
      }
    }
  }

  /// A name stands above, and a footer below, with the distances that they had. A time in the last row of a card is not
  /// below it.
  @Test func whatStandsAboveOrBelowKeepsItsDistance() throws {
    var plain = ChatStyle.merged
    (plain.received.content.hasEvenEdges, plain.sent.content.hasEvenEdges) = (false, false)
    var below = 0
    for attachment in Self.edged {
      let cells = try [plain, .merged].map { style in
        try cell(style, from: "ann", .leftToRight, 1) { $0.attachments = [attachment] }
      }
      let card = try #require(cells[1].element(at: ["attachments", 0])).frame
      guard try #require(cells[1].labels(.time).first).frame.minY >= card.maxY else { continue }
      below += 1
      #expect(cells[0].height == cells[1].height)
    }
    #expect(below > 0)
  }

  /// Whatever the width, reactions, time and delivery state of a mirrored interface are where a mirror shows them.
  @Test(arguments: ["clustered", "merged"], scales)
  func reactionsAndFootersAreMirrored(preset: String, scale: Double) throws {
    let style = try ChatStyle.preset(preset)
    let reactions = ["❤", "👍", "🎉", "🙏"].enumerated().map { Reaction(symbol: $1, count: 1 + 5 * $0) }
    for sender in ["you", "ann"] {
      for count in 1...reactions.count {
        for attachment in Self.edged {
          let frames = try [InterfaceDirection.leftToRight, .rightToLeft].map { direction in
            let cell = try cell(style, from: sender, direction, scale) {
              ($0.attachments, $0.reactions) = ([attachment], Array(reactions.prefix(count)))
              $0.delivery = sender == "you" ? .read : nil
            }
            return cell.parts.compactMap { part -> Rect? in
              switch part {
              case .box(let box) where box.role == .reaction: box.frame
              case .label(let label) where label.role == .time: label.frame
              case .delivery(let delivery): delivery.frame
              default: nil
              }
            }.map { frame in
              var frame = frame
              if direction == .rightToLeft { frame.origin.x = cell.frame.width - frame.maxX }
              return frame
            }
          }
          #expect(frames[0] == frames[1], "\(attachment) \(sender) \(count)")
          #expect(frames[0].count >= min(count, 3) + 1)
        }
      }
    }
  }
}
