import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests where tokens, selections and carets are drawn, with the square font: each character is 14 points
/// wide, each line 14 high.
@Suite struct ComposerTokenFrameTests {
  @Test func aTokenIs14HighAndReaches2BelowTheBaseline() throws {
    var composer = try ComposerTests.composer("hi ")
    composer.insertMention(of: "7", name: "bob")
    let layout = composer.layout(width: 320)
    let place = try #require(layout.tokens.first ?? nil)
    // The line has the height of the token above the baseline (12) and of the font below it.
    #expect(place.baseline == layout.block.lines[0].baseline + 5)
    #expect(abs(place.baseline.points - 17) < 0.02)
    #expect(place.frame == Rect(x: 5 + 42, y: place.baseline + 2 - 14, width: 70, height: 14))
    #expect(!place.isCut && composer.tokens[0].height == 14 && composer.tokens[0].descent == 2)
  }

  @Test(arguments: [40.0, 80, 160, 390])
  func aTokenNeverLeavesTheComposer(width: Double) throws {
    var composer = try ComposerTests.composer()
    composer.insertMention(of: "7", name: "somebody whose name is long")
    let layout = composer.layout(width: width)
    let place = try #require(layout.tokens.first ?? nil)
    #expect(place.frame.minX == 5 && place.frame.width == LayoutUnit(width) - 10 && place.isCut)
    let caret = layout.caretFrame(at: composer.caret)
    #expect(caret.minX == LayoutUnit(width) - 5 && caret.minY == 5)
    // The label of a long mention is truncated, and the mention is still one character.
    let label = try #require(composer.label(of: composer.tokens[0], width: place.frame.width))
    #expect(label.size.width <= place.frame.width && label.lines[0].hiddenRange != nil)
    composer.deleteBackward()
    #expect(composer.text == "")
  }

  @Test func aTokenThatFitsIsNotCut() throws {
    var composer = try ComposerTests.composer()
    composer.insertMention(of: "7", name: "bob")
    #expect(composer.layout(width: 80).tokens.map { $0?.isCut } == [false])
    #expect(composer.layout(width: 79).tokens.map { $0?.frame.width } == [69])
    #expect(composer.layout(width: .infinity).tokens.map { $0?.frame.width } == [70])
    let label = try #require(composer.label(of: composer.tokens[0], width: 70))
    #expect(label.lines[0].hiddenRange == nil)
  }

  @Test func theCaretStaysInsideWhereWhiteSpaceHangs() throws {
    let composer = try ComposerTests.composer("abcd" + String(repeating: " ", count: 30))
    let layout = composer.layout(width: 70)
    #expect(layout.block.lines.count == 1)
    #expect(layout.caretFrame(at: composer.caret).minX == 65)
    #expect(layout.selectionRects(for: 0..<34).map(\.maxX) == [65])
  }

  @Test func objectsAreAsLargeAsTheySay() throws {
    var composer = try ComposerTests.composer()
    let isInserted = composer.insert(InlineObject(kind: .emoji, id: "party"), words: ":party:")
    let isNothing = composer.insert(InlineObject(kind: .emoji, id: ""), words: ":x:")
    #expect(isInserted && !isNothing)
    #expect(abs(composer.tokens[0].width - 16.8) < 0.001 && abs(composer.tokens[0].height - 16.8) < 0.001)
    let sent = try composer.message()
    #expect(sent.content == ":party:" && sent.text == ":party:" && sent.mentionedIDs == [])
    #expect(sent.spans == [TextSpan(range: 0..<7, object: InlineObject(kind: .emoji, id: "party"))])
  }
}
