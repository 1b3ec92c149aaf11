import Testing
import TextUnicode

/// Tests which ranges of a text are addresses. Most rows are facts of cmark-gfm 0.29; those that are wider than
/// GFM are in tests of their own.
@Suite struct AddressScannerTests {
  private static func found(in text: String, isMarkup: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    return AddressScanner.addresses(in: bytes.span, isMarkup: isMarkup, signs: isMarkup ? .all : []).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("https://example.org/pkg/__init__.py x", "https://example.org/pkg/__init__.py"),
    ("https://x.org/a_b_", "https://x.org/a_b"), ("https://x.org/?q=*a*&r=*b*", "https://x.org/?q=*a*&r=*b"),
    ("https://x.org/a~~b~~c", "https://x.org/a~~b~~c"), ("~~https://x.org~~", "https://x.org"),
    ("https://x.org/`x`", "https://x.org/`x`"), ("`https://x.org/a`", "https://x.org/a"),
    ("`see https://x.org/a`", "https://x.org/a"), ("https://x.org/a\\_b", "https://x.org/a\\_b"),
    ("(https://x.org/a_(b))", "https://x.org/a_(b)"),
    ("https://x.org/?a=1&amp;b", "https://x.org/?a=1&amp;b"),
    ("https://x.org/&lt;", "https://x.org/"), ("https://x.org/a;", "https://x.org/a"),
    ("https://x.org/&#39;", "https://x.org/"), ("https://x.org/a<br>", "https://x.org/a"),
    ("http://localhost:8000/__debug__/", "http://localhost:8000/__debug__/"),
    ("1https://x.org/a", "https://x.org/a"), ("https://例え.jp/_a_b", "https://例え.jp/_a_b"),
    ("https://x.org/[v](w)", "https://x.org/[v](w)"), ("ftp://x.org/_a_b", "ftp://x.org/_a_b"),
    ("www.x.org/__a__/b", "www.x.org/__a__/b"), ("a_b_@x.org", "a_b_@x.org"), ("_a@x.org_", "a@x.org"),
    ("mailto:a_b@x.org", "mailto:a_b@x.org"), ("https://x.org/a\tb", "https://x.org/a"),
    ("https://_a.b.x.org/c", "https://_a.b.x.org/c"), ("https://x.org/a\\*", "https://x.org/a\\"),
  ])
  func asInGFM(text: String, address: String) { #expect(Self.found(in: text, isMarkup: true) == [address]) }

  /// Without markup, a sign at the end belongs to a path, unless the same sign is directly before the address.
  @Test(arguments: [
    ("https://youtu.be/dQw4w9WgXc_", "https://youtu.be/dQw4w9WgXc_"),
    ("https://x.org/a*, b", "https://x.org/a*"),
    ("(https://x.org/~a~)", "https://x.org/~a~"), ("www.x.org/?q=_", "www.x.org/?q=_"),
    ("x.org/汉字_。", "x.org/汉字_"), ("https://x.org/#*", "https://x.org/#*"),
    ("https://x.org_", "https://x.org"),
    ("https://x.org:80*", "https://x.org:80"), ("_https://x.org/a_", "https://x.org/a"),
    ("*https://x.org/a_*", "https://x.org/a_"), ("~https://x.org/a~", "https://x.org/a"),
    ("_a@x.org", "_a@x.org"), ("_a@x.org_", "a@x.org"), ("https://x.org/a_._", "https://x.org/a_._"),
  ])
  func signsAtTheEndOfPlainTexts(text: String, address: String) { #expect(Self.found(in: text) == [address]) }

  /// GFM's extended protocol autolinks and names of RFC 5322, in plain texts and in markup.
  @Test(arguments: [
    ("mailto:foo@bar.baz", "mailto:foo@bar.baz"), ("mailto:a.b-c_d@a.b", "mailto:a.b-c_d@a.b"),
    ("mailto:a.b-c_d@a.b.", "mailto:a.b-c_d@a.b"), ("mailto:a.b-c_d@a.b/", "mailto:a.b-c_d@a.b"),
    ("MAILTO:a@x.org?subject=Hi%20x.", "MAILTO:a@x.org?subject=Hi%20x"),
    ("(mailto:a@x.org)", "mailto:a@x.org"),
    ("mailto:_a@x.org", "mailto:_a@x.org"), ("xmailto:a@x.org", "a@x.org"), ("email:a@x.org", "a@x.org"),
    ("看mailto:a@x.org吧", "mailto:a@x.org"), ("xmpp:foo@bar.baz", "xmpp:foo@bar.baz"),
    ("xmpp:foo@bar.baz.", "xmpp:foo@bar.baz"), ("xmpp:foo@bar.baz/txt", "xmpp:foo@bar.baz/txt"),
    ("xmpp:foo@bar.baz/txt@bin", "xmpp:foo@bar.baz/txt@bin"),
    ("xmpp:foo@bar.baz/txt@bin.com.", "xmpp:foo@bar.baz/txt@bin.com"),
    ("xmpp:foo@bar.baz/txt/bin", "xmpp:foo@bar.baz/txt"), ("xmpp:foo@bar.baz/", "xmpp:foo@bar.baz"),
    ("xmpp:r@x.org?join", "xmpp:r@x.org?join"), ("sip:bob@x.org", "sip:bob@x.org"),
    ("sips:b@x.org", "sips:b@x.org"),
    ("o'neil@x.org", "o'neil@x.org"), ("'o'neil@x.org'", "o'neil@x.org"), ("b'a@x.org'", "a@x.org"),
    ("['a@x.org']", "a@x.org"), ("a'+'b@x.org", "b@x.org"), ("R&D@x.org", "R&D@x.org"),
    ("x=1&b@x.org", "1&b@x.org"),
    ("&amp;a@x.org", "a@x.org"), ("d’alice@x.org", "alice@x.org"), ("é'ö@x.org", "é'ö@x.org"),
    ("a@b_c.x.org", "a@b_c.x.org"), ("www.a_b.example.com", "www.a_b.example.com"),
    ("a_b.x.org/_c_d", "a_b.x.org/_c_d"), ("www.a_b.example.com/_c_", "www.a_b.example.com/_c_"),
  ])
  func namesAndSchemesOfMail(text: String, address: String) {
    #expect(Self.found(in: text) == [address])
    if !address.hasSuffix("_"), !address.hasPrefix("_") {
      #expect(Self.found(in: text, isMarkup: true) == [address])
    }
  }

  /// Any scheme, user names, IPv6, hosts without a scheme, and texts in other scripts around an address.
  @Test(arguments: [
    ("http://[2001:db8::1]:80/__a__/b", "http://[2001:db8::1]:80/__a__/b"),
    ("https://u_s_:p*a*@x.org/c", "https://u_s_:p*a*@x.org/c"), ("tg://x?_a_b", "tg://x?_a_b"),
    ("file:///home/_a_/b", "file:///home/_a_/b"), ("\"www.x.org/__a__/b\"", "www.x.org/__a__/b"),
    ("x.org/__a__/b", "x.org/__a__/b"), ("看https://x.org吧", "https://x.org"),
    ("https://x.org/汉字。", "https://x.org/汉字"), ("https://x.orgпосле", "https://x.org"),
    ("https://x.org/a؟", "https://x.org/a"), ("https://x.org/a।", "https://x.org/a"),
    ("https://x.org/ไทย ครับ", "https://x.org/ไทย"), ("https://x.org😀", "https://x.org"),
    ("https://x.org/😀/a", "https://x.org/😀/a"), ("“https://x.org/a”", "https://x.org/a"),
    ("{https://x.org/{id}}", "https://x.org/{id}"), ("'https://x.org/a','b'", "https://x.org/a"),
    ("|https://x.org/a|b|", "https://x.org/a"), ("**https://x.org/a**,b", "https://x.org/a"),
    ("(https://x.org/a),b", "https://x.org/a"), ("https://x.org/a\\|b", "https://x.org/a"),
    ("https://x.org/a[^1]", "https://x.org/a"), ("https://x.org/a\u{200B}", "https://x.org/a"),
  ])
  func widerThanGFM(text: String, address: String) { #expect(Self.found(in: text) == [address]) }

  /// A control could show the end of an address at another place.
  @Test(arguments: ["\u{202A}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2068}", "\u{2069}"])
  func endsBeforeDirectionControls(control: String) {
    #expect(Self.found(in: "https://x.org/a\(control)gro.live") == ["https://x.org/a"])
    #expect(Self.found(in: "https://x\(control).org/a") == ["https://x"])
    #expect(Self.found(in: "www.x.org/\(control)a") == ["www.x.org/"])
    #expect(Self.found(in: "a@x.org\(control)b") == ["a@x.org"])
    #expect(Self.found(in: "(\(control)x.org\(control))") == ["x.org"])
  }

  @Test(arguments: [
    ("пример.рф", "пример.рф"), ("example.рф", "example.рф"), ("例え.jp", "例え.jp"), ("例え.テスト", "例え.テスト"),
    ("مثال.إختبار", "مثال.إختبار"), ("مثال.مصر/صفحة", "مثال.مصر/صفحة"), ("उदाहरण.भारत", "उदाहरण.भारत"),
    ("ตัวอย่าง.ไทย", "ตัวอย่าง.ไทย"), ("예시.한국", "예시.한국"), ("παράδειγμα.ελ", "παράδειγμα.ελ"),
    ("xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd.xn--p1ai"), ("ПРИМЕР.РФ", "ПРИМЕР.РФ"),
    ("请看example.org", "example.org"),
    ("почта@пример.рф", "почта@пример.рф"), ("a@xn--e1afmkfd.xn--p1ai", "a@xn--e1afmkfd.xn--p1ai"),
    ("x.cat.bank/a", "x.cat.bank/a"), ("publico.pt", "publico.pt"), ("sub.orf.at", "sub.orf.at"),
  ])
  func hostsInAnyScript(text: String, address: String) {
    #expect(Self.found(in: text) == [address])
    #expect(Self.found(in: "(" + text + ").") == [address])
  }

  @Test(arguments: [
    "www.x.a_b", "www.a_b.org", "a_b.c.org", "a@b_c.org", "mailto:a", "xmpp:a@b", "https://_a_.b/c",
    "http://", "https:///", "://x", "иду.Дома", "a.b", "1.5", "path/x.org",
    "~x.org",
    "@x.org", "a@b", "слово.слово", "end.Now", "did.it", "main.rs", "x.aaa", "。例え",
  ])
  func noAddresses(text: String) { #expect(Self.found(in: text) == []) }

  @Test func whatIsOpenBeforeAnAddressMayCloseInsideIt() {
    func end(_ text: String, _ context: AddressContext) -> String {
      let bytes = Array(text.utf8)
      var scanner = AddressScanner(0..<bytes.count)
      guard let address = scanner.next(from: 0, bytes.span) else { return "" }
      let end = scanner.end(of: address, context, bytes.span)
      return String(decoding: bytes[address.range.lowerBound..<end], as: UTF8.self)
    }
    #expect(end("https://x.org/||a||b", AddressContext()) == "https://x.org/||a||b")
    #expect(end("https://x.org/||a||b", AddressContext(closer: UInt8(ascii: "|"))) == "https://x.org/")
    #expect(end("https://x.org/[a](b)", AddressContext(isInBrackets: true)) == "https://x.org/[a](b)")
    #expect(end("https://x.org/a](b)", AddressContext(isInBrackets: true)) == "https://x.org/a")
  }

  /// Each text would take many minutes if a rule looked back or ahead without bounds.
  @Test(arguments: [
    "http://", "a://", "www.", "_www.a", "a.", "a@", "a.b@", "x.org/(", "中.", "a.b+", "é@é.", "http://a:",
    "http://[:",
    "https://x.org/a ", "x.org?", "a-", "&amp;", "http://a&", "a'", "a&b'c@", "mailto:", "xmpp:a@b.c/d@",
    "sip:a@b.c?", "`http://a.b/`", "@a.b.", "a_",
  ])
  func hostileTextTakesLinearTime(unit: String) {
    let count = 500_000
    let bytes = Array(String(repeating: unit, count: count / unit.utf8.count).utf8)
    let found = AddressScanner.addresses(in: bytes.span)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    #expect(found.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= bytes.count })
  }
}
