import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the query at the caret that candidates can complete.
@Suite struct ComposerQueryTests {
  @Test(arguments: [
    ("@", "@", "", 0), ("hi @an", "@", "an", 3), ("(#tag", "#", "tag", 1), (":smi", ":", "smi", 0),
    ("/gif", "/", "gif", 0), ("a\n@日本", "@", "日本", 2), ("👍@x", "@", "x", 2), ("@a@b", "@", "a@b", 0),
  ])
  func found(text: String, trigger: String, query: String, start: Int) throws {
    let composer = try ComposerTests.composer(text)
    let found = try #require(composer.query)
    #expect(found.trigger.rawValue == trigger && found.text == query)
    #expect(found.range == start..<text.utf16.count)
  }

  @Test(arguments: [
    "", "hi", "a@b", "@a b", "http://", "12:30", "x /gif", "@\u{FFFC}", "::",
    "@" + String(repeating: "a", count: 64),
  ])
  func notFound(text: String) throws {
    let composer = try ComposerTests.composer(text)
    #expect(composer.query == (text == "::" ? composer.query : nil))
    #expect(text != "::" || composer.query?.text == ":")
  }

  @Test func onlyAtTheCaretAndNotInCode() throws {
    var composer = try ComposerTests.composer("@ann")
    composer.moveCaret(to: 2)
    #expect(composer.query?.text == "a" && composer.query?.range == 0..<2)
    composer.select(1..<2)
    #expect(composer.query == nil)
    composer.selectAll()
    composer.toggle(.code)
    composer.moveCaret(to: 4)
    #expect(composer.query == nil)
  }

  @Test func acceptingInsertsWhatItsKindAsksFor() throws {
    func accepted(_ text: String, _ candidate: ComposerCandidate) throws -> Composer {
      var composer = try ComposerTests.composer(text)
      let isAccepted = composer.accept(candidate)
      #expect(isAccepted)
      return composer
    }
    let mention = try accepted("hi @a", ComposerCandidate(id: "7", title: "ann"))
    #expect(mention.text == "hi \u{FFFC}" && mention.tokens.map(\.text) == ["@ann "])
    #expect(try accepted("#ge", ComposerCandidate(title: "general")).text == "#general ")
    #expect(try accepted("#ge", ComposerCandidate(title: "#general")).text == "#general ")
    #expect(try accepted("/g", ComposerCandidate(title: "gif")).text == "/gif ")
    #expect(try accepted(":sm", ComposerCandidate(id: "smile", title: "smile", text: "😄")).text == "😄")
    let emoji = try accepted(
      ":pa",
      ComposerCandidate(title: ":party:", object: InlineObject(kind: .emoji, id: "party")))
    #expect(emoji.tokens.map(\.text) == [":party:"] && emoji.tokens[0].object.kind == .emoji)
    // Choosing a candidate is one step; undo restores the typed query.
    var undone = mention
    undone.undo()
    #expect(undone.text == "hi @a" && undone.selection == 5..<5)
    var plain = try ComposerTests.composer("hi")
    let isNothing = plain.accept(ComposerCandidate(title: "x"))
    #expect(!isNothing && plain.text == "hi")
  }
}
