import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSchemas
import LayoutSession
import TestSupport
import Testing
import TextLayout
import TextUnicode

/// Tests that the committed schemas of the output equal those generated from sample layouts.
///
/// `BUBBLE_SCHEMAS=record swift test --filter SchemaTests` writes them.
@Suite struct SchemaTests {
  /// Returns a row with a formatted range of text.
  private func spanned(_ engine: LayoutEngine) throws -> TranscriptRow {
    let cell = engine.cell(for: Message(id: 1, sender: "ann", text: "bold"), style: .balloon, width: 320)
    var colored = TextSpan(range: 1..<3, emphasis: .mark)
    (colored.color, colored.background, colored.footnote, colored.title) = (
      "#123456", "#654321", "1", "Title"
    )
    let text = TextPart(
      frame: cell.frame, text: "bold", block: try #require(cell.text),
      spans: [
        TextSpan(range: 0..<4, emphasis: .bold, tag: "tag"), colored,
        TextSpan(range: 0..<4, emphases: .underline, address: "https://example.org"),
      ])
    var spanned = Cell(
      id: 1, sender: "ann", side: .left, frame: cell.frame, bubble: nil, parts: [.text(text)])
    spanned.highlights = [TextHighlight(range: 0..<2)]
    return .message(spanned)
  }

  /// Returns the edits of all composer scripts, one after the other.
  private static func scripts() throws -> [String] {
    try ["bar", "bar-rtl", "keys", "looks", "mentions", "growing", "input-method"].flatMap { name in
      try String(
        contentsOf: Repository.url("Tests/Goldens/Compositions/\(name).jsonl"), encoding: .utf8
      ).split(separator: "\n").map(String.init)
    }
  }

  /// Returns steps of a composer that contain every possible member.
  private func composed(_ engine: LayoutEngine) throws -> [ComposedStep] {
    var lines = try Self.scripts()
    lines += [
      #"{"placeholder":"Aa"}"#, #"{"insert":"Hi "}"#, #"{"mention":{"id":"7","name":"ann"}}"#,
      #"{"mark":"x"}"#,
      #"{"mention":{"id":"","name":"ann"}}"#, #"{"insert":"\n\n\n\n\n\n\n\n\n\n\n\n\n\n"}"#,
      #"{"mention":{"id":"8","name":"somebody with a name that is wider than the line"}}"#,
      #"{"object":{"kind":"emoji","id":"party"},"words":":party:"}"#, #"{"insert":"looks"}"#,
      #"{"move":"wordLeft","extend":true}"#, #"{"toggle":"code"}"#, #"{"link":"https://example.org"}"#,
      #"{"send":true}"#,
    ]
    var script = ScriptedComposer(
      Composer(style: ComposerStyle(emoticons: ChatStyle.balloon.emoticons), engine: engine), width: 200)
    return try lines.map { line in
      ComposedStep(try ComposerEdit(JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))), in: &script)
    }
  }

  /// Returns answers of a session that contain every possible member.
  private func answers(_ engine: LayoutEngine) throws -> [SessionAnswer] {
    let session = LayoutSession(engine: engine)
    let folder = try TemporaryFolder()
    let damaged = try folder.write(
      "{\"id\":1,\"text\":\"a\"}\n{\"id\":2,\"text\":3}\nx\n".utf8, to: "damaged.jsonl")
    let example = Repository.url("Examples/serve/session.jsonl")
    var lines = try String(contentsOf: example, encoding: .utf8).split(separator: "\n").map(String.init)
    let rich = Repository.url("Tests/Goldens/Cases/rich.jsonl").path
    for style in ChatStylePreset.all.map(\.name) {
      lines.append(
        #"{"open":{"file":"\#(rich)","style":"\#(style)","dates":true,"typing":true,"unread":"greeting"}}"#)
      lines.append(#"{"viewport":{"height":100000,"drawing":true}}"#)
      lines.append(#"{"viewport":{"height":100000,"glyphs":true}}"#)
      lines.append(#"{"viewport":{"height":100000,"accessibility":true}}"#)
      for top in [-900, 300, 2_000] {
        lines.append(#"{"overlay":{"top":\#(top),"height":200,"glyphs":true}}"#)
        lines.append(#"{"viewport":{"top":\#(top),"height":200,"rows":false,"overlay":true}}"#)
      }
      for y in stride(from: 2, to: 6_000, by: 9) {
        lines.append(#"{"hit":{"x":\#(20 + y % 280),"y":\#(y)}}"#)
      }
    }
    lines += [
      #"{"caret":{"id":"album-4"}}"#, #"{"hit":{"x":-500,"y":-500}}"#, #"{"next":{"text":"nowhere at all"}}"#,
      #"{"offset":{"anchor":{"id":"gone"},"height":5}}"#, #"{"find":{"text":"e","limit":1}}"#,
      #"{"width":"inf"}"#, #"{"open":{"file":"\#(damaged)","heights":"estimated"}}"#,
      #"{"viewport":{"height":50,"drawing":true,"rows":false}}"#, #"{"open":{"style":"rows"}}"#,
      #"{"hit":{"x":0,"y":0}}"#, #"{"anchor":{"height":5}}"#, #"{"viewport":{"height":50}}"#,
      #"{"edit":{"append":{"id":1,"sender":"a","text":"👍 and a"}}}"#,
      // A name that is too long is left out, and the message is reported.
      #"{"edit":{"append":{"id":"long","sender":"\#(String(repeating: "a", count: 2 << 20))","text":"a"}}}"#,
      #"{"edit":{"remove":"long"}}"#,
      // Some formulas are invalid.
      #"{"edit":{"append":[{"id":"f","sender":"a","blocks":[{"type":"formula","source":"x/y!","notation":"mathml"},"#
        + #"{"type":"formula","source":"a=b"}]},{"id":"g","sender":"a","text":"$$x?$$","format":"markdown"}]}}"#,
      #"{"viewport":{"height":100000,"glyphs":true}}"#,
      #"{"viewport":{"height":500,"drawing":true,"rows":false}}"#,
    ]
    for edit in try Self.scripts() {
      lines.append(#"{"compose":{"edits":\#(edit),"glyphs":true}}"#)
      lines.append(#"{"compose":{"edits":[]}}"#)
    }
    // These lines press a task and a details block, and request positions in texts other than the message's
    // own.
    lines += [
      #"{"open":{"style":"merged","messages":[{"id":1,"sender":"a","blocks":[{"type":"details","summary":{"text":"s"},"blocks":[]},"#
        + #"{"type":"list","items":[{"checked":true,"blocks":[{"type":"paragraph","text":"task"}]}]}]}]}}"#,
      #"{"find":{"text":"s","in":"all"}}"#, #"{"next":{"text":"task","in":["own"]}}"#,
      #"{"hit":{"x":60,"y":40,"in":"all"}}"#,
    ]
    for y in stride(from: 2, to: 80, by: 3) {
      for x in stride(from: 2, to: 160, by: 4) { lines.append(#"{"hit":{"x":\#(x),"y":\#(y)}}"#) }
    }
    lines += [
      #"{"open":{"style":"rows"}}"#,
      #"{"edit":{"append":{"id":1,"sender":"a","text":"linked and 1 covered","spans":[{"start":0,"end":6,"href":"a:b"},"#
        + #"{"start":11,"end":12,"footnote":"1"},{"start":13,"end":20,"look":"spoiler"}]}}}"#,
    ]
    for y in stride(from: 2, to: 80, by: 6) {
      for x in stride(from: 2, to: 320, by: 6) { lines.append(#"{"hit":{"x":\#(x),"y":\#(y)}}"#) }
    }
    var answers = try lines.enumerated().map { number, line in
      try #require(session.answer(Array(line.utf8), number: number + 1))
    }
    answers.append(LayoutSession.refusal(ofLineLongerThan: LayoutSession.lineLimit, number: 1))
    let glyphs = (0..<3_000).map(String.init).joined(separator: ",")
    for font in 0..<40 {
      let line = #"{"outlines":{"font":\#(font),"glyphs":[\#(glyphs)]}}"#
      answers.append(try #require(session.answer(Array(line.utf8), number: 1)))
    }
    return answers
  }

  private func learned() throws -> LayoutSchema {
    let engine = try TestEngines.formulas
    let messages = try Corpora.richConversation() + Self.ownThings + Self.blocks
    let environment = LayoutEnvironment(me: "you")
    var schema = LayoutSchema()
    for answer in try answers(engine) { schema.learn(answer) }
    schema.learn(try composed(engine), header: LayoutHeader(style: "composer", width: 120))
    for name in ChatStylePreset.all.map(\.name) {
      let style = try ChatStyle.preset(name)
      let rows = TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: messages[3].id, text: "New"), typing: TypingRow())
      for (options, policy) in [(rows, LayoutPolicy.unicode), (TranscriptOptions(), .browser)] {
        let transcript = Transcript(
          messages, style: style, width: 320, engine: engine, environment: environment, options: options)
        var header = LayoutHeader(style: style, width: 320, environment: environment)
        header.policy = policy
        schema.learn(
          Array(transcript.rows) + [try spanned(engine)], header: header,
          narrator: AccessibilityNarrator(engine: engine, environment: environment))
        for y in [-900, 300] as [LayoutUnit] {
          schema.learn(transcript.overlay(in: Rect(x: 0, y: y, width: 320, height: 200)))
        }
      }
    }
    return schema
  }

  @Test func committedSchemasAreThoseOfTheDescriptions() throws {
    let folder = Repository.url("Documentation/Schemas")
    let isRecording = ProcessInfo.processInfo.environment["BUBBLE_SCHEMAS"] == "record"
    for (name, schema) in try learned().files {
      let file = folder.appendingPathComponent("\(name).schema.json")
      let text = SchemaTexts.described(schema, as: name).json() + "\n"
      if isRecording {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == text, "\(name): BUBBLE_SCHEMAS=record writes it")
    }
  }

  @Test func membersAreRequiredWhereTheyAlwaysAre() throws {
    let files = try learned().files
    let definitions = try #require(files.first { $0.name == "layout" }?.schema["$defs"])
    func required(_ name: String) -> [String] {
      guard case .array(let names)? = definitions[name]?["required"] else { return [] }
      return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }
    #expect(required("cell") == ["id", "sender", "side", "role", "frame", "bubble", "parts"])
    #expect(required("bubble") == ["frame", "tail", "corners", "ground", "ink"])
    #expect(required("textPart") == ["kind", "text", "frame", "ink", "lines"])
    #expect(required("labelPart") == ["kind", "role", "text", "frame", "align", "ink"])
    #expect(required("line") == ["start", "end", "frame", "baseline"])
    #expect(required("separator") == ["kind", "before", "frame", "label", "boxes"])
    #expect(definitions["labelPart"]?["properties"]?["lines"] != nil)
    for name in ["asset", "caps", "resizing", "mirrored", "fill", "border", "outline", "patches"] {
      #expect(definitions["bubble"]?["properties"]?[name] != nil, "\(name)")
    }
    #expect(definitions["span"] != nil && definitions["detected"] != nil && definitions["run"] != nil)
    #expect(definitions["glyph"]?["prefixItems"].map { "\($0)".contains("number") } == true)
  }
}
