import Foundation
import TestSupport
import Testing

/// Tests the output of the tool for real conversations in all six presets.
@Suite struct TranscriptTests {
  private static let presets = ["balloon", "padded", "tailed", "rows", "clustered", "merged"]

  /// How many messages are tested. Debug builds are slow, and test only the first ones.
  #if DEBUG
  private static let most = 80
  #else
  private static let most = Int.max
  #endif

  @Test(arguments: presets, Tool.transcripts)
  func cellsAreStackedAndTextsAreInTheirBubbles(style: String, transcript: String) throws {
    let text = try String(contentsOfFile: transcript, encoding: .utf8)
    let lines = text.split(separator: "\n").prefix(Self.most)
    let result = try Tool.run(
      ["layout", "--style", style, "--format", "json"], input: lines.joined(separator: "\n"))
    #expect(result.status == 0 && result.errors == "")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let cells = try #require(document?["cells"] as? [[String: Any]])
    #expect(cells.count == lines.count)
    var bottom = 0.0
    for cell in cells {
      let frame = try #require(Frame(cell["frame"]))
      #expect(frame.minY == bottom && frame.minX == 0 && frame.width == 320)
      bottom = frame.maxY
      let room = Frame(minX: 0, minY: 0, width: 320, height: frame.height)
      let bubble = (cell["bubble"] as? [String: Any]).flatMap { Frame($0["frame"]) }
      // In two of the presets, the bubble is taller than its cell and extends into the space below it.
      let free = style == "balloon" ? 10.0 : style == "tailed" ? 6 : 0
      if let bubble { #expect(room.grown(free).contains(bubble)) }
      for part in cell["parts"] as? [[String: Any]] ?? [] {
        let place = try #require(Frame(part["frame"]))
        #expect(
          room.grown(style == "tailed" ? free : 0).contains(place),
          "\(cell["id"] ?? ""): \(part["kind"] ?? "") \(place)")
        if part["kind"] as? String == "text", let bubble { #expect(bubble.contains(place)) }
      }
    }
    #expect(document?["height"] as? Double == bottom)
  }

  private struct Frame {
    var minX, minY, width, height: Double
    var maxX: Double { minX + width }
    var maxY: Double { minY + height }

    init(minX: Double, minY: Double, width: Double, height: Double) {
      (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    init?(_ value: Any?) {
      guard let numbers = value as? [Double], numbers.count == 4 else { return nil }
      self.init(minX: numbers[0], minY: numbers[1], width: numbers[2], height: numbers[3])
    }

    func grown(_ below: Double) -> Frame {
      Frame(minX: minX, minY: minY, width: width, height: height + below)
    }

    func contains(_ other: Frame) -> Bool {
      minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
  }
}
