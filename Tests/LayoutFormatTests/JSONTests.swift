import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

@Suite struct JSONTests {
  private let messages = [
    Message(id: "m1", sender: "you", timestamp: Fixtures.timestamp, text: "Hello"),
    Message(
      id: 2, sender: "friend", text: "a longer text that needs more than one line of the balloon it is in"),
    Message(id: 3, sender: "friend", text: "שלום 👋"),
  ]

  private func frame(_ value: Any?) throws -> [Double] {
    try #require(value as? [NSNumber]).map(\.doubleValue)
  }

  private func frame(_ rect: Rect) -> [Double] {
    [rect.minX.points, rect.minY.points, rect.width.points, rect.height.points]
  }

  @Test func headerSaysWhatTheLayoutIs() throws {
    let written = try WrittenLayout(messages)
    let layout = try WrittenLayout.object(try written.json())
    #expect(layout["format"] as? String == "bubble-layout/1")
    #expect(layout["style"] as? String == "balloon")
    #expect(layout["width"] as? Int == 320)
    #expect(layout["scale"] as? Int == 1)
    #expect((layout["height"] as? NSNumber)?.doubleValue == written.transcript.height.points)
    let engine = try #require(layout["engine"] as? [String: String])
    #expect(engine.keys.sorted() == ["freetype", "harfbuzz", "unicode"])
    #expect(engine["unicode"] == "17.0.0")
    #expect(engine["harfbuzz"]?.contains(".") == true)
    #expect(engine["freetype"]?.hasPrefix("2.") == true)
  }

  @Test func membersComeInTheirOrder() throws {
    let json = try WrittenLayout(messages).json()
    var position = json.startIndex
    for name in [
      "format", "style", "width", "scale", "height", "engine", "fonts", "cells", "id", "sender", "side",
      "frame",
      "bubble", "frame", "asset", "caps", "resizing", "tail", "corners", "parts", "kind", "lines", "start",
      "end",
      "frame", "baseline", "kind", "role", "text", "frame", "align",
    ] {
      let range = try #require(json.range(of: "\"\(name)\":", range: position..<json.endIndex), "\(name)")
      position = range.upperBound
    }
  }

  /// Missing characters are listed for each line, and for labels, whose lines are left out.
  @Test func missingGlyphsAreListed() throws {
    let messages = [
      Message(id: 1, sender: "\u{17000}", text: "one\n\u{17001}\u{17002}"),
      Message(id: 2, sender: "you", text: "all there"),
    ]
    let written = try WrittenLayout(messages)
    let json = try written.json()
    #expect(json.components(separatedBy: "\"missing\":").count == 3)
    #expect(json.contains("\"missing\":[\"U+17001\",\"U+17002\"]"))
    let layout = try WrittenLayout.object(json)
    let cells = try #require(layout["cells"] as? [[String: Any]])
    let parts = try #require(cells[0]["parts"] as? [[String: Any]])
    let lines = try #require(parts.first { $0["kind"] as? String == "text" }?["lines"] as? [[String: Any]])
    #expect(lines.map { $0["missing"] as? [String] ?? [] } == [[], ["U+17001", "U+17002"]])
    #expect(parts.contains { $0["missing"] as? [String] == ["U+17000"] })
    #expect(written.transcript.rows.flatMap(\.missingCharacters).count == 3)
  }

  @Test func cellsHoldWhatWasLaidOut() throws {
    let written = try WrittenLayout(messages)
    let layout = try WrittenLayout.object(try written.json())
    let cells = try #require(layout["cells"] as? [[String: Any]])
    #expect(cells.count == 3)
    #expect(cells[0]["id"] as? String == "m1")
    #expect(cells[1]["id"] as? Int == 2)
    #expect(cells[2]["sender"] as? String == "friend")
    let notice = try WrittenLayout([Message(id: 4, sender: nil, text: "Ann has left", kind: .notice)])
    let whole = try #require(try WrittenLayout.object(try notice.json())["cells"] as? [[String: Any]])
    #expect(whole[0]["sender"] is NSNull && whole[0]["bubble"] is NSNull)
    for (cell, object) in zip(written.transcript.cells, cells) {
      #expect(try frame(object["frame"]) == frame(cell.frame))
      #expect(object["side"] as? String == cell.side.rawValue)
      let bubble = try #require(object["bubble"] as? [String: Any])
      #expect(try frame(bubble["frame"]) == frame(try #require(cell.bubble).frame))
      #expect(bubble["caps"] as? [String: Int] == ["top": 15, "left": 24, "bottom": 15, "right": 24])
      #expect(bubble["corners"] as? [Int] == [0, 0, 0, 0])
      let parts = try #require(object["parts"] as? [[String: Any]])
      #expect(parts.map { $0["kind"] as? String } == ["text", "label"])
      let lines = try #require(parts[0]["lines"] as? [[String: Any]])
      let block = try #require(cell.text)
      #expect(lines.count == block.lines.count)
      let text = try #require(cell.textPart)
      let origin = text.frame.origin.offset(x: text.blockOrigin.x, y: text.blockOrigin.y)
      for (line, box) in zip(lines, block.lines) {
        #expect(line["start"] as? Int == box.start)
        #expect(line["end"] as? Int == box.end)
        #expect(try frame(line["frame"]) == frame(box.frame.offset(x: origin.x, y: origin.y)))
        #expect((line["baseline"] as? NSNumber)?.doubleValue == (origin.y + box.baseline).points)
      }
    }
  }

  @Test func fontsAreThoseInUseInTheOrderOfUse() throws {
    let layout = try WrittenLayout.object(try WrittenLayout(messages).json())
    let fonts = try #require(layout["fonts"] as? [[String: Any]])
    #expect(fonts.map { $0["id"] as? Int } == Array(0..<fonts.count))
    // The fonts of the bold text, of its regular label, of the bold Hebrew text and of the emoji, in this
    // order.
    let names = fonts.compactMap { $0["name"] as? String }
    #expect(names == ["NotoSans-Bold", "NotoSans-Regular", "NotoSansHebrew-Bold", "NotoColorEmoji"])
    #expect(fonts.allSatisfy { ($0["sha256"] as? String)?.count == 64 })
  }

  @Test func linesAreAHeaderThenOneCellEach() throws {
    let written = try WrittenLayout(messages)
    let lines = try written.jsonLines()
    #expect(lines.count == 4)
    let header = try WrittenLayout.object(lines[0])
    #expect(header["format"] as? String == "bubble-layout/1")
    let cells = try #require(
      try WrittenLayout.object(try written.json())["cells"] as? [[String: Any]])
    var fonts: [[String: Any]] = []
    for (line, cell) in zip(lines.dropFirst(), cells) {
      var object = try WrittenLayout.object(line)
      fonts += object.removeValue(forKey: "fonts") as? [[String: Any]] ?? []
      #expect(object as NSDictionary == cell as NSDictionary)
    }
    #expect(fonts.map { $0["id"] as? Int } == [0, 1, 2, 3])
  }

  @Test func glyphsAreListedOnDemand() throws {
    let written = try WrittenLayout(messages)
    #expect(try !written.json().contains("\"runs\""))
    let layout = try WrittenLayout.object(try written.json(glyphs: true))
    let cells = try #require(layout["cells"] as? [[String: Any]])
    for (cell, object) in zip(written.transcript.cells, cells) {
      let parts = try #require(object["parts"] as? [[String: Any]])
      let block = try #require(cell.text)
      let lines = try #require(parts[0]["lines"] as? [[String: Any]])
      #expect(parts[1]["lines"] != nil)
      let text = try #require(cell.textPart)
      let origin = text.frame.origin.offset(x: text.blockOrigin.x, y: text.blockOrigin.y)
      for (index, line) in lines.enumerated() {
        let runs = try #require(line["runs"] as? [[String: Any]])
        let laidOut = block.glyphRuns(inLine: index)
        #expect(runs.count == laidOut.count)
        for (run, expected) in zip(runs, laidOut) {
          #expect(run["size"] as? Int == 13)
          let glyphs = try #require(run["glyphs"] as? [[NSNumber]])
          #expect(
            glyphs.map { $0.map(\.doubleValue) }
              == expected.glyphs.map {
                [
                  Double($0.id), (origin.x + $0.origin.x).points, (origin.y + $0.origin.y).points,
                  Double($0.cluster),
                ]
              })
        }
      }
    }
  }

  @Test func stringsSurvive() throws {
    let text =
      (0...0x2FF).compactMap(Unicode.Scalar.init).map(String.init).joined() + "\u{2027}\u{2028}\u{2029}"
      + "\u{202A}\u{FEFF}\u{FFFD}€👍🏽\u{10FFFF}\"\\/"
    let written = try WrittenLayout([Message(id: .string(text), sender: text, text: text)])
    let json = try written.json()
    let cells = try #require(try WrittenLayout.object(json)["cells"] as? [[String: Any]])
    let parts = try #require(cells[0]["parts"] as? [[String: Any]])
    for value in [cells[0]["id"], cells[0]["sender"], parts[0]["text"]] {
      let string = try #require(value as? String)
      #expect(Array(string.unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(!json.unicodeScalars.contains { [0x7F, 0x85, 0x2028, 0x2029].contains($0.value) })
    #expect(try written.jsonLines().count == 2)
  }

  @Test func lengthsAreExactDecimals() throws {
    let json = try WrittenLayout(messages).json(glyphs: true)
    let numbers = json.split { !"0123456789.-eE+".contains($0) }.filter { $0.contains(".") }
    let lengths = numbers.filter { Double($0) != nil }
    #expect(lengths.count > 50)
    for length in lengths {
      // Multiples of 1/64 have at most six decimals, the last of which is a 5.
      let decimals = length.split(separator: ".")[1]
      #expect(decimals.count <= 6 && decimals.last == "5", "\(length)")
      #expect(((Double(length) ?? 0) * 64).remainder(dividingBy: 1) == 0)
    }
  }

  @Test func widthOfTheContentIsNone() throws {
    let written = try WrittenLayout(messages, width: .infinity)
    let header = try WrittenLayout.object(try #require(try written.jsonLines().first))
    #expect(header["width"] is NSNull)
    let layout = try WrittenLayout.object(try written.json())
    #expect((layout["width"] as? NSNumber)?.doubleValue == written.transcript.contentWidth.points)
  }

  @Test(arguments: [(2.0, "2"), (1.5, "1.5"), (3, "3")]) func scaleIsStated(scale: Double, text: String)
    throws
  {
    #expect(try WrittenLayout(messages, scale: scale).json().contains("\"scale\":\(text),"))
  }

  @Test func emptyTranscriptIsALayout() throws {
    let layout = try WrittenLayout.object(try WrittenLayout([]).json())
    #expect((layout["cells"] as? [Any])?.isEmpty == true)
    #expect((layout["fonts"] as? [Any])?.isEmpty == true)
    #expect(layout["height"] as? Int == 0)
  }

  @Test func chunksStaySmall() throws {
    let engine = try TestEngines.bundled
    let collector = Collector()
    var writer = JSONLinesWriter(sink: collector.take)
    let messages = (0..<2_000).lazy.map { Message(id: .integer($0), sender: "s", text: "text \($0)") }
    try writer.begin(LayoutHeader(style: "balloon", width: 320))
    for cell in engine.cells(for: messages, style: .balloon, width: 320) { try writer.write(cell) }
    try writer.end()
    #expect(collector.bytes.count > 500_000)
    #expect(collector.largestChunk < 80_000)
    #expect(collector.text.split(separator: "\n").count == 2_001)
  }

  @Test func sinkMayEndTheWriting() throws {
    struct Full: Error {}
    let transcript = try WrittenLayout(messages).transcript
    #expect(throws: Full.self) { try JSONWriter().write(transcript) { _ in throw Full() } }
  }
}
