import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that long titles of buttons are broken into lines before they are cut.
@Suite struct ButtonTitleTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let titles = [
    "Yes, I will be there at eight o'clock", "نعم، سأكون هناك في الساعة الثامنة مساءً", "はい、八時には港に着いていると思います",
    "Donaudampfschifffahrtsgesellschaftskapitän",
  ]
  private static let styles: [ChatStyle] = [.merged, .clustered]

  private func message(_ rows: [[String]], _ id: MessageID = 1) -> Message {
    Message(
      id: id, sender: "ann", text: "Well?",
      buttons: rows.map { row in row.map { MessageButton($0) } })
  }

  private func environment(_ scale: Double) -> LayoutEnvironment {
    var environment = LayoutEnvironment(me: "me")
    environment.fontScale = scale
    return environment
  }

  @Test(arguments: styles, [1, 1.5, 2, 3]) func aTitleTakesTwoLinesBeforeItIsCut(
    style: ChatStyle, scale: Double
  ) throws {
    for title in Self.titles {
      for width in stride(from: 200.0, through: 900, by: 50) {
        let cell = engine.cell(
          for: message([[title], ["No"]]), style: style, width: width, environment: environment(scale))
        let (boxes, labels) = (cell.boxes(.button), cell.labels(.button))
        try #require(boxes.count == 2 && labels.count == 2)
        let lines = labels[0].block.lines
        #expect(lines.count <= 5 && labels[1].block.lines.count == 1)
        // Nothing is cut that has room on five lines.
        let isCut = lines.contains { $0.ending == .truncated }
        #expect(!isCut || lines.count == 5)
        // Each line adds its height, and stays inside the button.
        #expect((lines.count > 1) == (boxes[0].frame.height > boxes[1].frame.height))
        for (box, label) in zip(boxes, labels) {
          #expect(label.frame.minY + label.blockOrigin.y >= box.frame.minY)
          #expect(label.frame.minY + label.blockOrigin.y + label.block.size.height <= box.frame.maxY)
        }
        #expect(boxes[1].frame.minY >= boxes[0].frame.maxY)
      }
    }
  }

  /// The buttons of one row have one height, and heights without rows being made are those of rows.
  @Test func rowsAreEvenAtEachWidth() {
    var messages: [Message] = []
    for (number, title) in Self.titles.enumerated() {
      messages.append(message([[title, "No"], ["Maybe", "Later", "Never again"]], .integer(number)))
    }
    for style in Self.styles {
      var chat = Transcript(messages, style: style, width: 390, engine: engine, environment: environment(1.5))
      for width in stride(from: 180.0, through: 1_000, by: 37) {
        chat.width = width
        #expect(chat.differencesFromBuiltRows(in: 0..<chat.count).isEmpty)
        for cell in chat.cells {
          for row in Dictionary(grouping: cell.boxes(.button), by: \.frame.minY).values {
            #expect(Set(row.map(\.frame.height)).count == 1)
          }
        }
      }
    }
  }

  /// Styles that copy other systems keep titles on one line, as their sources do.
  @Test func otherStylesCut() {
    for style in [ChatStyle.balloon, .padded, .tailed] {
      let cell = engine.cell(
        for: message([[Self.titles[0]]]), style: style, width: 240, environment: environment(2))
      #expect(cell.labels(.button).map { $0.block.lines.count } == [1])
    }
  }
}
