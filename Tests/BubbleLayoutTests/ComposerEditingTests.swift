import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests how the parts of a composer work together, with the square font: each character is 14 points wide,
/// each line 14 high.
@Suite struct ComposerEditingTests {
  @Test("emoticons: the table is substituted on send, in what was typed")
  func emoticonsOnSend() throws {
    let style = ComposerStyle(emoticons: ChatStyle.balloon.emoticons)
    var composer = try ComposerTests.composer("ok :) http://x/:) ", style: style)
    composer.insertMention(of: "1", name: ":(")
    composer.insert(";-)")
    #expect(try composer.message().content == "ok 😄 http://x/:) @:(  😉")
    #expect(composer.text == "ok :) http://x/:) \u{FFFC};-)")
  }

  @Test func nameOnOneLine() throws {
    var composer = try ComposerTests.composer()
    composer.insertMention(of: "1", name: "a\r\nb\u{2028}c\td")
    #expect(composer.tokens.map(\.text) == ["@a b c d "])
  }

  @Test func typingReplacesTheSelection() throws {
    var composer = try ComposerTests.composer("a")
    composer.insertMention(of: "1", name: "x")
    composer.insert("b")
    composer.select(0..<2)
    composer.insert("new")
    #expect(composer.text == "newb" && composer.tokens == [] && composer.selection == 3..<3)
    composer.select(1..<3)
    composer.deleteBackward()
    #expect(composer.text == "nb" && composer.selection == 1..<1)
    composer.select(0..<1)
    composer.insert("")
    #expect(composer.text == "b")
    // A letter typed before a mark makes one cluster with it; the caret comes after both.
    var marked = try ComposerTests.composer("\u{301}x")
    marked.moveCaret(to: 0)
    marked.insert("e")
    #expect(marked.selection == 2..<2)
  }

  @Test func fontScaleMeasuresTokensAgain() throws {
    var composer = try ComposerTests.composer()
    composer.insertMention(of: "1", name: "bob")
    composer.style = composer.style.scaled(by: 2)
    #expect(composer.tokens.map(\.width) == [140])
    #expect(composer.styledText.boxes == [InlineBox(offset: 0, width: 140, ascent: 24, descent: 4)])
    #expect(composer.layout(width: 300).size.height == 39.609375)  // 10 + 24 + 5.6, rounded up
    #expect(ComposerStyle().scaled(by: .nan) == ComposerStyle())
    #expect(ComposerStyle().scaled(by: 100).font.size == 56)
  }

  @Test(arguments: [0, -10, .nan, .infinity, 3])
  func anyWidth(width: Double) throws {
    var composer = try ComposerTests.composer("hello\n")
    composer.insertMention(of: "1", name: "bob")
    let layout = composer.layout(width: width)
    #expect(layout.size.width >= 0 && layout.size.height > 0)
  }

  @Test func randomEditsKeepTokensAndCaretWhole() throws {
    var composer = try ComposerTests.composer()
    var state: UInt64 = 3
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = ["a", "\u{301}", "👍🏽", "\u{200D}", "\r", "\n", "\u{FFFC}", "🇩🇪", "한", " ", "\u{FE0F}", "🇩"]
    for _ in 0..<1_500 {
      switch next(8) {
      case 6: composer.mark(pieces[next(pieces.count)] + pieces[next(pieces.count)], selecting: 0..<next(3))
      case 7: composer.commitMarked()
      case 0: composer.insertMention(of: String(next(3)), name: "n")
      case 1: composer.deleteBackward()
      case 2: composer.deleteForward()
      case 3: composer.select(min(next(30), next(30))..<30)
      case 4: composer.moveCaret(to: next(30))
      default: composer.insert(pieces[next(pieces.count)])
      }
      let units = Array(composer.text.utf16)
      #expect(composer.tokens.allSatisfy { units[$0.offset] == 0xFFFC })
      #expect(composer.tokens.map(\.offset) == composer.styledText.boxes.map(\.offset))
      #expect(zip(composer.tokens, composer.tokens.dropFirst()).allSatisfy { $0.offset < $1.offset })
      if let marked = composer.markedRange {
        #expect(marked.lowerBound <= composer.selection.lowerBound && marked.upperBound <= composer.length)
        #expect(composer.selection.upperBound <= marked.upperBound)
      } else {
        #expect(
          composer.isCaretStop(composer.selection.lowerBound)
            && composer.isCaretStop(composer.selection.upperBound))
      }
    }
  }
}
