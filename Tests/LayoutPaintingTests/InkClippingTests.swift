import BubbleLayout
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that nobody can draw over the messages of others: no ink of a text leaves its cell, and stacked marks are
/// clipped to the bubble.
@Suite struct InkClippingTests {
  private let engine: LayoutEngine
  private static let stack =
    String(repeating: "\u{300}\u{323}\u{336}", count: 12) + String(repeating: "\u{489}", count: 3)

  init() throws { engine = try TestEngines.bundled }

  private func messages(_ mark: String) -> [Message] {
    let text = "Z\(mark)algo t\(mark)ext"
    return [
      Message(
        id: 1, sender: "ann" + mark, text: text, quote: QuotedReply(sender: "bob" + mark, text: text),
        reactions: [Reaction(symbol: "x" + mark)]),
      Message(id: 2, sender: "you", text: "ก\(String(repeating: "\u{E49}", count: 24)) \(text)"),
      Message(
        id: 3, sender: "ann" + mark, text: "# T\(mark)\n\n- i\(mark)\n\n```\nc\(mark)\n```", format: .markdown
      ),
      Message(id: 4, sender: "ann" + mark, text: text, kind: .notice),
    ]
  }

  private func cells(_ mark: String, _ style: ChatStyle, _ direction: InterfaceDirection, _ scale: Double)
    -> [Cell]
  {
    var environment = LayoutEnvironment(me: "you", direction: direction)
    environment.fontScale = scale
    return messages(mark).map { engine.cell(for: $0, style: style, width: 300, environment: environment) }
  }

  @Test(arguments: ChatStylePreset.all, [1, 2.3])
  func noInkLeavesItsBubble(_ preset: ChatStylePreset, scale: Double) throws {
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for cell in cells(Self.stack, preset.style, direction, scale) {
        let list = DisplayList([cell])
        // Bubbles of the source presets may reach below their cell.
        let height = max(cell.frame.height, cell.bubble?.frame.maxY ?? 0).points
        for operation in list.operations where operation.kind == .glyphs {
          let font = list.fonts[operation.font].font
          let clip = operation.clip.flatMap { OutlinePath(list.elements(of: $0)).bounds }
          for glyph in list.glyphs[operation.glyphs] {
            let ink = font.ink(of: glyph.id)
            if ink.isEmpty { continue }
            let top = max(glyph.origin.y.points - Double(ink.top) / 65_536, clip?.minimum.y ?? -.infinity)
            let bottom = min(
              glyph.origin.y.points - Double(ink.bottom) / 65_536, clip?.maximum.y ?? .infinity)
            // A glyph that is clipped away has its top below its bottom.
            #expect(
              top > bottom || top >= -2 && bottom <= height + 2, "\(preset.name) \(cell.id) \(direction)")
          }
        }
      }
    }
  }

  /// The clip of a text is its bubble, and the output names the ink.
  @Test func theClipIsTheBubble() throws {
    let message = Message(id: 1, sender: "you", text: "Z" + Self.stack)
    let cell = engine.cell(
      for: message, style: .merged, width: 300, environment: LayoutEnvironment(me: "you"))
    let bubble = try #require(cell.bubble).frame
    let list = DisplayList([cell])
    let clip = try #require(list.operations.first { $0.kind == .glyphs }?.clip)
    let bounds = try #require(OutlinePath(list.elements(of: clip)).bounds)
    #expect(bounds.minimum.x == bubble.minX.points && bounds.maximum.x == bubble.maxX.points)
    #expect(bounds.minimum.y == bubble.minY.points && bounds.maximum.y == bubble.maxY.points)
    #expect(SVGPainter().drawing(of: [cell]).contains("clip-path"))
    let part = try #require(cell.parts.first { $0.block?.inks.isEmpty == false })
    #expect(!part.inks(leaving: cell.inkLimit(of: part)).isEmpty)
  }

  /// Italics, swashes, and marks that fit into the padding are not clipped.
  @Test(arguments: ChatStylePreset.all)
  func usualTextsAreNotClipped(_ preset: ChatStylePreset) throws {
    let texts = [
      "fjord *fj*", "ที่นี่ น้ำ", "السَّلَامُ عَلَيْكُمْ", "हिन्दी र्कि", "Vi\u{1EC7}t A\u{301}\u{323}", "日本語", "🍅",
      "a\u{20E3} 4\u{20E3}",
    ]
    for text in texts {
      let message = Message(id: 1, sender: "ann", text: text, format: .markdown)
      let list = DisplayList([engine.cell(for: message, style: preset.style, width: 300)])
      #expect(list.operations.allSatisfy { $0.kind != .glyphs || $0.clip == nil }, "\(text)")
    }
  }

  /// A square is drawn for an emoji that no font has, in the colour of its text, and no glyph.
  @Test func aSquareReplacesAMissingEmoji() throws {
    for theme in [Theme.light, .dark] {
      let known = engine.cell(
        for: Message(id: 1, sender: "ann", text: "see 🍅 it"), style: .merged, width: 300)
      let new = engine.cell(
        for: Message(id: 1, sender: "ann", text: "see \u{1FAFF} it"), style: .merged, width: 300)
      #expect(new.frame == known.frame && new.bubble?.frame == known.bubble?.frame)
      let (before, after) = (DisplayList([known], theme: theme), DisplayList([new], theme: theme))
      #expect(after.glyphs.count == before.glyphs.count - 1 && !after.glyphs.contains { $0.id == 0 })
      let fills = before.operations.filter { $0.kind == .fill }.map(\.paint.color)
      let square = try #require(
        after.operations.first { $0.kind == .fill && !fills.contains($0.paint.color) })
      #expect(after.operations.contains { $0.kind == .glyphs && $0.paint.color == square.paint.color })
      #expect(
        after.operations.filter { $0.kind == .fill }.count == before.operations.filter { $0.kind == .fill }
          .count + 1)
    }
  }
}
