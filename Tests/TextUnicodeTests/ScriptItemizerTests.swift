import Testing
import TextUnicode

@Suite("Script itemisation")
struct ScriptItemizerTests {
  private func runs(_ text: String, fallback: Script = .common) -> [String] {
    let units = units(text)
    let runs = ScriptItemizer.runs(in: units.span, fallback: fallback)
    var end = 0
    for run in runs {
      #expect(run.range.lowerBound == end && !run.range.isEmpty)
      end = run.range.upperBound
    }
    #expect(end == units.count)
    return runs.map { "\($0.script.tag):" + String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test func commonCharactersJoinWhatTheyFollow() {
    #expect(runs("") == [])
    #expect(runs("Hello, 42!") == ["Latn:Hello, 42!"])
    #expect(runs("— привет, world") == ["Cyrl:— привет, ", "Latn:world"])
    #expect(runs("123 😀") == ["Zyyy:123 😀"])
    #expect(runs("123", fallback: .arabic) == ["Arab:123"])
  }

  @Test func closingBracketsTakeTheScriptOfTheirOpeningOnes() {
    #expect(runs("abc (мир) def") == ["Latn:abc (", "Cyrl:мир", "Latn:) def"])
    #expect(runs("(abc мир) x") == ["Latn:(abc ", "Cyrl:мир", "Latn:) x"])
    #expect(runs("a \u{2329}мир\u{3009}") == ["Latn:a \u{2329}", "Cyrl:мир", "Latn:\u{3009}"])
    #expect(runs("abc мир)") == ["Latn:abc ", "Cyrl:мир)"])
  }

  @Test func marksStayWithTheirBase() {
    #expect(runs("e\u{301}я\u{301}") == ["Latn:e\u{301}", "Cyrl:я\u{301}"])
    #expect(runs("abc \u{25CC}\u{93E}") == ["Latn:abc ", "Deva:\u{25CC}\u{93E}"])
    #expect(runs("a\u{93E}b") == ["Latn:a\u{93E}b"])
  }

  @Test func scriptExtensionsNarrowTheChoice() {
    // U+30FC has the script Common with the extensions Hira and Kana.
    #expect(runs("カー") == ["Kana:カー"])
    #expect(runs("ーひ") == ["Hira:ーひ"])
    #expect(runs("漢字、かな") == ["Hani:漢字、", "Hira:かな"])
    #expect(runs("「漢」", fallback: .han) == ["Hani:「漢」"])
    // U+0964 DEVANAGARI DANDA is used in many scripts, such as Bengali.
    #expect(runs("বাংলা।") == ["Beng:বাংলা।"])
    // The script extensions of U+00B7 include Latin and Greek, but not Cyrillic.
    #expect(runs("мир·мир") == ["Cyrl:мир·мир"])
  }

  @Test func tagsGoBothWays() {
    #expect(Script.latin.tag == "Latn")
    #expect(Script(tag: "Arab") == .arabic)
    #expect(Script(tag: "Qaaa") == nil)
    #expect(Script.han.tagValue == 0x4861_6E69)
    #expect(!Script.common.isReal && !Script.inherited.isReal && Script.thai.isReal)
  }
}
