import BubbleLayout
import MessageReading
import Testing

@Suite struct XMLFeedReaderTests {
  private static func message(_ id: String, _ text: String = "t", user: String = "ann") -> String {
    "<message added=\"2011-09-12 19:34:21\" id=\"\(id)\"><user>\(user)</user><text>\(text)</text></message>\n"
  }

  private static func chat(_ ids: some Sequence<Int>) -> String {
    "<chat>\n" + ids.map { message(String($0), "t\($0)") }.joined() + "</chat>"
  }

  private static func page(_ text: String, _ reader: XMLFeedReader = XMLFeedReader()) throws
    -> XMLFeedReader.Page
  {
    var reader = reader
    return try reader.read(Array(text.utf8), file: "f.xml")
  }

  private static func failure(_ bytes: [UInt8]) -> String? {
    var reader = XMLFeedReader(past: 3)
    do throws(ReadingError) {
      _ = try reader.read(bytes, file: "f.xml")
      return nil
    } catch {
      #expect(reader == XMLFeedReader(past: 3))
      return error.description
    }
  }

  private static func failure(_ text: String) -> String? { failure(Array(text.utf8)) }

  @Test(
    "feed: `<chat><message added=\"…\" id=\"…\"><user>…</user><text>…</text></message>…</chat>`; text may arrive in pieces"
  )
  func readsMessages() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a feed -->
      <chat version="1">
        <message added="2011-09-12 19:34:21" id="7"><user>ann</user><text>Hi</text></message>
        <message id="9" added="1315856061"><text/><user></user><other><text>no</text></other></message>
      </chat>
      """
    let page = try Self.page(text)
    let time = Timestamp(milliseconds: 1_315_856_061_000)
    #expect(
      page.messages == [
        Message(id: 7, sender: "ann", timestamp: time, text: "Hi"),
        Message(id: 9, sender: nil, timestamp: time, text: ""),
      ])
    #expect(page.entries.map(\.line) == [4, 5] && page.entries.allSatisfy(\.problems.isEmpty))
    #expect(page.repeatedCount == 0 && !page.hasMore)
    #expect(try Self.page("<chat/>").entries == [])
  }

  @Test func decodesEntitiesAndJoinsPieces() throws {
    let long = String(repeating: "abc é😀 &amp; ", count: 5_000)
    let text =
      "a &lt;b&gt; &quot;c&quot; &apos;d&apos; &amp;amp; &#233;&#x1F600;<![CDATA[<x> & &lt;]]><!-- no --> e\n f"
    let page = try Self.page(
      "<chat>" + Self.message("1", text) + Self.message("2", long, user: "a&amp;b") + "</chat>")
    #expect(
      page.messages.map(\.text) == [
        "a <b> \"c\" 'd' &amp; é😀<x> & &lt; e\n f", String(repeating: "abc é😀 & ", count: 5_000),
      ])
    #expect(page.messages[1].sender == "a&b")
  }

  @Test("increment: the reader remembers the largest `id`; the next page appends only newer ones, none twice")
  func remembersTheLargestID() throws {
    var reader = XMLFeedReader()
    #expect(reader.past == nil)
    func read(_ ids: [Int]) throws -> [MessageID] {
      try reader.read(Array(Self.chat(ids).utf8), file: "f.xml").messages.map(\.id)
    }
    #expect(try read([1, 2, 3]) == [1, 2, 3])
    #expect(reader.past == 3)
    #expect(try read([2, 3, 4, 5]) == [4, 5])
    #expect(try read([5, 1]) == [])
    #expect(reader.past == 5)
    #expect(try read([]) == [])
    // Messages have the order of the page, even if their ids do not ascend.
    #expect(try read([9, 7, 9, 8]) == [9, 7, 8])
    #expect(reader.past == 9)
    #expect(try Self.page(Self.chat([4, 4, 2]), XMLFeedReader(past: 2)).repeatedCount == 2)
  }

  @Test("increment: at most 50 a page")
  func takesFiftyAtMost() throws {
    var reader = XMLFeedReader()
    let bytes = Array(Self.chat((1...120).reversed()).utf8)
    var pages: [[Int]] = []
    var more: [Bool] = []
    for _ in 0..<4 {
      let page = try reader.read(bytes, file: "f.xml")
      pages.append([page.messages.count, reader.past ?? 0])
      more.append(page.hasMore)
    }
    #expect(pages == [[50, 50], [50, 100], [20, 120], [0, 120]])
    #expect(more == [true, true, false, false])
    let all = XMLFeedReader(pageLimit: .max)
    #expect(try Self.page(Self.chat(1...120), all).messages.count == 120)
  }

  @Test func namesWhatIsWrong() throws {
    let text = """
      <chat>
      <message><user>a</user><text>b</text></message>
      <message id="x"><text>b</text></message>
      <message id="99999999999999999999"><text>b</text></message>
      <message id="4"><user>a</user></message>
      <message id="5" added="yesterday"><text>kept</text></message>
      </chat>
      """
    let page = try Self.page(text)
    #expect(page.messages.map(\.id) == [5])
    let problems = page.entries.flatMap(\.problems).map(\.description)
    #expect(
      problems.prefix(4) == [
        "f.xml:2: field \"message[0].id\": it is missing (skipped)",
        "f.xml:3: field \"message[1].id\": \"x\" is not a 64-bit integer (skipped)",
        "f.xml:4: field \"message[2].id\": \"99999999999999999999\" is not a 64-bit integer (skipped)",
        "f.xml:5: field \"message[3].text\": it is missing (skipped)",
      ])
    #expect(problems.count == 5 && problems[4].hasPrefix("f.xml:6: field \"message[4].added\": "))
  }

  @Test(arguments: [
    ("", "f.xml:1: not well-formed XML: it has no element"),
    ("hello", "f.xml:1: not well-formed XML: it does not begin with an element"),
    ("\n<!-- x --></chat>", "f.xml:2: not well-formed"), ("<chat", "not well-formed"),
    ("<!-- <chat/>", "a comment is not closed"),
    ("<!DOCTYPE chat [<chat/>", "the document type is not closed"),
    ("<html/>", "the first element is <html>, not <chat>"),
    ("<chat/>\n<chat/>", "f.xml:2: not well-formed XML: there is something after its first element"),
    ("<chat/>x", "there is something after"), ("<chat/><!--", "there is something after"),
    (String(repeating: "<chat>", count: 10_000), "is nested more than 64 levels deep"),
    (
      String(repeating: "<chat>", count: 10_000) + String(repeating: "</chat>", count: 10_000),
      "is nested more than 64 levels deep"
    ),
  ])
  func refusesOtherDocuments(text: String, reason: String) {
    let failure = Self.failure(text)
    #expect(failure?.contains(reason) == true, "\(failure ?? "no failure")")
  }

  /// Each of these broken messages is between two valid messages.
  @Test(arguments: [
    ("<message id='2'><text>a</message>", "a closing tag does not match the opening one"),
    ("<message id='2'><text>a", "another message begins inside it"),
    ("<message id='2'><text>a & b</text></message>", "'&' does not begin a reference"),
    ("<message id='2'><text>&nosuch;</text></message>", "the entity &nosuch; is not known"),
    ("<message id='2'><text>&Eacute</text></message>", "'&' does not begin a reference"),
    ("<message id='2'><text>&#0;</text></message>", "&#0; is not a character"),
    ("<message id='2'><text>&#xD800;</text></message>", "&#xD800; is not a character"),
    ("<message id='2'><text>&#99999999999;</text></message>", "&#99999999999; is not a character"),
    ("<message id='2'><text>\u{1}</text></message>", "the character U+0001 is not allowed"),
    ("<message id='2><text>a</text></message>", "the value of an attribute is not closed"),
    ("<message id=2><text>a</text></message>", "the value of an attribute is not in quotes"),
    ("<message id><text>a</text></message>", "an attribute has no value"),
    ("<message id='2'added='3'><text>a</text></message>", "a tag is not closed"),
    ("<message id='2'><text>a</text><!-- </message>", "a comment is not closed"),
    ("<message id='2'><text><![CDATA[a</text></message>", "a CDATA section is not closed"),
    ("<message id='2'><text>a</text><?x </message>", "an instruction is not closed"),
    ("<message id='2'><text>a</text></ message>", "a name was expected"),
    ("<message id='2'><text>a < b</text></message>", "a name was expected"),
    ("<message id='2'>" + String(repeating: "<b>", count: 100), "it is nested more than 64 levels deep"),
  ])
  func oneBadMessageCostsThatMessageOnly(bad: String, reason: String) throws {
    let page = try Self.page(
      "<chat>\n\(Self.message("1"))\(bad)\n\(Self.message("3"))\(Self.message("4"))</chat>")
    #expect(page.messages.map(\.id) == [1, 3, 4])
    let problems = page.entries.flatMap(\.problems).map(\.description)
    try #require(problems.count == 1)
    #expect(
      problems[0].hasSuffix("field \"message[1]\": not well-formed XML: \(reason) (skipped)"),
      "\(problems[0])")
    #expect(problems[0].hasPrefix(reason.hasPrefix("another") ? "f.xml:4: " : "f.xml:3: "))
  }

  @Test func whatIsBetweenMessagesCostsNone() throws {
    let page = try Self.page(
      "<chat>&nbsp;\u{1}<a>\(Self.message("1"))<b c=d>\(Self.message("2"))</a></b>x\(Self.message("3"))")
    #expect(page.messages.map(\.id) == [1, 2, 3])
    #expect(
      page.entries.flatMap(\.problems).map(\.description) == [
        "f.xml:2: not well-formed XML: the value of an attribute is not in quotes (skipped)",
        "f.xml:4: it ends before </chat> (repaired)",
      ])
    #expect(
      try Self.page("<chat>\n<message id='1'>").entries.flatMap(\.problems).map(\.description) == [
        "f.xml:2: field \"message[0]\": not well-formed XML: it ends before </message> (skipped)",
        "f.xml:2: it ends before </chat> (repaired)",
      ])
  }

  /// Tests the entities of HTML 4.01 §24, and XML's `apos`.
  @Test(
    "feed: the server writes text through HTML's entity encoder, so all 252 named entities of HTML 4 are decoded"
  )
  func decodesTheNamedEntitiesOfHTML() throws {
    #expect(HTMLEntities.scalars.count == 253)
    func decoded(_ text: String) throws -> [String] {
      try Self.page("<chat>\(text)</chat>").messages.map(\.text)
    }
    let text =
      "caf&eacute;&nbsp;&Eacute;&quot;&apos;&amp;eacute;&lt;b&gt; &euro;&hearts;&thetasym;&zwj;&Prime;&prime;"
    #expect(try decoded(Self.message("1", text)) == ["café\u{A0}É\"'&eacute;<b> €♥ϑ\u{200D}″′"])
    // All entities that a server's encoder writes can be read.
    let all = HTMLEntities.scalars.sorted { $0.key < $1.key }
    let page = try Self.page(
      "<chat>" + all.enumerated().map { Self.message("\($0.offset)", "&\($0.element.key);") }.joined()
        + "</chat>", XMLFeedReader(pageLimit: .max))
    #expect(page.messages.map(\.text) == all.map { String($0.value) })
    let latin = try (0xA0...0xFF).map { try #require(Unicode.Scalar($0)) }
    #expect(Set(latin).isSubset(of: HTMLEntities.scalars.values))
  }

  /// Tests bytes that are not UTF-8 in all kinds of places.
  @Test(arguments: [
    ("<!--", "-->"), ("<?x ", "?>"), ("<", "/>"), ("<b ", "='1'/>"), ("<b c='", "'/>"), ("<![CDATA[", "]]>"),
    ("", ""),
  ])
  func passesOverBytesThatAreNotUTF8(before: String, after: String) throws {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xE2, 0x82]] as [[UInt8]] {
      let junk = Array(before.utf8) + bytes + Array(after.utf8)
      for place in 0..<3 {
        var document: [UInt8] = []
        for (index, piece) in ["<chat>", "<message id='1'><text>a</text>", "</message></chat>"].enumerated() {
          if index == place, index > 0 || before.hasPrefix("<!--") || before.hasPrefix("<?") {
            document += junk
          }
          document += piece.utf8
        }
        var reader = XMLFeedReader()
        #expect(try reader.read(document, file: "f.xml").messages.map(\.text) == ["a"])
      }
    }
  }

  @Test func repairsTextThatIsNotUTF8() throws {
    var reader = XMLFeedReader()
    let document = Array("<chat><message id='1'><text>a".utf8) + [0xFF] + Array("<![CDATA[".utf8) + [0xC3]
    let page = try reader.read(document + Array("]]></text></message></chat>".utf8), file: "f.xml")
    #expect(page.messages.map(\.text) == ["a\u{FFFD}\u{FFFD}"])
    #expect(
      page.entries.flatMap(\.problems).map(\.description) == [
        "f.xml:1: field \"message[0].text\": bytes that are not UTF-8 were replaced by U+FFFD (repaired)"
      ])
    let entity =
      Array("<chat><message id='1'><text>&".utf8) + [0xFF] + Array(";</text></message></chat>".utf8)
    #expect(try reader.read(entity, file: "f.xml").entries.flatMap(\.problems).count == 1)
  }

  /// A reader that examined a range again for each message, or compared all attributes with each other, would
  /// take hours.
  @Test(arguments: [
    "<!--", "<![CDATA[", "<?", "<b c='", "<message id='1", "<message><!--", "<message><text><![CDATA[",
    "<message id='1'>&", "</a", "<message>",
  ])
  func takesLinearTime(unit: String) throws {
    let page = try Self.page(
      "<chat>" + String(repeating: unit, count: 5_000) + Self.message("7") + "</chat>")
    #expect(page.messages.map(\.id) == [7])
  }

  @Test func readsManyAttributes() throws {
    let attributes = (0..<20_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    let page = try Self.page("<chat><message \(attributes) id='4'><text>x</text></message></chat>")
    #expect(page.messages.map(\.id) == [4])
  }

  /// The text of one message alone has more than the ten million bytes at which libxml2 stops.
  @Test func readsMoreThanTenMegabytes() throws {
    let long = String(repeating: "0123456789abcde\n", count: 700_000)
    let text =
      "<chat>" + Self.message("1", long) + (2...2_000).map { Self.message("\($0)") }.joined() + "</chat>"
    #expect(text.utf8.count > 11_000_000)
    let page = try Self.page(text, XMLFeedReader(pageLimit: .max))
    #expect(page.messages.count == 2_000)
    #expect(page.messages[0].text.utf8.count == long.utf8.count)
  }

  @Test func refusesEntities() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
    let bombs = [
      "<!DOCTYPE chat [\n<!ENTITY l0 \"lol\">\(laughs.joined())]><chat>&l9;</chat>",
      "<?xml version=\"1.0\"?><!-- x --><!DOCTYPE chat [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]><chat>&x;</chat>",
      "<!DOCTYPE chat [<!-- ]> -->\n<!ENTITY % p \"<!ENTITY q 'r'>\"> %p;]><chat>&q;</chat>",
    ]
    for bomb in bombs { #expect(Self.failure(bomb) == "f.xml:2: the document declares an entity") }
  }

  @Test func leavesExternalDefinitionsAlone() throws {
    let page = try Self.page(
      "<!DOCTYPE chat SYSTEM \"file:///nowhere.dtd\"><chat>" + Self.message("1") + "</chat>")
    #expect(page.messages.map(\.text) == ["t"])
    // Text inside a message that looks like a declaration is text.
    let text = try Self.page(
      "<chat>" + Self.message("1", "<![CDATA[<!DOCTYPE a [<!ENTITY b \"c\">]>]]>") + "</chat>")
    #expect(text.messages.map(\.text) == ["<!DOCTYPE a [<!ENTITY b \"c\">]>"])
    let elements = try Self.page(
      "<!DOCTYPE chat [<!ELEMENT a (b)> <!-- <!ENTITY --> ] ><chat>" + Self.message("1", "\r\nx\ry")
        + "</chat>")
    #expect(elements.messages.map(\.text) == ["\nx\ny"])
  }

  @Test func readsKnownEncodingsOnly() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><chat><message id='1'><text>".utf8) + [0xE9]
    var reader = XMLFeedReader()
    let page = try reader.read(latin + Array("</text></message></chat>".utf8), file: "f.xml")
    #expect(page.messages.map(\.text) == ["é"])
    #expect(
      Self.failure("<?xml version=\"1.0\" encoding=\"UTF-7\"?><chat/>")
        == "f.xml:1: the encoding \"UTF-7\" is not supported")
    let wide = "<chat/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Self.failure(wide) == "f.xml:1: the document is not in UTF-8")
    #expect(Self.failure([0xFF, 0xFE] + wide) == "f.xml:1: the document is not in UTF-8")
  }

  @Test(arguments: [".xml", ".dat"])
  func filesOfAnyLength(suffix: String) throws {
    let file = try TemporaryFile("\n" + Self.chat(Array(1...70) + [3]), suffix: suffix)
    let reader = try MessageReader(path: file.path)
    #expect(reader.format == .xml && !reader.wouldWait)
    var ids: [MessageID] = []
    while let entry = try reader.next() { if let message = entry.message { ids.append(message.id) } }
    #expect(ids == (1...70).map { .integer($0) })
    let log = try TemporaryFile("<ann> hello", suffix: ".dat")
    #expect(try MessageReader(path: log.path).format == .text)
    let broken = try TemporaryFile("<chat/>\n<chat/>", suffix: suffix)
    let expected = "not well-formed XML: there is something after its first element"
    #expect(throws: ReadingError.malformed(file: broken.path, line: 2, reason: expected)) {
      try MessageReader(path: broken.path)
    }
  }
}
