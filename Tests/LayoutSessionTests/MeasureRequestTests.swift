import BubbleLayout
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests texts that a session measures without a transcript.
@Suite struct MeasureRequestTests {
  @Test func textsAreMeasuredWithoutATranscript() throws {
    let driver = try SessionDriver()
    let answer = try driver.ask(
      #"{"id":1,"measure":{"texts":["How tall is this?",{"text":"שלום","lang":"he","dir":"rtl"}],"widths":[80,"inf"],"fontSize":14}}"#
    )
    let measured = try #require(answer["measured"]).elements
    let engine = try TestEngines.bundled
    let extents = engine.measure(
      [TextToMeasure("How tall is this?"), TextToMeasure("שלום", language: "he", direction: .rightToLeft)],
      widths: [80, .infinity], options: MeasureOptions(style: .system(14)))
    try #require(measured.count == 4)
    for (index, (found, extent)) in zip(measured, extents).enumerated() {
      #expect(found["text"] == .integer(index / 2))
      #expect(found["width"] == (index % 2 == 0 ? .integer(80) : .null))
      #expect(found["lineCount"] == .integer(extent.lineCount))
      #expect(found["height"]?.number == extent.size.height.points)
      #expect(found["textWidth"]?.number == extent.size.width.points)
      #expect(found["lines"] == nil && found["carets"] == nil && found["rects"] == nil)
    }
  }

  @Test func linesCaretsAndRectanglesAreThoseOfTheLayout() throws {
    let driver = try SessionDriver()
    let answer = try driver.ask(
      """
      {"measure":{"texts":{"text":"Three words here","carets":[0,7,99],"ranges":[{"start":2,"end":14},{"start":3,"end":3}]},"widths":60,"lines":true,
      "whiteSpace":"normal","wordBreak":"break-all","lineHeight":"20pt","features":{"liga":0},"variations":{"wght":700},"balance":true}}
      """.replacing("\n", with: " "))
    let found = try #require(answer["measured"]?.elements.first)
    var options = MeasureOptions(isBalanced: true)
    options.paragraph.whiteSpace = .normal
    options.paragraph.lineBreaks.wordBreak = .breakAll
    options.lines.lineHeight = .fixed(20)
    let paragraph = try TestEngines.bundled.paragraph(TextToMeasure("Three words here"), options: options)
    let block = paragraph.layout(width: 60, options: options.lines, isBalanced: true)
    func numbers(_ value: JSONValue?) -> [Double] { value?.elements.compactMap(\.number) ?? [] }
    func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map(\.points) }
    let lines = try #require(found["lines"]).elements
    #expect(lines.count == block.lines.count && lines.count > 1)
    #expect(lines.map { numbers($0["frame"])[3] } == block.lines.map(\.frame.height.points))
    #expect(
      try #require(found["carets"]).elements.map { numbers($0) }
        == [0, 7, 99].map { numbers(block.caret(at: TextPosition(offset: $0)).frame) })
    let rects = try #require(found["rects"]).elements
    #expect(rects.count == 2 && rects[1].elements.isEmpty)
    #expect(rects[0].elements.map { numbers($0) } == block.selectionRects(for: 2..<14).map { numbers($0) })
  }

  @Test(arguments: [
    (#"{"widths":80}"#, "measure.texts"), (#"{"texts":"a"}"#, "measure.widths"),
    (#"{"texts":"a","widths":-1}"#, "measure.widths"),
    (#"{"texts":[{"lang":"de"}],"widths":1}"#, "measure.texts[0].text"),
    (#"{"texts":"a","widths":1,"weight":0}"#, "measure.weight"),
    (#"{"texts":"a","widths":1,"maxLines":0}"#, "measure.maxLines"),
    (#"{"texts":"a","widths":1,"truncate":"all"}"#, "measure.truncate"),
    (#"{"texts":"a","widths":1,"features":{"toolong":1}}"#, "measure.features"),
    (#"{"texts":"a","widths":1,"variations":{"":1}}"#, "measure.variations"),
    (#"{"texts":{"text":"a","ranges":[{"start":3,"end":2}]},"widths":1}"#, "measure.texts.ranges[0].end"),
    (#"{"texts":"a","widths":1,"size":4}"#, "measure.size"),
  ])
  func whatDoesNotFitIsNamed(request: String, field: String) throws {
    let answer = try SessionDriver().ask(#"{"measure":\#(request)}"#)
    #expect(answer["error", "code"] == .string("badRequest"))
    #expect(answer["error", "field"] == .string(field))
    #expect(answer["measured"] == nil)
  }

  /// A request whose answer would need too much memory is refused before it is laid out.
  @Test func tooManyLinesAreRefused() throws {
    let driver = try SessionDriver()
    let text = String(repeating: "a ", count: 30_000)
    let many = try driver.ask(
      #"{"measure":{"texts":"\#(text)","widths":[\#((0..<40).map { _ in "0" }.joined(separator: ","))],"lines":true}}"#
    )
    #expect(many["error", "field"] == .string("measure.texts[0]"))
    let texts = (0..<1_001).map { _ in "\"a\"" }.joined(separator: ",")
    let widths = (0..<100).map { "\($0)" }.joined(separator: ",")
    let more = try driver.ask(#"{"measure":{"texts":[\#(texts)],"widths":[\#(widths)]}}"#)
    #expect(more["error", "field"] == .string("measure.texts"))
    #expect(try driver.ask(#"{"measure":{"texts":"a","widths":1}}"#)["measured"] != nil)
  }

  @Test func textsLongerThanAMessageAreRefused() throws {
    let engine = try LayoutEngine(
      fonts: .collection(TestEngines.bundled.fonts), limits: MessageLimits(bytes: 1_024))
    let session = LayoutSession(engine: engine)
    func ask(_ length: Int) throws -> JSONValue {
      let text = String(repeating: "a", count: length)
      let answer = session.answer(to: #"{"measure":{"texts":["b","\#(text)"],"widths":"inf"}}"#)
      return try JSONValue(canonical: String(try #require(answer).dropLast()))
    }
    #expect(try ask(1_024)["measured"] != nil)
    let refused = try ask(1_025)
    #expect(refused["error", "code"] == .string("badRequest"))
    #expect(refused["error", "field"] == .string("measure.texts[1]"))
    #expect(refused["error", "message"] == .string("the text is longer than 1024 bytes"))
  }
}
