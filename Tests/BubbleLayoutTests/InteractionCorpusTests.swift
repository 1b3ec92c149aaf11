import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests presses, carets and selections in the corpora, with the first messages of each conversation, or with
/// every message if `BUBBLE_INTERACTION=all`.
@Suite struct InteractionCorpusTests {
  private let engine: LayoutEngine
  private let most: Int

  init() throws {
    engine = try TestEngines.bundled
    most = ProcessInfo.processInfo.environment["BUBBLE_INTERACTION"] == "all" ? .max : 60
  }

  private static let names = Corpora.transcripts + ["rich"]

  /// Prints how much was tested, if all messages are tested.
  private func tell(_ count: String) { if most == .max { print("InteractionCorpusTests: \(count)") } }

  private func transcript(_ name: String, _ style: ChatStyle) throws -> Transcript {
    let messages =
      try name == "rich" ? Corpora.richConversation() : Corpora.transcript(name, prefix: most)
    return Transcript(
      messages, style: style, width: 320, engine: engine,
      environment: LayoutEnvironment(
        me: name == "rich" ? "you" : messages.first?.sender,
        direction: name == "group-rtl" ? .rightToLeft : .leftToRight))
  }

  /// A press in the middle of any part, or just within its corners, hits that part or one in front of it.
  @Test(arguments: names, ChatStylePreset.all.map(\.name))
  func everyPartIsHit(name: String, preset: String) throws {
    let transcript = try transcript(name, .preset(preset))
    var parts = 0
    for cell in transcript.cells {
      let windows = cell.scrollWindows
      for (index, part) in cell.parts.enumerated() {
        if case .box(let box) = part, box.role == .swipe { continue }
        let frame = part.frame
        guard frame.width > 0, frame.height > 0 else { continue }
        let last = LayoutUnit(rawValue: 1)
        for (x, y) in [
          (frame.midX, frame.midY), (frame.minX, frame.minY), (frame.maxX - last, frame.maxY - last),
        ] {
          // Parts that extend beyond their cell are only hit within the cell.
          guard y >= 0, y < cell.frame.height else { continue }
          // Neither are parts that are scrolled out of sight.
          if let window = windows.holding(index), !window.frame.contains(Point(x: x, y: y)) { continue }
          let hit = try #require(
            transcript.hit(at: Point(x: cell.frame.minX + x, y: cell.frame.minY + y)), "\(cell.id), \(index)")
          let found = try #require(hit.part)
          #expect(hit.id == cell.id && found >= index && cell.parts[found].frame.contains(Point(x: x, y: y)))
          parts += 1
        }
      }
    }
    tell("\(parts) presses, \(name), \(preset)")
    #expect(parts > 0)
  }

  /// A press on the caret of any position gives that position, or one with the same caret.
  @Test(arguments: names) func everyCaretIsInverted(name: String) throws {
    let transcript = try transcript(name, .merged)
    var carets = 0
    for cell in transcript.cells {
      guard let block = cell.text else { continue }
      for offset in 0...block.paragraph.length {
        for affinity in TextPosition.Affinity.allCases {
          let caret = try #require(cell.caretFrame(at: TextPosition(offset: offset, affinity: affinity)))
          let point = Point(x: cell.frame.minX + caret.minX, y: cell.frame.minY + caret.midY)
          let found = try #require(transcript.position(nearestTo: point))
          let back = try #require(cell.caretFrame(at: found.position))
          if found.id != cell.id || back.minX != caret.minX || back.minY != caret.minY {
            Issue.record("\(name), \(cell.id), \(offset) \(affinity): \(caret), \(found), \(back)")
          }
          carets += 1
        }
      }
    }
    tell("\(carets) carets, \(name)")
    #expect(carets > 100)
  }

  /// A selection from the first message to the last contains all texts in order.
  @Test(arguments: names) func selectedTextIsAllText(name: String) throws {
    let transcript = try transcript(name, .merged)
    let everything = try #require(transcript.selectAll())
    // An action begins with the name of its sender.
    let texts = transcript.messages.map { $0.kind == .action ? "\($0.sender ?? "") \($0.text)" : $0.text }
      .filter { !$0.isEmpty }
    #expect(transcript.selectedText(everything) == texts.joined(separator: "\n"))
  }
}
