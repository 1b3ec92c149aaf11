import Markdown
import Testing

/// Tests that nothing is markup in an address, and that markup around an address stays markup.
@Suite struct AddressTests {
  private func shown(_ text: String, _ options: MarkdownOptions = .init()) -> RichText? {
    MarkdownDocument(text, options: options).blocks.first?.line
  }

  private static var everything: MarkdownOptions {
    var options = MarkdownOptions()
    options.spoilers = true
    options.marks = true
    options.dollarMath = true
    options.cjkFriendlyEmphasis = true
    return options
  }

  static let addresses = [
    "https://example.org/pkg/__init__.py", "http://localhost:8000/__debug__/",
    "https://example.org/?q=*a*&r=*b*",
    "https://example.org/a~~b~~c", "www.example.org/__a__/b", "https://example.org/`x`",
    "https://example.org/a\\_b", "https://example.org/?a=1&amp;b", "https://example.org/$x$/y",
    "https://example.org/||x||/y", "https://example.org/==x==/y", "https://example.org/[v](w)",
    "https://example.org/wiki/*_(d)*x", "http://[::1]/__a__/", "https://u_s_:p*a*@example.org/c",
    "_a_@example.org",
    "a_b_@example.org", "example.org/__a__/b", "tg://x?_a_b", "https://例え.jp/_a_b", "пример.рф/_a_b",
    "https://example.org/![a](b)", "https://example.org/&copy;/a", "https://example.org/\\(x\\)/a",
  ]

  @Test(arguments: addresses) func addressesAreShownAsTheyAreWritten(_ address: String) {
    for options in [MarkdownOptions(), Self.everything] {
      for text in [address, "see \(address) now", "(\(address))", "x: \(address), y", "a\n\(address)\nb"] {
        let found = shown(text, options)
        #expect(found?.text == text.replacing("\n", with: " "))
        #expect(found?.spans == [])
      }
      #expect(StreamLawTests.firstBreach("so **\(address)** and _b_", sizes: { 1 }, options: options) == nil)
    }
    #expect(shown("https://example.org/*a*/b", .commonMark)?.text == "https://example.org/a/b")
  }

  /// While an address grows, no part of it is hidden or loses its signs. Only what looks like an entity at its
  /// end is one, as in GFM.
  @Test(arguments: addresses.filter { $0.hasPrefix("https://ex") && !$0.contains(";") })
  func growingAddressesKeepTheirSigns(
    _ address: String
  ) {
    let bytes = Array(("see " + address).utf8)
    for count in 16...bytes.count where bytes[count - 1] < 0x80 {
      var stream = MarkdownStream()
      stream.append(utf8: bytes[..<count])
      let shown = stream.blocks.plainText()
      let whole = String(decoding: bytes[..<count], as: UTF8.self)
      // Only a sign at the very end may be held back.
      #expect(whole.hasPrefix(shown) && whole.utf8.count - shown.utf8.count <= 2, "\(whole)")
    }
  }

  @Test(arguments: [
    ("**https://x.org/a**", "https://x.org/a", TextEmphases.bold),
    ("_https://x.org/a_b_", "https://x.org/a_b", .italic), ("*https://x.org/a*", "https://x.org/a", .italic),
    ("~~https://x.org~~", "https://x.org", .strike), ("||https://x.org/||", "https://x.org/", .spoiler),
    ("||https://x.org/a||", "https://x.org/a", .spoiler), ("==https://x.org/?q==", "https://x.org/?q", .mark),
    ("_a@x.org_", "a@x.org", .italic), ("**see https://x.org/x_y**", "see https://x.org/x_y", .bold),
    ("`a https://x.org/`", "a https://x.org/", .code),
  ])
  func markupAroundAnAddressCloses(_ source: String, _ text: String, _ emphases: TextEmphases) {
    let found = shown(source, Self.everything)
    #expect(found?.text == text)
    #expect(found?.spans.map(\.range) == [0..<text.utf16.count])
    #expect(found?.spans.map(\.emphases) == [emphases])
  }

  /// A spoiler never stays open because an address took its end.
  @Test func anOpenSpoilerClosesInsideAnAddress() {
    let found = shown("||https://x.org/a||,b", Self.everything)
    #expect(found?.text == "https://x.org/a,b" && found?.spans.map(\.range) == [0..<15])
    #expect(shown("https://x.org/||a||,b", Self.everything)?.spans == [])
  }

  @Test(arguments: [
    ("[https://x.org/a_b_](https://y.org/_c_)", "https://x.org/a_b_", "https://y.org/_c_"),
    ("[t](https://x.org/__init__.py)", "t", "https://x.org/__init__.py"),
    ("<https://x.org/__init__.py>", "https://x.org/__init__.py", "https://x.org/__init__.py"),
    ("[**https://x.org/a**](b)", "https://x.org/a", "b"), ("[see x.org/a](u)", "see x.org/a", "u"),
  ])
  func linksStayLinks(_ source: String, _ text: String, _ address: String) {
    let found = shown(source)
    #expect(found?.text == text)
    #expect(found?.spans.compactMap(\.address) == [address])
  }

  @Test func barsOfTablesAndFootnotesEndAddresses() {
    guard
      case .table(let table)? = MarkdownDocument("|a|b|\n|-|-|\n|https://x.org/_a_|c\\|d|\n").blocks.first?
        .content
    else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.last?.map(\.text.text) == ["https://x.org/_a_", "c|d"])
    let noted = MarkdownDocument("https://x.org/a[^1]\n\n[^1]: note\n").blocks.first?.line
    #expect(noted?.text == "https://x.org/a1" && noted?.spans.map(\.footnote) == ["1"])
  }

  /// What is written comes back, whether the address is written as it is or has to be escaped.
  @Test(arguments: addresses) func addressesComeBack(_ address: String) {
    for text in [
      "see \(address) now", "**bold \(address)**", "[label \(address)](u)", "> a\n> \(address)",
      "\(address)<b>\\*</b>", "\(address)<!---->\\*", "\(address)\u{200B}\\*",
    ] {
      let blocks = MarkdownDocument(text).blocks
      let written = MarkdownWriter.markdown(blocks)
      #expect(MarkdownDocument(written).blocks == blocks, "written \(written)")
    }
    if address == "https://example.org/pkg/__init__.py" {
      #expect(MarkdownWriter.markdown(MarkdownDocument("see \(address)").blocks) == "see \(address)")
    }
  }
}
