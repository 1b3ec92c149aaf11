import Markdown
import Testing

/// Tests that content beyond the limits stays readable, and is reported with its place.
struct LimitTests {
  private func depth(_ blocks: [MessageBlock]) -> Int {
    blocks.map { block in
      switch block.content {
      case .quote(let quote): 1 + depth(quote.blocks)
      case .list(let list): 1 + depth(list.items.flatMap(\.blocks))
      default: 0
      }
    }.max() ?? 0
  }

  @Test func deeperContentStaysAtTheLastLevel() {
    let document = MarkdownDocument(String(repeating: "> ", count: 40) + "deep")
    #expect(depth(document.blocks) == 16)
    #expect(document.overruns == [MarkdownOverrun(limit: .levels, offset: 32)])
    #expect(document.blocks.plainText().hasSuffix("> > deep"))
    let list = MarkdownDocument((0..<30).map { String(repeating: "  ", count: $0) + "- a\n" }.joined())
    #expect(depth(list.blocks) == 16)
    #expect(list.overruns.map(\.limit) == [.levels])
  }

  @Test func columnsBeyondTheLastAreLeftOut() throws {
    let text = String(repeating: "|a", count: 100) + "|\n" + String(repeating: "|-", count: 100) + "|\n|b|"
    let document = MarkdownDocument(text)
    guard case .table(let table) = document.blocks[0].content else { return #expect(Bool(false)) }
    #expect(table.alignments.count == 64 && table.rows[0].count == 64)
    #expect(table.rows[1].map(\.text.text) == ["b"])
    #expect(document.overruns == [MarkdownOverrun(limit: .columns, offset: 0)])
  }

  @Test func whatFollowsTheLastBlockIsOneParagraph() {
    var limits = MarkdownLimits()
    limits.blocks = 5
    let document = MarkdownDocument("a\n\nb\n\nc\n\nd\n\ne\n\n# f\n\n- g\n", limits: limits)
    #expect(document.blocks.count == 6)
    #expect(document.blocks.last?.content == document.blocks.last.map { $0.content })
    #expect(document.blocks.plainText().contains("# f"))
    #expect(document.overruns.map(\.limit) == [.blocks])
    #expect(document.overruns.first?.offset == 15)
  }

  @Test func bytesBeyondTheLastAreLeftOut() {
    var limits = MarkdownLimits()
    limits.bytes = 10
    let document = MarkdownDocument("0123456789abcdef", limits: limits)
    #expect(document.source.count <= 10)
    #expect(document.overruns.map(\.limit) == [.bytes])
  }

  @Test func aStreamKeepsTheLimitsToo() {
    var limits = MarkdownLimits()
    limits.blocks = 3
    limits.levels = 2
    let text = "> > > a\n\nb\n\nc\n\nd **e**\n\nf"
    var stream = MarkdownStream(limits: limits)
    for character in text { stream.append(String(character)) }
    stream.finish()
    let whole = MarkdownDocument(text, limits: limits)
    #expect(stream.blocks == whole.blocks)
    #expect(stream.overruns == whole.overruns)
  }

  private func links(_ blocks: [MessageBlock]) -> Int {
    blocks.reduce(0) { count, block in
      if block.picture != nil { return count + 1 }
      return count + (block.line?.spans ?? []).count { $0.address != nil || $0.object != nil }
    }
  }

  /// A definition with a long address is written a limited number of times, however it is used.
  @Test(arguments: [
    "[a] ", "[b][a] ", "[a][] ", "![a] ", "![b][A]\n\n", "> [a\n> ] x\n\n",
  ])
  func aLongDefinitionIsUsedALimitedNumberOfTimes(_ use: String) {
    for definition in [
      "[a]: http://a.b/" + String(repeating: "x", count: 300),
      "[a]: /u \"" + String(repeating: "t", count: 300) + "\"",
    ] {
      let many = String(repeating: use, count: 300)
      for text in [definition + "\n\n" + many, many + "\n\n" + definition] {
        let document = MarkdownDocument(text)
        let quoted = document.blocks.flatMap { block in
          if case .quote(let quote) = block.content { quote.blocks } else { [block] }
        }
        let found = links(quoted)
        #expect(found >= 90 && found <= 101, "\(use): \(found)")
        #expect(document.overruns.map(\.limit) == [.uses])
        var stream = MarkdownStream()
        for piece in text.split(separator: "x", omittingEmptySubsequences: false) {
          stream.append(piece + "x")
        }
        var whole = MarkdownStream()
        whole.append(text + "x")
        #expect(stream.blocks == whole.blocks && stream.overruns == whole.overruns)
        stream.finish()
        #expect(stream.blocks == MarkdownDocument(text + "x").blocks)
      }
    }
  }

  @Test func shortDefinitionsAndSingleLongOnesHaveNoLimit() {
    let short = MarkdownDocument("[a]: /u\n\n" + String(repeating: "[a] ", count: 1_000))
    #expect(links(short.blocks) == 1_000 && short.overruns.isEmpty)
    let address = "data:image/png;base64," + String(repeating: "A", count: 200_000)
    let long = MarkdownDocument("text ![][p] and [p]\n\n[p]: <\(address)>")
    #expect(links(long.blocks) == 2 && long.overruns.isEmpty)
  }

  /// The words of a link stay when its address is left out.
  @Test func theWordsStay() {
    var limits = MarkdownLimits()
    limits.uses = 2
    let text = "[a]: /" + String(repeating: "u", count: 300) + "\n\n[a] ![a] [*b* c][a] ![][a]."
    let document = MarkdownDocument(text, limits: limits)
    guard let paragraph = document.blocks.first?.line else { return #expect(Bool(false)) }
    #expect(paragraph.text == "a a b c .")
    #expect(paragraph.spans.map(\.emphases) == [[], [], .italic])
    #expect(paragraph.spans.map { $0.address != nil || $0.object != nil } == [true, true, false])
  }
}
