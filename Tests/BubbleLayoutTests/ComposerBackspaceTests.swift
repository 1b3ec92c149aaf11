import BubbleLayout
import TestSupport
import Testing

/// Tests what Backspace and Delete delete in a composer.
@Suite struct ComposerBackspaceTests {
  private func lengths(_ text: String) throws -> [Int] {
    var composer = Composer(text, engine: try TestEngines.bundled)
    var lengths: [Int] = []
    while composer.length > 0, lengths.count < 30 {
      let before = composer.length
      composer.deleteBackward()
      lengths.append(before - composer.length)
    }
    return lengths
  }

  /// The lengths that the key deletes, one press after the other.
  @Test(arguments: [
    ("ที่", [1, 1, 1]), ("ស្រុក", [1, 1, 1, 1, 1]), ("क्षि", [1, 1, 1, 1]), ("กำ", [1, 1]),
    ("e\u{301}\u{323}", [1, 1, 1]),
    ("é", [1]), ("한국", [1, 1]), ("\u{1112}\u{1161}\u{11AB}", [1, 1, 1]), ("か\u{3099}", [1, 1]),
    ("מָ", [1, 1]),
    ("a😀", [2, 1]), ("👍🏽", [4]), ("👩‍👩‍👧", [8]), ("👩🏽‍💻x", [1, 7]), ("🇩🇪🇺🇸", [4, 4]), ("🇩🇪🇺", [2, 4]),
    ("1\u{FE0F}\u{20E3}", [3]), ("4\u{20E3}", [2]), ("❤️", [2]), ("❤️\u{200D}🔥", [5]), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", [14]),
    ("👍\u{301}", [1, 2]), ("a🏽", [2, 1]), ("葛\u{E0100}", [3]), ("a\u{FE0F}b", [1, 2]), ("a\r\nb", [1, 2, 1]),
    ("a\u{200D}", [1, 1]), ("𝒳\u{301}", [1, 2]),
  ]) func backspace(_ text: String, _ expected: [Int]) throws {
    #expect(try lengths(text) == expected)
  }

  @Test(arguments: [("ที่น", [3, 1]), ("e\u{301}x", [2, 1]), ("👩‍👩‍👧a", [8, 1])])
  func deleteTakesWholeClusters(_ text: String, _ expected: [Int]) throws {
    var composer = Composer(text, engine: try TestEngines.bundled)
    composer.moveCaret(to: 0)
    for length in expected {
      let before = composer.length
      composer.deleteForward()
      #expect(before - composer.length == length)
    }
  }

  @Test func oneStepOfHistoryAndWholeTokens() throws {
    var composer = Composer("ที่", engine: try TestEngines.bundled)
    composer.insertMention(of: "1", name: "ann")
    composer.insert("\u{301}")
    composer.deleteBackward()
    #expect(composer.tokens.count == 1)
    composer.deleteBackward()
    #expect(composer.tokens.isEmpty && composer.text == "ที่")
    composer.deleteBackward()
    #expect(composer.text == "ที")
    while composer.text != "ที่", composer.undo() {}
    #expect(composer.text == "ที่")
  }

  /// The key reads a bounded part of a cluster, however long it is.
  @Test func longClusters() throws {
    for (mark, length) in [("\u{301}", 1), ("\u{FE0F}", 2)] {
      var composer = Composer("👍" + String(repeating: mark, count: 5_000), engine: try TestEngines.bundled)
      composer.deleteBackward()
      #expect(composer.length == 5_002 - length)
    }
  }
}
