import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests rows with their drawing operations, and the places of detected data.
@Suite struct RowDrawingTests {
  private let messages = [
    Message(
      id: 1, sender: "ann", timestamp: Fixtures.timestamp,
      text: "Write to ann@example.org or +44 (0)20 7946 0958"),
    Message(id: 2, sender: "you", text: "See example.org/a and https://example.org/b, @ann"),
  ]
  private let options = TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow())

  private func transcript() throws -> Transcript {
    Transcript(
      messages, style: .clustered, width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you"), options: options)
  }

  private func document(_ options: WritingOptions) throws -> JSONValue {
    var bytes: [UInt8] = []
    try JSONWriter(options: options).write(try transcript()) { bytes += $0 }
    return try JSONValue(canonical: String(decoding: bytes, as: UTF8.self))
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value { elements } else { [] }
  }

  /// Returns all operations of a layout, row by row.
  private func operations(_ document: JSONValue) -> [JSONValue] {
    (elements(document["separators"]) + elements(document["cells"]) + [document["typing"] ?? .null]).map {
      $0["operations"] ?? .null
    }
  }

  @Test func operationsAreThoseOfASession() throws {
    for theme in ColorTheme.allCases {
      let session = LayoutSession(engine: try TestEngines.bundled)
      let encoded = String(decoding: try JSONEncoder().encode(messages), as: UTF8.self)
      _ = session.answer(
        to:
          #"{"open":{"messages":\#(encoded),"style":"clustered","width":320,"dates":true,"typing":true,"theme":"\#(theme.rawValue)"}}"#
      )
      let line = try #require(session.answer(to: #"{"viewport":{"height":10000,"drawing":true}}"#))
      let answer = try JSONValue(canonical: line)
      let expected = elements(answer["viewport"]?["drawing"]?["rows"]).map { $0["operations"] }
      let document = try document(WritingOptions(drawing: theme))
      #expect(operations(document) == expected && expected.count == 4)
      // The streaming writer gives the same operations, row by row.
      let collector = Collector()
      var writer = JSONDocumentWriter(options: WritingOptions(drawing: theme), sink: collector.take)
      try writer.write(try transcript().rows, header: LayoutHeader(style: "clustered", width: 320))
      let streamed = try JSONValue(canonical: collector.text)
      #expect(operations(streamed) == expected)
      let lines = Collector()
      var lineWriter = JSONLinesWriter(options: WritingOptions(drawing: theme), sink: lines.take)
      try lineWriter.write(try transcript().rows, header: LayoutHeader(style: "clustered", width: 320))
      let rows = try lines.text.split(separator: "\n").dropFirst().map {
        try JSONValue(canonical: $0)
      }
      #expect(rows.map { $0["operations"] ?? $0["typing"]?["operations"] } == expected)
    }
    #expect(operations(try document(WritingOptions())) == [.null, .null, .null, .null])
  }

  @Test func whatWasDetectedHasPlacesAndAddresses() throws {
    let cells = elements(try document(WritingOptions())["cells"])
    let found = cells.flatMap { elements($0["parts"]) }.flatMap { elements($0["detected"]) }
    #expect(
      found.map { $0["href"] } == [
        .string("mailto:ann@example.org"), .string("tel:+442079460958"), .string("https://example.org/a"),
        .string("https://example.org/b"), nil,
      ])
    var expected: [[Rect]] = []
    for cell in try transcript().cells {
      for case .text(let text) in cell.parts {
        let origin = Point(
          x: text.frame.minX + text.blockOrigin.x, y: text.frame.minY + text.blockOrigin.y)
        expected += text.detected.map { data in
          text.block.selectionRects(for: data.range).map { $0.offset(x: origin.x, y: origin.y) }
        }
      }
    }
    let rects = found.map { data in
      elements(data["rects"]).map { elements($0).map { value in value.json() } }
    }
    #expect(rects.count == 5 && rects.allSatisfy { !$0.isEmpty })
    #expect(
      rects == expected.map { $0.map { [$0.minX, $0.minY, $0.width, $0.height].map { "\($0)" } } })
  }

  /// The cost of a text of links is linear in its length, also on one line.
  @Test func manyLinksTakeLinearTime() throws {
    let text = String(repeating: "a@b.org ", count: 60_000)
    let cell = try TestEngines.bundled.cell(
      for: Message(id: 1, sender: "ann", text: text), style: .merged, width: .infinity)
    let collector = Collector()
    var writer = JSONLinesWriter(sink: collector.take)
    try writer.write([cell], header: LayoutHeader(style: "merged", width: nil))
    #expect(collector.text.components(separatedBy: "\"href\":\"mailto:a@b.org\"").count == 60_001)
  }
}
