import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests custom parts: their sizes, their places, and the functions that return their sizes.
@Suite struct CustomPartTests {
  private func message(_ part: CustomAttachment, text: String = "") -> Message {
    Message(id: 1, sender: "ann", text: text, attachments: [.custom(part)])
  }

  private func box(_ engine: LayoutEngine, _ message: Message, width: Double = 320) throws -> BoxPart {
    try #require(engine.cell(for: message, style: .merged, width: width).boxes(.custom).first)
  }

  @Test func attachmentsSayTheirSize() throws {
    let engine = try TestEngines.bundled
    func size(_ part: CustomAttachment) throws -> Size { try box(engine, message(part)).frame.size }
    #expect(try size(CustomAttachment(name: "a", width: 120, height: 30)) == Size(width: 120, height: 30))
    #expect(try size(CustomAttachment(name: "a", width: 120, aspect: 2)) == Size(width: 120, height: 60))
    let wide = try size(CustomAttachment(name: "a", width: 5_000, aspect: 2))
    #expect(wide.width < 320 && abs(wide.width.points - 2 * wide.height.points) < 0.05)
    #expect(try size(CustomAttachment(name: "a", width: 5_000, height: 20)).height == 20)
    for length in [-1, .nan, .infinity, 1e300] as [Double] {
      let size = try size(CustomAttachment(name: "a", width: length, height: length, aspect: length))
      #expect(size.width > 0 && size.width <= 320 && size.height > 0 && size.height < 400)
    }
  }

  @Test func functionsSayIt() throws {
    let asked = Asked()
    let engine = try LayoutEngine(fonts: .collection(TestEngines.bundled.fonts)) { part, width in
      asked.add(part.name, width)
      return switch part.name {
      case "square": Size(width: LayoutUnit(width / 2), height: LayoutUnit(width / 2))
      case "bad": Size(width: -.longest, height: .longest)
      default: nil
      }
    }
    let square = try box(engine, message(CustomAttachment(name: "square", data: "{}")))
    #expect(square.frame.width == square.frame.height && square.name == "square" && square.index == 0)
    #expect(asked.widths.allSatisfy { $0 <= 320 && $0 > 100 })
    let own = try box(engine, message(CustomAttachment(name: "other", width: 50, height: 20)))
    #expect(own.frame.size == Size(width: 50, height: 20))
    #expect(try box(engine, message(CustomAttachment(name: "bad"))).frame.height < 70_000)
    // In a cell that is as wide as its content, the part has its default width.
    let cell = engine.cell(
      for: message(CustomAttachment(name: "other", aspect: 2)), style: .merged, width: .infinity)
    #expect(cell.boxes(.custom).first?.frame.width == 240)
  }

  /// Whatever a function returns, heights found without cells equal those of the cells.
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func heightsEqualThoseOfCells(preset: String) throws {
    let engine = try LayoutEngine(fonts: .collection(TestEngines.bundled.fonts)) { part, width in
      let columns = max(1, (width / 60).rounded(.down))
      return Size(
        width: LayoutUnit(columns * 60), height: LayoutUnit(240 / columns + Double(part.data.count)))
    }
    let messages = (0..<12).map { number in
      Message(
        id: .integer(number), sender: ["you", "ann"][number % 2],
        text: number % 3 == 0 ? "" : String(repeating: "some words ", count: number),
        attachments: [.custom(CustomAttachment(name: "grid", data: String(repeating: "x", count: number)))])
    }
    var transcript = Transcript(
      messages, style: try .preset(preset), width: 320, engine: engine, environment: Fixtures.me)
    for width in stride(from: 80.0, through: 500, by: 7.5) {
      transcript.width = width
      for cell in transcript.cells {
        #expect(transcript.frame(of: cell.id) == cell.frame, "\(cell.id) at \(width)")
      }
    }
  }

  @Test func pressesAndScreenReadersKnowThem() throws {
    let engine = try TestEngines.bundled
    let message = message(CustomAttachment(name: "a", width: 100, height: 50, alternative: "A form"))
    let transcript = Transcript([message], style: .merged, width: 320, engine: engine)
    let frame = try #require(transcript.cell(withID: 1)?.boxes(.custom).first).frame
    #expect(
      transcript.hit(at: Point(x: frame.midX, y: frame.midY))?.target == .card(.custom, attachment: 0))
    #expect(transcript.accessibility(of: 1)?.label == "ann, A form")
  }

  @Test func theyAreReadAndWritten() throws {
    let json =
      #"{"id":1,"text":"","attachments":[{"type":"custom","name":"a","data":"x","aspect":1.5,"alt":"A"}]}"#
    let message = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
    #expect(
      message.attachments == [.custom(CustomAttachment(name: "a", data: "x", aspect: 1.5, alternative: "A"))])
    #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message)) == message)
  }

  /// Records the widths that a sizing function is called with.
  private final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Double] = []
    var widths: [Double] { lock.withLock { known } }
    func add(_ name: String, _ width: Double) { lock.withLock { if width.isFinite { known.append(width) } } }
  }
}
