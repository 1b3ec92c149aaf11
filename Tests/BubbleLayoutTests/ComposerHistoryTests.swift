import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests undo and redo.
@Suite struct ComposerHistoryTests {
  @Test func aRunOfTypingIsOneStep() throws {
    var composer = try ComposerTests.composer("a")
    for letter in ["b", "c", "d"] { composer.insert(letter) }
    composer.deleteBackward()
    composer.insert("x")
    composer.moveCaret(to: 0)
    composer.insert("y")
    composer.paste("pasted")
    composer.insert("z")
    var texts = [composer.text]
    while composer.undo() { texts.append(composer.text) }
    #expect(texts == ["ypastedzabcx", "ypastedabcx", "yabcx", "abcx", "abc", "abcd", "a"])
    #expect(composer.selection == 1..<1 && !composer.canUndo)
    var again = [composer.text]
    while composer.redo() { again.append(composer.text) }
    #expect(again == texts.reversed() && composer.selection == 8..<8)
  }

  @Test func anEditEndsWhatCanBeRedone() throws {
    var composer = try ComposerTests.composer()
    composer.insert("a")
    composer.undo()
    composer.insert("b")
    let isRedone = composer.redo()
    #expect(!isRedone && composer.text == "b")
    // Moving the caret does not discard the steps to redo.
    composer.undo()
    composer.moveCaret(to: 0)
    let isAgain = composer.redo()
    #expect(isAgain && composer.text == "b")
  }

  @Test func undoingBringsBackTokensLooksAndSelection() throws {
    var composer = try ComposerTests.composer("ab")
    composer.insertMention(of: "7", name: "bob")
    composer.insert("cd")
    composer.select(1..<4)
    composer.toggle(.bold)
    let (tokens, spans) = (composer.tokens, composer.spans)
    composer.insert("x")
    #expect(composer.text == "axd" && composer.tokens == [])
    #expect(composer.spans == [TextSpan(range: 1..<2, emphasis: .bold)])
    composer.undo()
    #expect(composer.text == "ab\u{FFFC}cd" && composer.tokens == tokens && composer.spans == spans)
    #expect(composer.selection == 1..<4)
    composer.undo()
    #expect(composer.spans == [] && composer.selection == 1..<4)
    // Restored tokens have the current size of the text.
    composer.clear()
    composer.style = composer.style.scaled(by: 2)
    composer.undo()
    #expect(composer.tokens.map(\.width) == [140])
  }

  @Test func whatIsSentComesBack() throws {
    var composer = try ComposerTests.composer()
    composer.insert("hello")
    try composer.send()
    composer.insert("next")
    composer.undo()
    #expect(composer.text == "")
    composer.undo()
    #expect(composer.text == "hello" && composer.selection == 5..<5)
  }

  @Test func markedTextIsOneStep() throws {
    var composer = try ComposerTests.composer("a")
    composer.mark("n")
    composer.mark("ni")
    composer.mark("に")
    composer.commitMarked()
    #expect(composer.text == "aに")
    composer.undo()
    #expect(composer.text == "a" && composer.markedRange == nil && !composer.canUndo)
    composer.redo()
    #expect(composer.text == "aに")
    // Marked text that is discarded leaves no step.
    composer.mark("x")
    composer.mark("")
    composer.undo()
    #expect(composer.text == "a" && !composer.canUndo)
  }

  @Test func theLastStepsAreKept() throws {
    var composer = try ComposerTests.composer()
    for index in 0..<1_000 { composer.paste("\(index % 10)") }
    var count = 0
    while composer.undo() { count += 1 }
    #expect(count == 500 && composer.length == 500)
    // The total size of the undo steps is limited too. The last step is never dropped.
    composer.clear()
    for _ in 0..<8 { composer.paste(String(repeating: "a", count: 600_000)) }
    count = 0
    while composer.undo() { count += 1 }
    #expect(count == 3)
  }
}
