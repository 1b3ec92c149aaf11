import BubbleLayout
import MessageReading
import Testing

/// Tests blocks read from JSON: invalid parts are reported with their paths, and nothing else is lost.
@Suite struct BlockReadingTests {
  private func read(_ blocks: String) throws -> (message: Message?, problems: [String]) {
    let line = #"{"id":1,"sender":"a","blocks":\#(blocks)}"#
    let reader = try MessageReader(bytes: Array(line.utf8), format: .jsonl)
    let entry = try reader.next()
    return (entry?.message, entry?.problems.map { "\($0.field ?? ""): \($0.reason)" } ?? [])
  }

  @Test func allKindsAreReadAndWritten() throws {
    let (message, problems) = try read(
      #"""
      [{"type":"paragraph","text":"a **b**","align":"center","spans":[{"start":0,"end":1,"looks":["bold","sup"],"href":"https://x.org"}]},
       {"type":"heading","level":3,"text":"h","dir":"rtl","id":"top"},
       {"type":"list","ordered":true,"start":4,"tight":false,"items":[{"checked":true,"blocks":[{"type":"paragraph","text":"i"}]}]},
       {"type":"quote","kind":"note","expandable":true,"blocks":[{"type":"rule"}]},
       {"type":"code","text":"c","language":"swift"},
       {"type":"table","align":["start",null,"end"],"header":false,"caption":"t","rows":[[{"text":"x","colspan":2},{"text":"y"}]]},
       {"type":"details","summary":{"text":"s"},"open":true,"blocks":[{"type":"html","text":"<x>"}]},
       {"type":"footnotes","items":[{"label":"1","blocks":[]}]},
       {"type":"formula","source":"x^2","number":"1"},
       {"type":"attachment","value":{"type":"file","name":"f"}}]
      """#.replacing("\n", with: " "))
    #expect(problems.isEmpty)
    let blocks = try #require(message).blocks
    #expect(
      blocks.map(\.type) == [
        "paragraph", "heading", "list", "quote", "code", "table", "details", "footnotes", "formula",
        "attachment",
      ])
    let written = try #require(message).jsonValue.line
    #expect(written.contains(#""level":3"#))
    let again = try MessageReader(bytes: Array(written.utf8), format: .jsonl)
    #expect(try again.next()?.message == message)
  }

  @Test func whatDoesNotFitLosesNothingElse() throws {
    let (message, problems) = try read(
      #"[{"type":"paragraph","text":"a"},{"type":"heading","text":"h"},{"type":"quote","blocks":[{"type":"paragraph","text":"q"},{"type":"heading","level":9,"text":"h"},{"type":"paragraph","text":"r"}]},7]"#
    )
    let blocks = try #require(message).blocks
    #expect(blocks.map(\.type) == ["paragraph", "quote"])
    guard case .quote(let quote) = blocks[1].content else { return }
    #expect(quote.blocks.count == 2)
    #expect(problems.count == 3)
    #expect(problems[0].hasPrefix("blocks[1].level: "))
    #expect(problems[1].hasPrefix("blocks[2].blocks[1].level: "))
    #expect(problems[2].hasPrefix("blocks[3]: "))
  }

  @Test func unknownTypesAreShownAsParagraphs() throws {
    let (message, problems) = try read(#"[{"type":"map","text":"here"},{"type":"nothing"}]"#)
    #expect(try #require(message).blocks.map(\.type) == ["map", "nothing"])
    #expect(problems.count == 2 && problems[0].hasPrefix("blocks[0].type: unknown block type \"map\"; "))
    let misspelt = try read(#"[{"type":"paragaph","text":"here"}]"#).problems
    #expect(misspelt[0].contains("unknown block type \"paragaph\" (did you mean 'paragraph'?); its content"))
  }

  @Test func limitsAreReported() throws {
    let deep = (0..<20).reduce(#"{"type":"paragraph","text":"x"}"#) { block, _ in
      #"{"type":"quote","blocks":[\#(block)]}"#
    }
    let (message, problems) = try read("[\(deep)]")
    #expect(message?.blocks.count == 1)
    #expect(problems.count == 1 && problems[0].contains("nested more than 16 levels deep"))
    let cells = Array(repeating: #"{"text":"x"}"#, count: 65).joined(separator: ",")
    let wide = try read(#"[{"type":"table","rows":[[\#(cells)]]}]"#)
    #expect(
      wide.problems.count == 1 && wide.problems[0].hasPrefix("blocks[0].rows[0]: the table has more than 64"))
    let many = try read(
      "[" + Array(repeating: #"{"type":"rule"}"#, count: 10_001).joined(separator: ",") + "]")
    #expect(many.message?.blocks.count == 10_000 && many.problems.count == 1)
  }
}
