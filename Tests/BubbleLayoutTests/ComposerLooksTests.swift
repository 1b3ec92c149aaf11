import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests formatting in a composer: how it is set, grows and is sent.
@Suite struct ComposerLooksTests {
  private func span(_ range: Range<Int>, _ emphases: TextEmphases, _ address: String? = nil) -> TextSpan {
    TextSpan(range: range, emphases: emphases, address: address)
  }

  @Test func aLookIsSetAndTakenAway() throws {
    var composer = try ComposerTests.composer("one two three")
    composer.select(4..<7)
    composer.toggle(.bold)
    #expect(composer.spans == [span(4..<7, .bold)] && composer.emphases == .bold)
    composer.select(0..<7)
    #expect(composer.emphases == [])
    composer.toggle(.bold)
    #expect(composer.spans == [span(0..<7, .bold)])
    composer.select(4..<13)
    composer.toggle(.italic)
    #expect(
      composer.spans == [span(0..<4, .bold), span(4..<7, [.bold, .italic]), span(7..<13, .italic)])
    composer.select(5..<6)
    composer.toggle(.bold)
    composer.selectAll()
    composer.toggle(.italic)
    composer.toggle(.italic)
    #expect(composer.spans == [span(0..<5, .bold), span(6..<7, .bold)])
  }

  @Test func boldIsBoldInTheLayout() throws {
    var composer = Composer("wide words", engine: try TestEngines.bundled)
    let plain = composer.layout(width: 400).block.size.width
    composer.selectAll()
    composer.toggle(.bold)
    let bold = composer.layout(width: 400)
    #expect(bold.block.size.width > plain)
    #expect(bold.block.glyphRuns(inLine: 0).map(\.font.face.name) == ["NotoSans-Bold"])
    composer.toggle(.code)
    #expect(
      composer.layout(width: 400).block.glyphRuns(inLine: 0).allSatisfy { $0.font.face.name.contains("Mono") }
    )
    composer.toggle(.underline)
    #expect(composer.part(in: composer.layout(width: 400)).decorations.map(\.kind) == [.code, .underline])
  }

  @Test func whatIsTypedLooksAsTheTextBeforeIt() throws {
    var composer = try ComposerTests.composer("ab")
    composer.toggle(.bold)
    #expect(composer.emphases == .bold && composer.spans == [])
    composer.insert("cd")
    composer.insert("e")
    #expect(composer.spans == [span(2..<5, .bold)])
    composer.toggle(.bold)
    composer.insert("f")
    composer.insert("g")
    #expect(composer.spans == [span(2..<5, .bold)])
    composer.moveCaret(to: 3)
    composer.insert("x")
    #expect(composer.spans == [span(2..<6, .bold)])
    composer.moveCaret(to: 2)
    composer.insert("y")
    #expect(composer.spans == [span(3..<7, .bold)])
    // Moving the caret discards the formatting that was chosen for the next text.
    composer.toggle(.italic)
    composer.moveCaret(to: 0)
    composer.insert("z")
    #expect(composer.spans == [span(4..<8, .bold)])
    composer.select(3..<6)
    composer.deleteBackward()
    #expect(composer.spans == [span(3..<5, .bold)])
  }

  @Test func aLinkGrowsOnlyFromWithin() throws {
    var composer = try ComposerTests.composer("see here now")
    let isNothing = composer.link(to: "https://x.org")
    #expect(!isNothing)
    composer.select(4..<8)
    let isLinked = composer.link(to: "https://x.org")
    #expect(isLinked && composer.spans == [span(4..<8, [], "https://x.org")])
    composer.moveCaret(to: 6)
    #expect(composer.address == "https://x.org")
    composer.insert("-")
    composer.moveCaret(to: 9)
    composer.insert("!")
    #expect(composer.spans == [span(4..<9, [], "https://x.org")])
    composer.selectAll()
    composer.link(to: nil)
    #expect(composer.spans == [])
  }

  @Test(arguments: [
    ("**x**", "x", TextEmphases.bold), ("_a b_", "a b", .italic), ("`c`", "c", .code),
    ("~~s~~", "s", .strike),
    ("||h||", "h", .spoiler), ("**https://x.org/a**", "https://x.org/a", .bold),
  ])
  func markdownBecomesLooks(typed: String, shown: String, emphasis: TextEmphases) throws {
    var composer = try ComposerTests.composer("so ", style: ComposerStyle(convertsMarkdown: true))
    for letter in typed { composer.insert(String(letter)) }
    #expect(composer.text == "so " + shown)
    #expect(composer.spans == [span(3..<3 + shown.utf16.count, emphasis)])
    #expect(composer.emphases == [])
    composer.undo()
    #expect(composer.text == "so " + typed && composer.spans == [])
    #expect(composer.selection == composer.length..<composer.length)
    composer.redo()
    composer.insert("!")
    #expect(
      composer.text == "so " + shown + "!" && composer.spans.map(\.range.upperBound) == [composer.length - 1])
  }

  @Test(arguments: [
    "snake_case_", "****", "** x**", "**x **", "2 ** 3 **", "__", "_a\nb_", "``", "a~~b", "x || y ||",
    "https://example.org/_next_/x ", "https://example.org/a**b** ", "see www.example.org/`x` ", "~/_a_ b",
    "src/**/x**/y ",
    "a.b_c_@example.org ", "_https://example.org/a_b_", "C:\\_a_ b",
  ])
  func otherSignsStay(typed: String) throws {
    var composer = try ComposerTests.composer(style: ComposerStyle(convertsMarkdown: true))
    for letter in typed { composer.insert(String(letter)) }
    #expect(composer.text == typed && composer.spans == [])
    var plain = try ComposerTests.composer()
    for letter in "**x**" { plain.insert(String(letter)) }
    #expect(plain.text == "**x**")
  }

  @Test func looksCombineWhereMarksDo() throws {
    var composer = try ComposerTests.composer(style: ComposerStyle(convertsMarkdown: true))
    for letter in "_it **bold** it_ `**code**`" { composer.insert(String(letter)) }
    #expect(composer.text == "it bold it **code**")
    #expect(
      composer.spans == [
        span(0..<3, .italic), span(3..<7, [.bold, .italic]), span(7..<10, .italic), span(11..<19, .code),
      ])
  }

  @Test func whatIsSentIsAMessage() throws {
    var composer = try ComposerTests.composer(
      "ok :) ", style: ComposerStyle(emoticons: ChatStyle.balloon.emoticons))
    composer.insertMention(of: "7", name: "bob")
    composer.insert("yes")
    composer.select(3..<8)
    composer.toggle(.bold)
    let sent = try composer.message()
    #expect(sent.content == "ok 😄 @bob  yes" && sent.joinedIDs == "7")
    #expect(sent.text == "ok 😄 @bob yes")
    #expect(
      sent.spans == [
        span(3..<12, .bold), TextSpan(range: 6..<10, object: InlineObject(kind: .mention, id: "7")),
      ])
    let message = sent.message(id: 9, sender: "me")
    #expect(message.text == sent.text && message.spans == sent.spans && message.id == 9)
  }

  @Test func aMessageComesBackToBeEdited() throws {
    let mention = InlineObject(kind: .mention, id: "7")
    let party = InlineObject(kind: .emoji, id: "party")
    let text = "hi @bob, look :party: and @ann see"
    let spans = [
      TextSpan(range: 0..<8, emphasis: .bold), TextSpan(range: 3..<7, object: mention),
      span(9..<13, .italic, "https://x.org"), TextSpan(range: 14..<21, object: party),
      TextSpan(range: 26..<30, object: InlineObject(kind: .mention, id: "8")),
    ]
    var composer = try ComposerTests.composer("draft")
    composer.edit(text, spans: spans)
    #expect(composer.text == "hi \u{FFFC}, look \u{FFFC} and \u{FFFC}see")
    #expect(composer.tokens.map(\.text) == ["@bob", ":party:", "@ann "])
    #expect(composer.selection == composer.length..<composer.length)
    let sent = try composer.message()
    #expect(sent.text == text && Set(sent.spans) == Set(spans))
    composer.undo()
    #expect(composer.text == "draft" && composer.tokens == [])
    // Ranges that overlap or leave the text are ignored.
    composer.edit(
      "abc",
      spans: [
        TextSpan(range: 1..<9, object: mention), TextSpan(range: 2..<3, object: party), span(0..<2, .bold),
        span(1..<99, .italic, "a"), span(0..<2, .bold, "b"),
      ])
    #expect(composer.text == "a\u{FFFC}" && composer.length == 2)
    #expect(composer.spans == [span(0..<1, .bold, "b"), span(1..<2, [.bold, .italic], "b")])
  }
}
