import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests how a composer grows, how mentions are placed in it and what it sends, with the square font: each
/// character is 14 points wide, each line 14 high.
@Suite struct ComposerTests {
  static func composer(_ text: String = "", style: ComposerStyle = ComposerStyle()) throws -> Composer {
    Composer(text, style: style, engine: try TestEngines.square)
  }

  // MARK: Height

  @Test("composer: text insets 5; height follows its content")
  func heightFollowsContent() throws {
    var composer = try Self.composer()
    #expect(composer.layout(width: 150).size == Size(width: 150, height: 24))
    #expect(composer.layout(width: 150).blockOrigin == Point(x: 5, y: 5))
    // Ten characters fit into 140 points, an eleventh does not.
    composer.insert("aaaaaaaaaa")
    #expect(composer.layout(width: 150).size.height == 24)
    composer.insert("a")
    #expect(composer.layout(width: 150).size.height == 38)
    composer.insert("\n")
    #expect(composer.layout(width: 150).size.height == 52)
  }

  @Test("composer: from a content height of 160 on it stops growing and scrolls; shrinks again")
  func stopsGrowing() throws {
    var composer = try Self.composer()
    var heights: [LayoutUnit] = []
    for _ in 0..<13 {
      let layout = composer.layout(width: 150)
      heights.append(layout.size.height)
      #expect(layout.scrolls == (layout.contentHeight >= 160))
      composer.insert("\n")
    }
    // The height is 10 plus 14 per line. The eleventh line would make it 164, above the maximum of 160.
    #expect(heights == [24, 38, 52, 66, 80, 94, 108, 122, 136, 150, 160, 160, 160])
    for _ in 0..<4 { composer.deleteBackward() }
    #expect(composer.layout(width: 150).size.height == 150)
    #expect(!composer.layout(width: 150).scrolls)
    let exact = ComposerStyle(insets: Insets(all: 10))
    let tall = try Self.composer(String(repeating: "\n", count: 9), style: exact).layout(width: 150)
    #expect(tall.contentHeight == 160 && tall.scrolls && tall.size.height == 160)
  }

  @Test("composer: the line of the caret is scrolled into sight")
  func scrollsToTheCaret() throws {
    let composer = try Self.composer(String(repeating: "\n", count: 19))
    let layout = composer.layout(width: 150)
    #expect(layout.contentHeight == 290)
    #expect(layout.scrollOffset(showing: 19) == 130)
    #expect(layout.scrollOffset(showing: 0, from: 130) == 0)
    #expect(layout.scrollOffset(showing: 5, from: 130) == 70)
    #expect(layout.scrollOffset(showing: 12, from: 60) == 60)
    #expect(try Self.composer("a").layout(width: 150).scrollOffset(showing: 1, from: 99) == 0)
  }

  @Test(
    "input: empty content is refused with an error; sending: empty text is not sent",
    arguments: ["", " ", "\n\t", "\u{3000}", "\u{FFFC}"])
  func emptyContent(text: String) throws {
    var composer = try Self.composer(text)
    #expect(throws: ComposerError.emptyContent) { try composer.message() }
    #expect((try? composer.send()) == nil)
    #expect(composer.text == text)
    #expect("\(ComposerError.emptyContent)".contains("white space"))
  }

  // MARK: Mentions

  @Test("token: `@name ` measured at 14 pt → width = text width, height 14, baseline offset −2")
  func token() throws {
    var composer = try Self.composer("hi ")
    composer.insertMention(of: "7", name: "bob")
    #expect(composer.text == "hi \u{FFFC}")
    #expect(composer.tokens.map(\.text) == ["@bob "])
    let box = try #require(composer.styledText.boxes.first)
    #expect(box == InlineBox(offset: 3, width: 70, ascent: 12, descent: 2))
    // The mention is one unbreakable box: 42 + 70 = 112 points do not fit into 100.
    let layout = composer.layout(width: 110)
    #expect(layout.block.lines.map(\.width) == [28, 70])
    #expect(composer.layout(width: 122).block.lines.count == 1)
  }

  @Test("token: width of the real font, trailing space included")
  func tokenInRealFont() throws {
    var composer = Composer(engine: try TestEngines.bundled)
    composer.insertMention(of: "7", name: "Ada")
    let token = try #require(composer.tokens.first)
    let engine = try TestEngines.bundled
    let line = engine.paragraph("@Ada ", font: .system(14)).layout(width: .infinity).lines[0]
    #expect(abs(token.width - (line.width + line.hangingWidth).points) <= 2.0 / 64)
    #expect(line.hangingWidth > 0)
  }

  @Test("insertion: at the caret; several mentions allowed, also of the same person")
  func insertion() throws {
    var composer = try Self.composer("ab")
    composer.moveCaret(to: 1)
    composer.insertMention(of: "1", name: "x")
    composer.insertMention(of: "1", name: "x")
    composer.moveCaret(to: 0)
    composer.insertMention(of: "2", name: "y")
    #expect(composer.text == "\u{FFFC}a\u{FFFC}\u{FFFC}b")
    #expect(composer.tokens.map(\.offset) == [0, 2, 3])
    #expect(composer.tokens.map(\.userID) == ["2", "1", "1"])
    #expect(composer.selection == 1..<1)
    composer.select(1..<3)
    composer.insertMention(of: "3", name: "z")
    #expect(composer.tokens.map(\.userID) == ["2", "3", "1"])
    #expect(composer.styledText.boxes.map(\.offset) == [0, 1, 2])
  }

  @Test("insertion: deleted as one unit")
  func deletion() throws {
    var composer = try Self.composer("a")
    composer.insertMention(of: "1", name: "long name")
    composer.insert("b")
    composer.deleteBackward()
    composer.deleteBackward()
    #expect(composer.text == "a" && composer.tokens == [] && composer.selection == 1..<1)
    composer.insertMention(of: "1", name: "x")
    composer.moveCaret(to: 1)
    composer.deleteForward()
    #expect(composer.text == "a" && composer.tokens == [])
    composer.deleteForward()
    #expect(composer.text == "a")
  }

  @Test("insertion: caret never lands inside")
  func caretStops() throws {
    var composer = try Self.composer()
    composer.insertMention(of: "1", name: "x")
    // A combining mark after a token does not belong to the token.
    composer.insert("\u{301}👨‍👩‍👧e\u{301}")
    #expect((0...composer.length).filter(composer.isCaretStop) == [0, 1, 2, 10, 12])
    composer.moveCaret(to: 5)
    #expect(composer.selection == 2..<2)
    composer.select(3..<11)
    #expect(composer.selection == 2..<12)
    composer.moveCaret(to: 2)
    composer.deleteBackward()
    #expect(composer.tokens.count == 1 && composer.length == 11)
    composer.moveCaret(to: -5)
    #expect(composer.selection == 0..<0)
    composer.moveCaret(to: 99)
    composer.deleteBackward()
    composer.deleteBackward()
    #expect(composer.length == 9)
    composer.deleteBackward()
    composer.deleteBackward()
    composer.deleteBackward()
    #expect(composer.text == "")
  }

  @Test("typing: text typed after a token keeps the composer's font (14) and baseline 0")
  func typing() throws {
    let engine = try TestEngines.square
    var composer = Composer(engine: engine)
    composer.insertMention(of: "1", name: "x")
    composer.insert("ab")
    #expect(composer.styledText.runs.isEmpty)
    #expect(composer.styledText.style == .system(14) && composer.styledText.style.baselineOffset == 0)
    let layout = composer.layout(width: 300)
    let runs = layout.block.glyphRuns(inLine: 0)
    let typed = try #require(runs.last)
    #expect(typed.glyphs.map(\.origin) == [42, 56].map { Point(x: $0, y: layout.block.firstBaseline) })
    let plain = Composer("ab", engine: engine).layout(width: 300).block.glyphRuns(inLine: 0)
    #expect(typed.font == plain.first?.font)
  }

  @Test("height: composer height is re-measured after each insertion")
  func heightAfterEachInsertion() throws {
    var composer = try Self.composer()
    var heights: [LayoutUnit] = []
    for _ in 0..<5 {
      composer.insertMention(of: "1", name: "bob")
      heights.append(composer.layout(width: 150).size.height)
    }
    // Two tokens of 70 points fit into 140. A line has the height of the token above the baseline (12) and of
    // the font below it (2.8), rounded up to 1/64 point.
    #expect(heights == [24.8125, 24.8125, 39.625, 39.625, 54.4375])
    for _ in 0..<3 { composer.deleteBackward() }
    #expect(composer.layout(width: 150).size.height == 24.8125)
    for _ in 0..<2 { composer.deleteBackward() }
    #expect(composer.layout(width: 150).size.height == 24)
  }

  @Test("sending: each token replaced by its text followed by the space that stands for U+FFFC")
  func content() throws {
    var composer = try Self.composer("hi ")
    composer.insertMention(of: "1", name: "bob")
    composer.insert("and\u{FFFC}you ")
    composer.insertMention(of: "2", name: "a\u{FFFC}b")
    #expect(try composer.message().content == "hi @bob  and you @a b  ")
    let sent = try composer.send()
    #expect(sent.content == "hi @bob  and you @a b  ")
    #expect(composer.text == "" && composer.tokens == [] && composer.selection == 0..<0)
  }

  @Test("sending: ids in the order of their first mention, duplicates removed, id `0` dropped")
  func mentionedIDs() throws {
    var composer = try Self.composer("x")
    for id in ["9", "0", "3", "9", "12", "3"] { composer.insertMention(of: id, name: "n") }
    #expect(try composer.message().mentionedIDs == ["9", "3", "12"])
    #expect(try composer.message().joinedIDs == "9,3,12")
    composer.moveCaret(to: 0)
    composer.insertMention(of: "12", name: "first")
    #expect(try composer.message().mentionedIDs == ["12", "9", "3"])
    #expect(try Self.composer("x").message().mentionedIDs == [])
  }

  @Test("guards: an empty id inserts nothing; whitespace-only content is refused")
  func guards() throws {
    var composer = try Self.composer("ab")
    composer.select(0..<1)
    let isInserted = composer.insertMention(of: "", name: "x")
    #expect(!isInserted)
    #expect(composer.text == "ab" && composer.selection == 0..<1)
    #expect(throws: ComposerError.emptyContent) { try Self.composer(" \n\u{A0}").message() }
    composer.clear()
    composer.insertMention(of: "1", name: "")
    #expect(try composer.message().content == "@  ")
  }

  // MARK: Limits, placeholder, input methods

  @Test("also: `maxCount` of the composer")
  func maximumCount() throws {
    var composer = try Self.composer("ab", style: ComposerStyle(maximumCount: 5))
    let all = composer.insert("c👨‍👩‍👧")
    #expect(all && composer.count == 4 && composer.length == 11)
    let some = composer.insert("xyz")
    #expect(!some && composer.text == "abc👨‍👩‍👧x" && composer.count == 5)
    let none = composer.insert("y")
    let mention = composer.insertMention(of: "1", name: "bob")
    #expect(!none && !mention && composer.count == 5 && composer.tokens == [])
    // A replacement frees the characters that it replaces. A combining mark joins the character before it.
    composer.select(0..<2)
    let replaced = composer.insertMention(of: "1", name: "bob")
    #expect(replaced && composer.count == 4)
    composer.moveCaret(to: 2)
    let joined = composer.insert("\u{301}\u{302}z")
    #expect(joined && composer.count == 5 && composer.text == "\u{FFFC}c\u{301}\u{302}z👨‍👩‍👧x")
    // Half a flag changes how the code points after it pair into flags.
    var flags = try Self.composer("🇩🇪🇫🇷", style: ComposerStyle(maximumCount: 3))
    flags.moveCaret(to: 0)
    let half = flags.insert("🇮")
    #expect(half && flags.count == 3)
    // A text that is too long from the start stays, but nothing can be inserted.
    var long = try Self.composer("abcdefgh", style: ComposerStyle(maximumCount: 3))
    let more = long.insert("i")
    #expect(!more && long.text == "abcdefgh")
    long.select(0..<6)
    let fewer = long.insert("x")
    #expect(fewer && long.text == "xgh")
  }

  @Test("also: `placeholder` of the composer")
  func placeholder() throws {
    let style = ComposerStyle(placeholder: "Say\nsomething")
    var composer = try Self.composer(style: style)
    let empty = composer.layout(width: 150)
    #expect(empty.placeholder?.lines.count == 1)
    // Ten characters fit; the last one is an ellipsis.
    #expect(empty.placeholder?.size == Size(width: 140, height: 14) && empty.size.height == 24)
    composer.insert("a")
    #expect(composer.layout(width: 150).placeholder == nil)
    composer.clear()
    #expect(composer.layout(width: 500).placeholder?.size.width == 182)
    composer.style.placeholder = ""
    #expect(composer.layout(width: 150).placeholder == nil)
  }

  @Test("also: while an input method's text is marked, styles are not reset and the caret stays")
  func markedText() throws {
    var composer = try Self.composer("ab", style: ComposerStyle(maximumCount: 4))
    composer.insertMention(of: "1", name: "x")
    composer.moveCaret(to: 1)
    composer.mark("ni")
    #expect(composer.text == "anib\u{FFFC}" && composer.markedRange == 1..<3 && composer.selection == 3..<3)
    #expect(composer.tokens.map(\.offset) == [4])
    composer.mark("にほん", selecting: 1..<2)
    #expect(composer.text == "aにほんb\u{FFFC}" && composer.markedRange == 1..<4 && composer.selection == 2..<3)
    // Marked text may exceed the limit until it is committed. Setting the style keeps the marked text and
    // the caret.
    composer.style = composer.style.scaled(by: 2)
    #expect(composer.markedRange == 1..<4 && composer.selection == 2..<3 && composer.count == 6)
    #expect(composer.styledText.runs.isEmpty && composer.styledText.style.baselineOffset == 0)
    // An input method may put the caret within a cluster.
    composer.mark("e\u{301}", selecting: 1..<1)
    #expect(composer.selection == 2..<2 && !composer.isCaretStop(2))
    composer.commitMarked()
    #expect(composer.markedRange == nil && composer.selection == 1..<1 && composer.count == 4)
    composer.mark("日本語", selecting: 3..<3)
    let all = composer.commitMarked()
    #expect(!all && composer.text == "ae\u{301}b\u{FFFC}" && composer.selection == 1..<1)
    // A chosen candidate replaces the marked text; an empty text removes it.
    composer.deleteForward()
    composer.mark("nihon")
    let isInserted = composer.insert("日")
    #expect(isInserted && composer.text == "a日b\u{FFFC}" && composer.markedRange == nil)
    composer.deleteBackward()
    composer.mark("x")
    composer.mark("")
    #expect(composer.text == "ab\u{FFFC}" && composer.markedRange == nil && composer.selection == 1..<1)
    // All other edits, and sending, commit the marked text first.
    composer.mark("k")
    composer.moveCaret(to: 0)
    #expect(composer.text == "akb\u{FFFC}" && composer.markedRange == nil)
    composer.deleteForward()
    composer.mark("k")
    let sent = try composer.send()
    #expect(sent.content == "kkb@x  ")
    #expect(composer.markedRange == nil && composer.text == "")
  }

  @Test func emoticonsAndRanges() throws {
    var composer = try Self.composer("abc", style: ComposerStyle(emoticons: ChatStyle.balloon.emoticons))
    let isKnown = composer.insertEmoticon(":(")
    let isUnknown = composer.insertEmoticon(":?")
    #expect(isKnown && !isUnknown)
    #expect(composer.text == "abc😔" && composer.selection == 5..<5)
    composer.replace(1..<4, with: "-")
    #expect(composer.text == "a-" && composer.selection == 2..<2)
  }
}
