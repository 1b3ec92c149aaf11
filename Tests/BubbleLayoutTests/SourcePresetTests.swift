import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what the published layouts of the source presets leave open: larger type, and parts that their
/// messages did not have.
@Suite struct SourcePresetTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cells(_ messages: [Message], _ style: ChatStyle, width: Double = 390, fontScale: Double = 1)
    -> [Cell]
  {
    Array(
      engine.cells(
        for: messages, style: style, width: width,
        environment: LayoutEnvironment(me: "you", fontScale: fontScale)))
  }

  @Test(arguments: ChatStylePreset.all) func noQuoteIsLargerThanItsMessage(preset: ChatStylePreset) {
    for style in [preset.style.sent, preset.style.received] {
      let size = style.text.font.size
      #expect(style.content.quote.font.size <= size && style.content.quote.senderFont.size <= size)
    }
  }

  /// The delivery state and the box of the time grow with the type, and nothing leaves the cell.
  @Test(arguments: [1.3, 2, 2.5]) func signsOfTailedGrowWithType(scale: Double) throws {
    for state in [DeliveryState.sending, .sent, .read, .failed] {
      let messages = ["Hi", "A longer text with enough words for some lines"].enumerated().map {
        Message(id: .integer($0), sender: "you", timestamp: Fixtures.timestamp, text: $1, delivery: state)
      }
      let usual = cells(messages, .tailed)
      for (cell, small) in zip(cells(messages, .tailed, fontScale: scale), usual) {
        let (sign, label) = (try #require(cell.delivery).frame, try #require(cell.label))
        #expect(sign.width == LayoutUnit(try #require(small.delivery).frame.width.points * min(scale, 2)))
        #expect(sign.minY >= 0 && sign.maxY <= label.frame.minY + LayoutUnit(rawValue: 1))
        #expect(
          label.frame.maxY <= cell.frame.height && label.block.lines.allSatisfy { $0.hiddenRange == nil })
        let ink = label.block.size.height.points / (try #require(small.label).block.size.height.points)
        #expect(abs(ink - scale) < 0.1, "the time is \(ink) times as tall")
      }
    }
  }

  /// In larger type, the line above a balloon keeps its minutes.
  @Test(arguments: [1.3, 2, 2.5, 4], [320.0, 390])
  func labelsOfBalloonsAreNotCutByLargeType(scale: Double, width: Double) throws {
    let message = Message(id: 1, sender: "Ines", timestamp: Fixtures.timestamp, text: "Hello")
    let cell = try #require(cells([message], .balloon, width: width, fontScale: scale).first)
    let label = try #require(cell.label)
    #expect(label.block.lines.count == 1 && label.block.lines.allSatisfy { $0.hiddenRange == nil })
    #expect(label.block.size.width <= label.frame.width)
  }

  /// Cards and captions begin at one edge, and cards have one distance from both edges of a balloon.
  @Test func cardsOfBalloonsHaveOneInset() throws {
    for sender in ["you", "Ines"] {
      let message = Message(
        id: 1, sender: sender, text: "with a text", attachments: [.voice(VoiceAttachment(duration: 31))])
      let cell = try #require(cells([message], .balloon).first)
      let (bubble, card) = (try #require(cell.bubble).frame, try #require(cell.boxes(.voice).first).frame)
      let text = try #require(cell.textPart)
      #expect(card.minX - bubble.minX == bubble.maxX - card.maxX)
      #expect(text.frame.minX + text.blockOrigin.x == card.minX)
      #expect(text.frame.minY - card.maxY >= 5)
    }
  }

  /// In a style with bold messages, bold words in Markdown differ from others, also while an answer grows.
  @Test func boldWordsCanBeToldFromOthers() throws {
    let source = "Some **bold** words\n\nmore"
    for sender in ["you", "Ines"] {
      let message = Message(id: 1, sender: sender, text: source, format: .markdown)
      var transcript = Transcript(
        [Message(id: 1, sender: sender, text: "", format: .markdown, isStreaming: true)], style: .balloon,
        width: 390,
        engine: engine, environment: LayoutEnvironment(me: "you"))
      for character in source { _ = transcript.append(String(character), to: 1) }
      for cell in [try #require(cells([message], .balloon).first), transcript.cells[0]] {
        let runs = try #require(cell.textPart).block.glyphRuns(inLine: 0)
        #expect(Set(runs.map(\.font)).count == 2 && runs.first?.font == runs.last?.font)
      }
    }
  }
}
