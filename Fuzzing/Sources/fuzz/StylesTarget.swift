import FuzzParts
import BubbleLayout
import Foundation
import LayoutPainting

/// Reads an arbitrary style, which must either be refused with an error or lay out messages and survive
/// writing and reading.
enum StylesTarget {
  static func run(_ bytes: [UInt8]) {
    let style: ChatStyle
    do {
      style = try ChatStyle(json: bytes)
    } catch {
      return expect(!"\(error)".isEmpty, "a refusal without words")
    }
    let environment = LayoutEnvironment(
      me: "s0", direction: bytes.count % 2 == 0 ? .leftToRight : .rightToLeft)
    var cells = FuzzEngine.shared.rows(for: messages, style: style, width: 320, environment: environment)
      .compactMap(\.cell)
    expect(cells.count == messages.count, "messages were lost")
    cells = FuzzEngine.shared.rows(for: messages, style: style, width: 0, environment: environment)
      .compactMap(\.cell)
    if bytes.count % 8 == 0 { _ = SVGPainter(showsFrames: true).drawing(of: cells) }
    guard let json = try? JSONEncoder().encode(style) else { return }
    let again = try? ChatStyle(json: json)
    expect(again == style, "a style that was written is read as another")
  }

  private static let messages: [Message] = {
    var input = FuzzInput((0..<255).map { UInt8($0 * 37 & 0x7F) })
    return [
      Message(id: 1, sender: "s1", text: "Hello 👋 مرحبا"),
      Message(id: 2, sender: "s0", text: "a\nlonger text, of lines"),
      Message(
        id: 3, sender: "s1", timestamp: Timestamp(milliseconds: 0), text: "x",
        reactions: [Reaction(symbol: "👍", count: 3)],
        delivery: .read),
      Message(id: 4, sender: nil, text: "joined", kind: .notice), TranscriptEdits.message(5, &input),
    ]
  }()
}
