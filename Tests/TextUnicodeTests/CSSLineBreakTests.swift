import Testing
import TextUnicode

/// Tests the breaks that options of CSS Text add to those of UAX #14 or remove from them.
@Suite("CSS line breaks")
struct CSSLineBreakTests {
  /// Returns the text with `|` at each opportunity and `¶` at each mandatory break, except at the end.
  private func broken(
    _ text: String, _ options: LineBreakOptions, breaksSpaces: Bool = false,
    policy: LayoutPolicy = .unicode
  ) -> String {
    var options = options.following(policy)
    options.breaksAfterSpaces = breaksSpaces
    let units = Array(text.utf16)
    let boundaries = TextBoundaries(units.span, options: options)
    var pieces: [UInt16] = []
    for offset in units.indices {
      if boundaries[offset].contains(.lineBreakMandatory) {
        pieces.append(0xB6)
      } else if boundaries[offset].contains(.lineBreakAllowed) {
        pieces.append(0x7C)
      }
      pieces.append(units[offset])
    }
    return String(decoding: pieces, as: UTF16.self)
  }

  private let anywhere = LineBreakOptions(strictness: .anywhere)
  private let breakAll = LineBreakOptions(wordBreak: .breakAll)

  /// CSS Text 3 §5.3: lines may break around every cluster (typographic character unit), against all other
  /// rules.
  @Test(arguments: LayoutPolicy.allCases) func anywhereIsAroundEachCluster(_ policy: LayoutPolicy) {
    for (text, expected) in [
      ("a(b) c", "a|(|b|) |c"), ("e\u{301}x", "e\u{301}|x"), ("a\u{A0}b", "a|\u{A0}|b"),
      ("5%!", "5|%|!"), ("👩‍👩‍👧x", "👩‍👩‍👧|x"), ("a\r\nb", "a\r\n¶b"), ("日、", "日|、"),
    ] {
      #expect(broken(text, anywhere, policy: policy) == expected, "\(text), \(policy)")
    }
  }

  /// A line never begins with hanging white space; with `break-spaces` it may.
  @Test(arguments: LayoutPolicy.allCases) func anywhereLeavesHangingSpaces(_ policy: LayoutPolicy) {
    #expect(broken("a  b\tc", anywhere, policy: policy) == "a  |b\t|c")
    #expect(broken("a  b\tc", anywhere, breaksSpaces: true, policy: policy) == "a| | |b|\t|c")
  }

  /// CSS Text 3 §3, `break-spaces`: lines may break after every preserved space.
  @Test func spacesBreakEach() {
    #expect(broken("a   b", LineBreakOptions(), breaksSpaces: true) == "a | | |b")
    #expect(broken("a \t b", LineBreakOptions(), breaksSpaces: true, policy: .browser) == "a |\t| |b")
    #expect(broken("a \n b", LineBreakOptions(), breaksSpaces: true) == "a \n¶ |b")
    #expect(broken("a \u{301}b", LineBreakOptions(), breaksSpaces: true) == "a |\u{301}b")
    // Lines break after other space separators in CSS, but not in Chromium.
    #expect(broken("a\u{2003}!", LineBreakOptions(), breaksSpaces: true) == "a\u{2003}|!")
    #expect(broken("a\u{2003}!", LineBreakOptions(), breaksSpaces: true, policy: .browser) == "a\u{2003}!")
    #expect(broken("日\u{3000}、", LineBreakOptions(), breaksSpaces: true, policy: .browser) == "日\u{3000}|、")
  }

  /// A rule of our own, after LB25: a sign stays with its number.
  @Test(arguments: ["-5", "+5", "5%", "%5", "€5", "5€", "±5", "№5", "5°", "$(5"])
  func breakAllKeepsSigns(_ text: String) {
    #expect(broken(text, breakAll) == text)
  }

  @Test func breakAllCutsLettersAndDigits() {
    #expect(broken("ab12", breakAll) == "a|b|1|2")
    #expect(broken("3.14", breakAll) == "3.|1|4")
    #expect(broken("(a)", breakAll) == "(a)")
    #expect(broken("e\u{301}x\u{302}", breakAll) == "e\u{301}|x\u{302}")
    #expect(broken("กำก", breakAll) == "กำ|ก")
  }

  /// Readers see lam and alef as one letter, and fonts have one glyph for both, even with marks between them.
  @Test(arguments: LayoutPolicy.allCases) func lamStaysWithItsAlef(_ policy: LayoutPolicy) {
    for options in [breakAll, anywhere] {
      #expect(broken("سلام", options, policy: policy) == "س|لا|م")
      #expect(broken("لآ", options, policy: policy) == "لآ")
    }
    #expect(broken("بلَا", breakAll) == "ب|لَا")
    // A zero width non-joiner separates lam and alef.
    #expect(broken("ل\u{200C}ا", breakAll) == "ل\u{200C}|ا")
  }

  /// The expected breaks are those of Chromium. It adds some to its own default rules, and never breaks after
  /// a mark.
  @Test func breakAllInChromium() {
    func broken(_ text: String) -> String { self.broken(text, breakAll, policy: .browser) }
    #expect(broken("ab12") == "a|b|1|2")
    #expect(broken("x -5") == "x |-|5")
    #expect(broken("a$b") == "a|$b")
    #expect(broken("a%1") == "a%|1")
    #expect(broken("!a") == "!|a")
    #expect(broken("é\"é") == "é\"é")
    #expect(broken("ab\u{301}c") == "a|b\u{301}c")
    #expect(broken("می\u{200C}خ") == "م|ی\u{200C}خ")
    #expect(broken("漢字") == "漢|字")
  }
}
