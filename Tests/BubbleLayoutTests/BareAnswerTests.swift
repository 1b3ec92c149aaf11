import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests answers in a column without a bubble (`RichStyle.showsBubble`).
@Suite struct BareAnswerTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let text = """
    # Tea

    \(String(repeating: "A good cup takes patience. ", count: 20))

    - one
    - two

    ```swift
    brew()
    ```
    """

  private func style(_ preset: String) throws -> ChatStyle {
    var style = try ChatStyle.preset(preset)
    style.received.content.rich.showsBubble = false
    return style
  }

  /// The texts begin where bubbles begin, have the colours of the page, and lines of at most 44 em. Plain messages, and those
  /// of the reader, keep their bubbles.
  @Test(arguments: ["clustered", "merged"], [240.0, 390, 1_200])
  func answersAreColumnsOnThePage(preset: String, width: Double) throws {
    let style = try style(preset)
    for scale in [0.8, 1, 2.3] {
      var environment = ComplaintCells.environment
      environment.fontScale = scale
      func cell(_ message: Message) -> Cell {
        cells.engine.cell(for: message, style: style, width: width, environment: environment)
      }
      let bare = cell(ComplaintCells.markdown(Self.text))
      var plain = Message(id: 1, sender: "model", text: "Tea")
      let edge = try #require(cell(plain).bubble).frame.minX
      plain = ComplaintCells.markdown("Tea")
      plain.sender = "you"
      #expect(bare.bubble == nil && cell(plain).bubble != nil)
      for text in bare.textParts() {
        #expect(text.frame.minX >= edge && text.frame.maxX.points <= width)
        #expect(text.surface == .page && text.frame.width.points <= 44 * 17 * scale + 1)
      }
      #expect(bare.textParts(.paragraph).first?.frame.minX == edge)
    }
  }

  /// A growing answer has no bubble from the beginning, and its sign is in the cell.
  @Test(arguments: ["clustered", "merged"]) func aGrowingAnswerIsBareFromTheStart(preset: String) throws {
    let style = try style(preset)
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)], style: style)
    for character in "" + Self.text.prefix(120) {
      let cell = try #require(transcript.cell(withID: 1))
      #expect(cell.bubble == nil && cell.growingPart != nil)
      for sign in cell.boxParts(.growing) {
        #expect(sign.frame.minX >= 0 && sign.frame.maxX <= cell.frame.width)
      }
      #expect(
        transcript.height == cells.cell(try #require(transcript.message(withID: 1)), style: style).height)
      _ = transcript.append(String(character), to: 1)
    }
  }

  /// Records compute the heights that cells have.
  @Test func heightsAreThoseOfCells() throws {
    var transcript = cells.transcript([ComplaintCells.markdown(Self.text)], style: try style("merged"))
    for width in stride(from: 1_200.0, through: 120, by: -37) {
      transcript.width = width
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty, "\(width)")
    }
  }
}
