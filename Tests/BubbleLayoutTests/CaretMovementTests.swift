import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests how keys move the caret of a composer.
@Suite struct CaretMovementTests {
  /// Returns the offsets of a movement, repeated from an offset to the end of the text.
  private func places(_ composer: Composer, _ movement: CaretMovement, from start: Int) -> [Int] {
    var places = [start]
    while places.count < 100 {
      let next = composer.offset(from: places[places.count - 1], moving: movement)
      if next == places[places.count - 1] { break }
      places.append(next)
    }
    return places
  }

  @Test func charactersAreWholeGraphemeClustersAndTokens() throws {
    var composer = Composer("ae\u{301}👩‍👩‍👧", engine: try TestEngines.bundled)
    composer.insertMention(of: "7", name: "Bob")
    #expect(places(composer, .characterForward, from: 0) == [0, 1, 3, 11, 12])
    #expect(places(composer, .characterBackward, from: 12) == [12, 11, 3, 1, 0])
    // An offset within a cluster counts as the cluster's beginning, one outside the text as the nearest end.
    #expect(composer.offset(from: 5, moving: .characterForward) == 11)
    #expect(composer.offset(from: -4, moving: .characterForward) == 1)
    #expect(composer.offset(from: 99, moving: .characterBackward) == 11)
  }

  @Test func wordsEndWhereTheirLettersDo() throws {
    let composer = Composer("See you, Ann – 10.5 %? 👍 สวัสดีครับ", engine: try TestEngines.bundled)
    #expect(places(composer, .wordForward, from: 0) == [0, 3, 7, 12, 19, 25, 32, 36])
    #expect(places(composer, .wordBackward, from: composer.length) == [36, 32, 26, 23, 15, 9, 4, 0])
  }

  @Test func paragraphsEndAtTheirBreaks() throws {
    let composer = Composer("one\n\ntwo\r\nthree", engine: try TestEngines.bundled)
    #expect(places(composer, .paragraphForward, from: 0) == [0, 3, 4, 8, 15])
    #expect(places(composer, .paragraphBackward, from: 15) == [15, 10, 5, 4, 0])
  }

  @Test func anEmptyTextHasOnePlace() throws {
    let composer = Composer(engine: try TestEngines.bundled)
    for movement in CaretMovement.allCases {
      #expect(composer.offset(from: 0, moving: movement) == 0)
      #expect(composer.offset(from: 7, moving: movement) == 0)
    }
  }

  @Test func anEmptyComposerRunsAsTheInterfaceDoes() throws {
    let engine = try TestEngines.bundled
    func caret(_ text: String, _ direction: InterfaceDirection) -> LayoutUnit {
      let composer = Composer(
        text, style: ComposerStyle(placeholder: "12:30", direction: direction), engine: engine)
      return composer.layout(width: 300).block.caret(at: TextPosition(offset: 0)).frame.minX
    }
    #expect(caret("", .leftToRight) == 0)
    #expect(caret("", .rightToLeft) == 290)
    #expect(caret("123", .rightToLeft) > 200)
    // If a text has letters, they determine the direction, whatever the interface.
    #expect(caret("abc", .rightToLeft) == 0)
    #expect(caret("שלום", .rightToLeft) == 290)
  }
}
