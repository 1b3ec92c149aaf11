import BubbleLayout
import Testing

@Suite struct DetectionTests {
  /// Returns the detected data, as `kind:text`.
  private static func found(in text: String, _ kinds: Set<DataKind> = Set(DataKind.allCases)) -> [String] {
    let units = Array(text.utf16)
    return DataDetector(kinds: kinds).detect(in: text).map {
      "\($0.kind.rawValue):" + String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test(arguments: [
    ("see https://example.org/a?b=c#d now", "https://example.org/a?b=c#d"),
    ("http://example.org.", "http://example.org"), ("http://example.org/?", "http://example.org/"),
    ("http://example.org/a, and", "http://example.org/a"),
    ("wow http://example.org!!!", "http://example.org"),
    ("(http://example.org)", "http://example.org"),
    ("https://en.wikipedia.org/wiki/Swift_(bird)", "https://en.wikipedia.org/wiki/Swift_(bird)"),
    ("(see https://en.wikipedia.org/wiki/Swift_(bird)).", "https://en.wikipedia.org/wiki/Swift_(bird)"),
    ("[x](http://example.org/y)", "http://example.org/y"), ("<http://example.org/y>", "http://example.org/y"),
    ("\"http://example.org/y\"", "http://example.org/y"), ("“http://example.org/y”", "http://example.org/y"),
    ("**http://example.org/y**", "http://example.org/y"),
    ("ftp://example.org", "ftp://example.org"), ("tg://resolve?domain=x", "tg://resolve?domain=x"),
    ("http://localhost:8080/x", "http://localhost:8080/x"), ("http://[::1]:80/", "http://[::1]:80/"),
    ("HTTP://EXAMPLE.ORG", "HTTP://EXAMPLE.ORG"), ("end.http://example.org", "http://example.org"),
    ("www.example.museum", "www.example.museum"), ("WWW.Example.org/x", "WWW.Example.org/x"),
    ("go to example.com.", "example.com"), ("example.com/path_(x)", "example.com/path_(x)"),
    ("example.com:8080/x", "example.com:8080/x"), ("bbc.co.uk", "bbc.co.uk"), ("youtu.be/x", "youtu.be/x"),
    ("bücher.de", "bücher.de"), ("Link:example.com", "example.com"), ("example.com, really", "example.com"),
    ("请看www.example.com吧", "www.example.com"), ("看https://example.com/吧。", "https://example.com/吧"),
    ("看https://example.com吧", "https://example.com"), ("（http://example.org/y）", "http://example.org/y"),
    ("https://zh.wikipedia.org/wiki/中文、", "https://zh.wikipedia.org/wiki/中文"),
    ("http://例え.jp/x", "http://例え.jp/x"), ("3com.com", "3com.com"),
    ("http://example.org/#tag", "http://example.org/#tag"),
    ("https://medium.com/@user", "https://medium.com/@user"),
    ("http://example.org/it's", "http://example.org/it's"),
    ("http://a.b/x…", "http://a.b/x"), ("example.com?q=1", "example.com?q=1"),
    ("http://example.org/`x`", "http://example.org/`x`"), ("`http://example.org/x`", "http://example.org/x"),
    ("сайт пример.рф, да", "пример.рф"), ("看例え.jp/x", "看例え.jp/x"), ("موقع مثال.مصر", "مثال.مصر"),
    ("http://example.org/\u{202E}gro.live", "http://example.org/"),
    ("_http://example.org/a_b_", "http://example.org/a_b"),
    ("http://example.org/{id}/x", "http://example.org/{id}/x"),
  ])
  func links(text: String, link: String) { #expect(Self.found(in: text) == ["link:" + link]) }

  @Test(arguments: [
    "", "http://", "http:///", "http://...", "://x", "a:b", "End.Now go", "Hello.it was", "e.g. this", "a.b",
    "main.rs",
    "readme.md", "1.5", "v1.2.3", "192.168.1.1", "...", "foo..com", "-.com", ".com", "x.", "foo.com@",
    "foo_bar", "and/or",
    "src/example.com", "a@b", "@", "#", "# x", "@ x", "##", "#1", "#_", "&#39;", "file.name_com",
    String(repeating: "a", count: 64) + ".com", "x:y//z", "日本語。日本語",
  ])
  func nothing(text: String) { #expect(Self.found(in: text) == []) }

  @Test(arguments: [
    ("a@example.org", "a@example.org"),
    ("mail first.last+tag@sub.example.co.uk!", "first.last+tag@sub.example.co.uk"),
    ("<a@example.org>", "a@example.org"), ("mailto:a@example.org", "mailto:a@example.org"),
    ("a@example.org.", "a@example.org"),
    ("(a@example.org)", "a@example.org"), ("写信a@example.org吧", "a@example.org"),
    ("jürgen@bücher.de", "jürgen@bücher.de"), ("_a@example.org_", "a@example.org"),
  ])
  func mail(text: String, mail: String) { #expect(Self.found(in: text) == ["mail:" + mail]) }

  @Test(arguments: [
    ("+49 30 1234567", "+49 30 1234567"), ("+1 (555) 123-4567", "+1 (555) 123-4567"),
    ("+15551234567", "+15551234567"),
    ("(555) 123-4567", "(555) 123-4567"), ("(555-1234)", "555-1234"), ("call 555-1234.", "555-1234"),
    ("555.123.4567", "555.123.4567"), ("1-800-555-1234", "1-800-555-1234"),
    ("+44 (0)20 7946 0958", "+44 (0)20 7946 0958"),
    ("030/1234567", "030/1234567"), ("0171 2345678", "0171 2345678"), ("12 34 56 78 90", "12 34 56 78 90"),
    ("138 1234 5678", "138 1234 5678"), ("13812345678", "13812345678"), ("Tel:030 1234567", "030 1234567"),
    ("555-1234 2 times", "555-1234"), ("03-1234-5678", "03-1234-5678"), ("电话13812345678", "13812345678"),
    ("+٤٩ ٣٠ ١٢٣٤٥٦٧", "+٤٩ ٣٠ ١٢٣٤٥٦٧"),
    // The usual spellings of some countries.
    ("020 7946 0958", "020 7946 0958"), ("07700 900123", "07700 900123"),
    ("(020) 7946-0000", "(020) 7946-0000"),
    ("06 12 34 56 78", "06 12 34 56 78"), ("06.12.34.56.78", "06.12.34.56.78"),
    ("0033 6 12 34 56 78", "0033 6 12 34 56 78"),
    ("089/12345678", "089/12345678"), ("0532 123 45 67", "0532 123 45 67"),
    ("010-1234-5678", "010-1234-5678"),
    ("090-1234-5678", "090-1234-5678"), ("09012345678", "09012345678"), ("050-123-4567", "050-123-4567"),
    ("8 (495) 123-45-67", "8 (495) 123-45-67"), ("8 800 555-35-35", "8 800 555-35-35"),
    ("98765 43210", "98765 43210"),
    ("11 91234-5678", "11 91234-5678"), ("(11) 91234-5678", "(11) 91234-5678"),
    ("55 1234 5678", "55 1234 5678"),
    ("612 34 56 78", "612 34 56 78"), ("22 123 45 67", "22 123 45 67"), ("333 1234567", "333 1234567"),
    ("044 668 18 00", "044 668 18 00"), ("08-123 456 78", "08-123 456 78"), ("1800 123 456", "1800 123 456"),
    ("0412 345 678", "0412 345 678"), ("9123 4567", "9123 4567"), ("0912 345 678", "0912 345 678"),
    ("+7 495 123-45-67", "+7 495 123-45-67"), ("+86 138 1234 5678", "+86 138 1234 5678"),
    ("+91 98765 43210", "+91 98765 43210"),
    ("+33 6 12 34 56 78", "+33 6 12 34 56 78"), ("+353 1 234 5678", "+353 1 234 5678"),
    ("+972 50-123-4567", "+972 50-123-4567"),
    ("+1 (555) 010-9999 ext. 5", "+1 (555) 010-9999"), ("Tel. 5551234567", "5551234567"),
    ("电话：5551234567", "5551234567"),
    ("1-700-555-123", "1-700-555-123"), ("1-800-555-123", "1-800-555-123"), ("050-1234567", "050-1234567"),
    ("+49 (0)30 1234567", "+49 (0)30 1234567"), ("(0221) 12345 ext. 12", "(0221) 12345"),
    ("(069) 1234", "(069) 1234"), ("030 / 1234567", "030 / 1234567"), ("0171 - 2345678", "0171 - 2345678"),
    ("06-12345678", "06-12345678"), ("03(1234)5678", "03(1234)5678"), ("0 532 123 45 67", "0 532 123 45 67"),
    ("06-12-34-56-78", "06-12-34-56-78"),
  ])
  func phones(text: String, phone: String) { #expect(Self.found(in: text) == ["phone:" + phone]) }

  @Test(arguments: [
    "NL91 ABNA 0417 1643 00", "NL91 ABNA 0417 1643 00 ", "nl91 abna 0417 1643 00",
    "GB29 NWBK 6016 1331 9268 19", "FR14 2004 1010 0505 0001 3M02 606",
    "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
    "BE68 5390 0754 7034", "IBAN 0417 1643 00", "ISBN 0306 40615 2", "1-234-567-890", "1 700 555 123",
    "8123 4567 8901 2345", "2345678901234567", "12 34 56 78 90 12 34 56 78 90",
    "112-1234567-1234567", "Invoice: 030 1234567", "10:30 / 11:45", "€ 1 234 567,89", "0.123456789",
    "52.5200066, 13.4049540", "v10.15.7.19041", "550e8400-e29b-41d4-a716-446655440000",
    "1234567", "10 000 000", "123 456 789", "2019-2020", "$555-1234", "1,555-1234", "12345678901234567890",
    "a555-1234",
    "+1", "+", "(", "()", "(1)", "3.14159265358979", "10.0.0.1", "1/2", "(1) 1234567", "+123456", "0:00",
    "1 2 3 4 5 6 7 8",
    // Orders, times, cards, accounts, books, versions, places and ranges.
    "order 12345678901", "1000000000", "1234567890", "1706689860", "1706689860000", "１２３４５６７８９０",
    "٠١٢٣٤٥٦٧٨٩",
    "4111 1111 1111 1111", "6011 1111 1111 1117", "3782 822463 10005", "DE89 3702 0044 0532 0130 00",
    "GB29 NWBK 6016 1331 9268 19", "978-3-16-148410-0", "0-306-40615-2", "0306406152", "51.5074, 10.1278",
    "1.2.3.4567",
    "20260301 100000", "12345-6789", "123-45-6789", "12.34.56.78", "100-200", "200-3000", "1914-1918",
    "10.000.000",
    "+123", "+1 123 456", "+1 000 000 0000", "+999999", "123 456 7890", "0000000000", "2026 2027",
    "00:00:00.000",
    "123e4567-e89b-12d3-a456-426614174000", "1,234,567.89", "2 000 000 000",
  ])
  func noPhones(text: String) { #expect(Self.found(in: text) == []) }

  /// Between two numbers may be a space, a comma or a slash, also where a number could go on with them.
  @Test(arguments: [
    ("030 1234567", "0171 2345678"), ("06 12 34 56 78", "06 98 76 54 32"), ("555-1234", "555-5678"),
    ("555-123-4567", "555-987-6543"), ("+49 30 1234567", "0171 2345678"),
    ("+49 30 1234567", "+49 171 2345678"),
    ("(030) 1234567", "0171 2345678"), ("1-700-555-123", "1-700-555-124"), ("138 1234 5678", "139 1234 5678"),
    ("0044 20 7946 0958", "07700 900123"), ("13812345678", "13912345678"),
    ("8 800 555-35-35", "8 800 555-35-36"),
  ])
  func numbersInARow(first: String, second: String) {
    for separator in [" ", ", ", ",", "/", " / ", "; ", " or "] {
      #expect(
        Self.found(in: first + separator + second) == ["phone:" + first, "phone:" + second], "\(separator)")
    }
  }

  @Test(arguments: [
    ("@bob hi", ["mention:@bob"]), ("hi @bob.", ["mention:@bob"]), ("(@bob)", ["mention:@bob"]),
    ("@bob.smith-x, @_y", ["mention:@bob.smith-x", "mention:@_y"]),
    ("@bob@example.org", ["mention:@bob@example.org"]),
    ("你好@小明 再见", ["mention:@小明"]), ("@민수 안녕", ["mention:@민수"]), ("@علي", ["mention:@علي"]),
    ("@a@b", ["mention:@a"]),
    ("#swift #2024goals", ["tag:#swift", "tag:#2024goals"]), ("#हिन्दी", ["tag:#हिन्दी"]), ("＃タグ", ["tag:＃タグ"]),
    ("a#b @@c", []), ("#️⃣", []), ("#tag, #other.", ["tag:#tag", "tag:#other"]), ("C# and F#", []),
    ("@a #b c@d.org http://e.f/#g", ["mention:@a", "tag:#b", "mail:c@d.org", "link:http://e.f/#g"]),
  ])
  func mentionsAndTags(text: String, expected: [String]) { #expect(Self.found(in: text) == expected) }

  @Test(arguments: [
    "2011-09-12", "2011-09-12T19:34:21Z", "2011-09-12 19:34", "2011/9/12", "12.9.2011", "12/09/2011",
    "9/12/11",
    "Sep 12, 2011 7:34:21 PM", "Sep 12, 2011 at 7:34 PM", "September 12", "12 September 2011",
    "12th of September",
    "12. März 2011 um 9:30", "September 2011", "Sept. 3", "7pm", "7:34 p.m.", "2011年9月12日", "9月12日",
    "01.02.24",
  ])
  func dates(text: String) {
    #expect(Self.found(in: "on " + text + ", then") == ["date:" + text])
  }

  @Test(arguments: [
    "13/13/2011", "2011-13-01", "99.99.2011", "1.2.3.4", "1.2.10", "may 5", "Mayor 5", "16:9", "at 19:30",
    "25pm", "0am",
    "2011-09-123", "9月", "12 Monkeys", "Jun", "March on", "5 pmx",
  ])
  func noDates(text: String) { #expect(Self.found(in: text) == []) }

  @Test(arguments: [
    ("see you tomorrow.", "tomorrow"), ("Tomorrow at 5pm works", "Tomorrow at 5pm"), ("today, then", "today"),
    ("tonight at 8:30?", "tonight at 8:30"), ("we met yesterday evening", "yesterday evening"),
    ("tomorrow morning at 9:15 a.m.", "tomorrow morning at 9:15 a.m."),
    ("tomorrow at noon", "tomorrow at noon"),
    ("on Monday", "Monday"), ("let's meet next Friday!", "next Friday"),
    ("this friday 7pm", "this friday 7pm"),
    ("Last Sunday was", "Last Sunday"), ("Friday night", "Friday night"), ("(today)", "today"),
    ("Friday, September 12, 2031 at 5pm", "Friday, September 12, 2031 at 5pm"),
    ("Monday 12.9.2031", "Monday 12.9.2031"), ("Wednesday, 3 March", "Wednesday, 3 March"),
    ("明天tomorrow吧", "tomorrow"),
  ])
  func days(text: String, date: String) { #expect(Self.found(in: text) == ["date:" + date]) }

  @Test(arguments: [
    "todays", "today's news", "today’s", "tomorrows", "Mon", "sun and sat", "Sundays", "Fridayish",
    "to morrow",
    "next weekday", "next", "nextfriday", "yesterday-ish", "friday@home", "this Fri", "x_today",
  ])
  func noDays(text: String) { #expect(Self.found(in: text) == []) }

  @Test(arguments: [
    "221B Baker Street", "1 Infinite Loop Road, Springfield, IL 62704",
    "350 5th Ave, New York, NY 10118-0110",
    "10 Downing St, London", "Hauptstraße 5, 10115 Berlin", "Lindenstr. 12a", "Mozartweg 3 80331 München",
  ])
  func addresses(text: String) { #expect(Self.found(in: "at " + text + "; bye") == ["address:" + text]) }

  @Test(arguments: ["5 people on the street", "12 Angry Men", "Straße 5", "Norwegen 5", "5 Street", "1 A"])
  func noAddresses(text: String) { #expect(Self.found(in: text) == []) }

  @Test func rangesAreUTF16() {
    let found = DataDetector().detect(in: "👨‍👩‍👧 a@example.org 👍 #x")
    #expect(found.map(\.range) == [9..<22, 26..<28])
    #expect(DataDetector().detect(in: "𝒳@bob 𠀀@bob").map(\.range) == [9..<13])
  }

  @Test func onlyWhatIsAskedFor() {
    let text = "#a http://b.c/#d 2011-09-12 e@f.org 555-1234 @g"
    #expect(Self.found(in: text, [.hashtag]) == ["tag:#a"])
    #expect(Self.found(in: text, [.phone, .mention]) == ["phone:555-1234", "mention:@g"])
    #expect(Self.found(in: text, []) == [])
    #expect(Self.found(in: text, [.date]) == ["date:2011-09-12"])
  }

  /// Each text would take many minutes if a rule looked back or ahead without bounds.
  @Test(arguments: [
    "a", "a.", "a@", "@", "#", "1 ", "1", "+1", "(1", "(", "http://", "a://", ".", "www.", "a.b@", "12/",
    "1 Aa ", "@a.",
    "http://a.b/(", "x-", "Sep 1", "1.2.", "9月", "ab ", "é", "中", "(1)2-", "a.com", "#a", "://", "Aastraße 1",
    "1-", "tomorrow at ", "next Friday, ", "Monday ", "today-", "Friday, Sep 1",
  ])
  func hostileTextTakesLinearTime(unit: String) {
    let count = 500_000
    let detector = DataDetector(kinds: Set(DataKind.allCases))
    let found = detector.detect(in: String(repeating: unit, count: count / unit.utf16.count))
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    #expect(found.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= count })
  }

  @Test func aMillionHostileCharacters() {
    let piece = "a.@a#1 +1(2 http://(x.y@ 1 Aa. Sep 1:2.3/4 www.@@##((:// 9月"
    let text = String(repeating: piece, count: 1_000_000 / piece.utf16.count)
    let found = DataDetector(kinds: Set(DataKind.allCases)).detect(in: text)
    #expect(found.count > 10_000)
  }
}
