import TestSupport
import TextLayout
import Testing

@Suite struct QueriesOffsetMapTests {
  /// Compares every offset with the string's own views, including offsets inside scalars and outside the
  /// text.
  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let map = OffsetMap(text)
    var utf8At: [Int] = []
    var utf16At: [Int] = []
    var (utf8, utf16) = (0, 0)
    for scalar in text.unicodeScalars {
      let (width8, width16) = (String(scalar).utf8.count, String(scalar).utf16.count)
      utf8At += Array(repeating: utf8, count: width16)
      utf16At += Array(repeating: utf16, count: width8)
      utf8 += width8
      utf16 += width16
    }
    utf8At.append(text.utf8.count)
    utf16At.append(text.utf16.count)
    #expect(map.utf8Length == text.utf8.count && map.utf16Length == text.utf16.count)
    #expect(utf8At.indices.map(map.utf8Offset(ofUTF16:)) == utf8At, sourceLocation: sourceLocation)
    #expect(utf16At.indices.map(map.utf16Offset(ofUTF8:)) == utf16At, sourceLocation: sourceLocation)
    for outside in [-1, Int.min] {
      #expect(map.utf8Offset(ofUTF16: outside) == 0 && map.utf16Offset(ofUTF8: outside) == 0)
    }
    #expect(map.utf8Offset(ofUTF16: .max) == utf8 && map.utf16Offset(ofUTF8: .max) == utf16)
  }

  @Test func agreesWithTheViewsOfEveryChatMessage() throws {
    for message in try Corpora.chat() { check(message.text) }
  }

  @Test func agreesAcrossCheckpoints() {
    // Surrogate pairs that cross the boundaries of 64 code units, and some that do not.
    for shift in 0...3 {
      check(String(repeating: "a", count: shift) + String(repeating: "é👍漢", count: 100))
      check(String(repeating: "a", count: 62 + shift) + "👍")
    }
    check("")
    check("plain")
  }

  @Test func loneSurrogatesCountAsTheirReplacement() {
    let map = OffsetMap([0x61, 0xD83D, 0x62, 0xDC4D])
    #expect((0...4).map(map.utf8Offset(ofUTF16:)) == [0, 1, 4, 5, 8])
    #expect((0...8).map(map.utf16Offset(ofUTF8:)) == [0, 1, 1, 1, 2, 3, 3, 3, 4])
  }
}
