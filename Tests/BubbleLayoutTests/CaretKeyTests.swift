import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what keys do, with the square font: each character is 14 points wide, so that five fit into a
/// composer of 80 points.
@Suite struct CaretKeyTests {
  /// Returns the offsets that a key moves the caret to, from its current offset to the end.
  private func places(_ composer: Composer, _ key: CaretKey, extending: Bool = false, width: Double = 80)
    -> [Int]
  {
    var composer = composer
    var places = [composer.caret.offset]
    while places.count < 60 {
      composer.press(key, extending: extending, width: width)
      if composer.caret.offset == places[places.count - 1] { break }
      places.append(composer.caret.offset)
    }
    return places
  }

  @Test func keysInTheOrderOfTheText() throws {
    var composer = try ComposerTests.composer("one two")
    composer.moveCaret(to: 0)
    for movement in CaretMovement.allCases {
      let key = try #require(CaretKey(rawValue: movement.rawValue))
      var place = 0
      for offset in places(composer, key).dropFirst() {
        place = composer.offset(from: place, moving: movement)
        #expect(offset == place)
      }
      #expect(composer.offset(from: place, moving: movement) == place)
    }
  }

  @Test func upAndDownKeepThePlaceTheySetOutFrom() throws {
    // The lines are "abcde", "fg" and "hijkl".
    var composer = try ComposerTests.composer("abcde\nfg\nhijkl")
    composer.moveCaret(to: 4)
    composer.press(.down, width: 90)
    #expect(composer.caret.offset == 8)
    composer.press(.down, width: 90)
    #expect(composer.caret.offset == 13)
    composer.press(.up, width: 90)
    composer.press(.up, width: 90)
    #expect(composer.caret.offset == 4)
    composer.press(.up, width: 90)
    #expect(composer.caret.offset == 0)
    composer.moveCaret(to: 10)
    composer.press(.down, width: 90)
    #expect(composer.caret.offset == composer.length)
    // Typing in between resets the x that up and down keep.
    composer.moveCaret(to: 5)
    composer.press(.down, width: 90)
    composer.insert("x")
    composer.press(.up, width: 90)
    #expect(composer.caret.offset == 3)
  }

  @Test func endsOfLinesThatAreSeen() throws {
    // The lines are "aaa " and "bbb".
    var composer = try ComposerTests.composer("aaa bbb")
    composer.moveCaret(to: 1)
    composer.press(.lineEnd, width: 80)
    #expect(composer.caret == TextPosition(offset: 4, affinity: .upstream))
    #expect(composer.layout(width: 80).caretFrame(at: composer.caret).minY == 5)
    composer.press(.lineEnd, width: 80)
    #expect(composer.caret.offset == 4)
    composer.press(.lineStart, width: 80)
    #expect(composer.caret == TextPosition(offset: 0))
    composer.press(.documentEnd, width: 80)
    composer.press(.lineStart, width: 80)
    #expect(composer.caret == TextPosition(offset: 4))
    #expect(composer.layout(width: 80).caretFrame(at: composer.caret).minY == 19)
    composer.press(.documentStart, width: 80)
    #expect(composer.caret.offset == 0)
  }

  @Test func leftAndRightAsTheLineIsSeen() throws {
    let engine = try TestEngines.bundled
    var composer = Composer("ab שלום cd", engine: engine)
    composer.moveCaret(to: 0)
    // The caret enters the Hebrew word at its left end, which is its last letter.
    let right = places(composer, .right, width: 400)
    #expect(Set(right).isSuperset(of: [0, 1, 2, 4, 5, 6, 8, 9, 10]) && right.last == 10)
    var xs: [LayoutUnit] = []
    for _ in right {
      xs.append(composer.layout(width: 400).caretFrame(at: composer.caret).minX)
      composer.press(.right, width: 400)
    }
    #expect(xs == xs.sorted() && Set(xs).count == xs.count)
    var back: [LayoutUnit] = []
    for _ in right {
      back.append(composer.layout(width: 400).caretFrame(at: composer.caret).minX)
      composer.press(.left, width: 400)
    }
    #expect(back == xs.reversed())
  }

  @Test func linesAreLeftAtTheirEnds() throws {
    let engine = try TestEngines.bundled
    var composer = Composer("ab\nשלום\nc", engine: engine)
    composer.moveCaret(to: 2)
    composer.press(.right, width: 400)
    #expect(composer.caret.offset == 3)
    // The left end of a line that runs from right to left is its end.
    composer.moveCaret(to: 7)
    composer.press(.left, width: 400)
    #expect(composer.caret.offset == 8)
    composer.moveCaret(to: 3)
    composer.press(.right, width: 400)
    #expect(composer.caret.offset == 2)
    composer.moveCaret(to: 4)
    composer.press(.wordLeft, width: 400)
    #expect(composer.caret.offset == 7)
    composer.press(.wordRight, width: 400)
    #expect(composer.caret.offset == 3)
  }

  @Test func theSelectionGrowsAndShrinksAtTheCaret() throws {
    var composer = try ComposerTests.composer("abcdef")
    composer.moveCaret(to: 3)
    composer.press(.left, extending: true, width: 200)
    composer.press(.characterBackward, extending: true, width: 200)
    #expect(composer.selection == 1..<3 && composer.caret.offset == 1)
    composer.press(.wordForward, extending: true, width: 200)
    #expect(composer.selection == 3..<6 && composer.caret.offset == 6)
    composer.press(.left, width: 200)
    #expect(composer.selection == 3..<3)
    composer.press(.selectAll, width: 200)
    composer.press(.right, width: 200)
    #expect(composer.selection == 6..<6)
    composer.press(at: Point(x: 5 + 15, y: 8), width: 200)
    #expect(composer.selection == 1..<1)
    composer.press(at: Point(x: 5 + 43, y: 8), extending: true, width: 200)
    #expect(composer.selection == 1..<3 && composer.caret.offset == 3)
    composer.insert("-")
    #expect(composer.text == "a-def")
  }

  @Test func tokensAreOneStep() throws {
    var composer = try ComposerTests.composer("a")
    composer.insertMention(of: "7", name: "somebody whose name is long")
    composer.insert("b")
    #expect(places(composer, .left, width: 100) == [3, 2, 1, 0])
    composer.moveCaret(to: 0)
    #expect(places(composer, .right, width: 100) == [0, 1, 2, 3])
  }
}
