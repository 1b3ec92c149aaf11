import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests rows other than messages, in each format.
@Suite struct RowTests {
  private static let messages: [Message] = (0..<4).map { (index: Int) -> Message in
    let time = Fixtures.timestamp(daysLater: index / 2)
    let id: MessageID = index == 2 ? "two" : .integer(index)
    return Message(id: id, sender: index == 1 ? "you" : "friend", timestamp: time, text: "text \(index)")
  }
  /// The unread line is in Thai, so that only it uses a Thai font.
  private static let options = TranscriptOptions(
    dates: SeparatorStyle(), unread: UnreadLine(before: "two", text: "ข้อความใหม่"), typing: TypingRow())

  private func written(_ options: TranscriptOptions = options) throws -> WrittenLayout {
    try WrittenLayout(Self.messages, options: options)
  }

  private func frame(_ value: Any?) throws -> [Double] {
    try #require(value as? [NSNumber]).map(\.doubleValue)
  }

  private func frame(_ rect: Rect) -> [Double] {
    [rect.minX.points, rect.minY.points, rect.width.points, rect.height.points]
  }

  private func separators(_ transcript: Transcript) -> [TranscriptSeparator] {
    transcript.rows.compactMap { if case .separator(let separator) = $0 { separator } else { nil } }
  }

  /// Renderers that lay out labels themselves need to know where they are truncated. Renderers that draw
  /// glyphs read it from the lines.
  @Test(arguments: [("Ann", nil), (String(repeating: "a very long name ", count: 20), 1)])
  func labelsSayWhatIsHidden(name: String, hiddenFrom least: Int?) throws {
    let transcript = Transcript(
      [Message(id: 1, sender: name, text: "Hi")], style: .merged, width: 320,
      engine: try TestEngines.bundled)
    var bytes: [UInt8] = []
    try JSONWriter().write(transcript) { bytes += $0 }
    let layout = try WrittenLayout.object(String(decoding: bytes, as: UTF8.self))
    let cells = try #require(layout["cells"] as? [[String: Any]])
    let parts = try #require(cells[0]["parts"] as? [[String: Any]])
    let label = try #require(parts.first { $0["role"] as? String == "sender" })
    #expect(label["lines"] == nil)
    let hidden = label["hidden"] as? [Int]
    #expect((hidden != nil) == (least != nil))
    let end = (label["text"] as? String)?.utf16.count
    if let hidden, let least { #expect(hidden[0] > least && hidden[1] == end) }
  }

  @Test func documentsHaveRowsOnlyWhereThereAreSome() throws {
    let plain = try written(TranscriptOptions())
    let json = try plain.json()
    #expect(!json.contains("\"separators\"") && !json.contains("\"typing\""))
    // If all rows are messages, writing the cells gives the same output as writing all rows.
    var cells: [UInt8] = []
    var header = LayoutHeader(
      style: plain.transcript.style, width: 320, environment: plain.transcript.environment)
    header.width = plain.transcript.contentWidth
    try JSONWriter().write(plain.transcript.cells, header: header) { cells += $0 }
    #expect(String(validating: cells, as: UTF8.self) == json)

    let layout = try WrittenLayout.object(try written(TranscriptOptions(typing: TypingRow())).json())
    #expect(layout["separators"] == nil && layout["typing"] != nil)
  }

  @Test(arguments: [false, true]) func documentsListRowsAfterTheCells(glyphs: Bool) throws {
    let written = try written()
    let json = try written.json(glyphs: glyphs)
    let layout = try WrittenLayout.object(json)
    let laidOut = separators(written.transcript)
    #expect(laidOut.map(\.kind) == [.date, .date, .unread])
    let rows = try #require(layout["separators"] as? [[String: Any]])
    #expect(rows.map { $0["kind"] as? String } == ["date", "date", "unread"])
    #expect(rows[0]["before"] as? Int == 0)
    #expect(rows[1]["before"] as? String == "two")
    #expect(rows[2]["before"] as? String == "two")
    for (row, separator) in zip(rows, laidOut) {
      #expect(try frame(row["frame"]) == frame(separator.frame))
      let label = try #require(row["label"] as? [String: Any])
      #expect(label["text"] as? String == separator.label.text)
      #expect(try frame(label["frame"]) == frame(separator.label.frame))
      #expect(label["align"] as? String == "center")
      let lines = label["lines"] as? [[String: Any]]
      #expect((lines != nil) == glyphs)
      guard let lines else { continue }
      let line = try #require(separator.label.block.lines.first)
      let origin = separator.label.blockOrigin
      #expect(try frame(lines[0]["frame"]) == frame(line.frame.offset(x: origin.x, y: origin.y)))
      #expect((lines[0]["runs"] as? [Any])?.isEmpty == false)
    }
    let typing = try #require(layout["typing"] as? [String: Any])
    let last = try #require(written.transcript.rows.last)
    #expect(try frame(typing["frame"]) == frame(last.frame))
    #expect((layout["height"] as? NSNumber)?.doubleValue == last.frame.maxY.points)
    let places = ["\"cells\":", "\"separators\":", "\"typing\":"].compactMap {
      json.range(of: $0)?.lowerBound
    }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func rowsHaveTheirFontsListed() throws {
    let written = try written()
    let layout = try WrittenLayout.object(try written.json(glyphs: true))
    let fonts = try #require(layout["fonts"] as? [[String: Any]])
    let names = fonts.compactMap { $0["name"] as? String }
    let thai = try #require(names.firstIndex(of: "NotoSansThai-Regular"))
    let rows = try #require(layout["separators"] as? [[String: Any]])
    let lines = (rows[2]["label"] as? [String: Any])?["lines"] as? [[String: Any]]
    let runs = try #require(lines?.first?["runs"] as? [[String: Any]])
    #expect(runs.allSatisfy { $0["font"] as? Int == thai })
    // In JSON Lines, the row that first uses a font describes it.
    let line = try #require(try written.jsonLines().first { $0.hasPrefix("{\"separator\":\"unread\"") })
    #expect(line.contains("\"fonts\":[{\"id\":\(thai),\"name\":\"NotoSansThai-Regular\""))
    #expect(try written.text().contains("\nfont NotoSansThai-Regular sha256="))
  }

  @Test func linesComeInTheOrderOfTheRows() throws {
    let written = try written()
    let lines = try written.jsonLines().map { try WrittenLayout.object($0) }
    let keys = lines.map { line in
      ["format", "id", "separator", "typing"].first { line[$0] != nil } ?? "?"
    }
    #expect(
      keys == ["format", "separator", "id", "id", "separator", "separator", "id", "id", "typing"])
    #expect(lines[4]["separator"] as? String == "date" && lines[5]["separator"] as? String == "unread")
    #expect(lines[5]["before"] as? String == "two")
    for (line, item) in zip(lines.dropFirst(), written.transcript.rows) {
      let row = line["typing"] as? [String: Any] ?? line
      #expect(try frame(row["frame"]) == frame(item.frame))
    }
    #expect((lines[5]["label"] as? [String: Any])?["text"] as? String == "ข้อความใหม่")
  }

  @Test func textNamesTheRows() throws {
    let written = try written()
    let lines = try written.text().split(separator: "\n").map(String.init)
    let kinds = lines.compactMap { line in
      ["separator", "cell", "typing", "end"].first { line.hasPrefix($0 + " ") }
    }
    #expect(
      kinds == [
        "separator", "cell", "cell", "separator", "separator", "cell", "cell", "typing", "end",
      ])
    #expect(lines.contains { $0.hasPrefix("separator 0 kind=date before=0 frame=[0.000 0.000 320.000 ") })
    let unread = try #require(
      lines.firstIndex { $0.hasPrefix(#"separator 2 kind=unread before="two" frame=["#) })
    #expect(lines[unread + 1].hasPrefix(#"  label text="ข้อความใหม่" frame=[0.000 0.000 320.000 "#))
    #expect(lines[unread + 1].contains(" align=center ink=accent origin=["))
    #expect(lines[unread + 2].hasSuffix(#" text="ข้อความใหม่""#))
    let end = try #require(lines.last?.split(separator: "="))
    #expect(end.dropLast() == ["end cells", "4 height"])
    #expect(LayoutUnit(try #require(Double(end[2]))) == written.transcript.height)
  }

  @Test func aSequenceOfRowsIsWrittenAsATranscriptIs() throws {
    let written = try written()
    let transcript = written.transcript
    let items = transcript.engine.rows(
      for: Self.messages, style: transcript.style, width: 320, environment: transcript.environment,
      options: Self.options)
    let collector = Collector()
    var writer = JSONLinesWriter(sink: collector.take)
    try writer.write(
      items, header: LayoutHeader(style: transcript.style, width: 320, environment: transcript.environment))
    #expect(try collector.text.split(separator: "\n").map(String.init) == written.jsonLines())
  }

  @Test func overlaysAreDocumentsOfTheirOwn() throws {
    let engine = try TestEngines.bundled
    let messages = (0..<20).map { index in
      Message(
        id: .integer(index), sender: "friend", timestamp: Fixtures.timestamp,
        text: "text \(index)")
    }
    let transcript = Transcript(
      messages, style: try ChatStyle.preset("clustered"), width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"), options: TranscriptOptions(dates: SeparatorStyle()))
    let overlay = transcript.overlay(in: Rect(x: 0, y: 300, width: 320, height: 200))
    let date = try #require(overlay.date)
    let avatar = try #require(overlay.avatar)
    func object(_ overlay: TranscriptOverlay, glyphs: Bool) throws -> [String: Any] {
      var bytes: [UInt8] = []
      try JSONWriter(options: WritingOptions(glyphs: glyphs)).write(overlay) { bytes += $0 }
      return try WrittenLayout.object(try #require(String(validating: bytes, as: UTF8.self)))
    }
    for glyphs in [false, true] {
      let object = try object(overlay, glyphs: glyphs)
      #expect(object["format"] as? String == "bubble-layout/1")
      let sticky = try #require(object["date"] as? [String: Any])
      #expect(sticky["before"] as? Int == 0)
      #expect(try frame(sticky["frame"]) == frame(date.frame))
      #expect(try frame(sticky["frame"]) != frame(sticky["resting"]))
      #expect(try frame(sticky["resting"]) == frame(date.separator.frame))
      let label = try #require(sticky["label"] as? [String: Any])
      #expect(label["text"] as? String == "Sep 12, 2011")
      #expect((label["lines"] != nil) == glyphs)
      let picture = try #require(object["avatar"] as? [String: Any])
      #expect(picture["id"] as? Int == 19)
      #expect(picture["sender"] as? String == "friend")
      #expect(try frame(picture["frame"]) == frame(avatar.frame))
      #expect(try frame(picture["resting"]) == frame(avatar.resting))
      let fonts = try #require(object["fonts"] as? [[String: Any]])
      #expect(fonts.map { $0["name"] as? String } == ["NotoSans-Regular"])
    }
    let nothing = try object(transcript.overlay(in: Rect(x: 0, y: -900, width: 320, height: 1)), glyphs: true)
    #expect(nothing["date"] is NSNull && nothing["avatar"] is NSNull)
  }
}
