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

  @Test func readsMessages() throws {
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

  @Test func remembersTheLargestID() throws {
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
    // The order of the page is kept, whatever it is.
    #expect(try read([9, 7, 9, 8]) == [9, 7, 8])
    #expect(reader.past == 9)
    #expect(try Self.page(Self.chat([4, 4, 2]), XMLFeedReader(past: 2)).repeatedCount == 2)
  }

  @Test func takesFiftyAtMost() throws {
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
        "f.xml:3: field \"message[1].id\": \"x\" is not an integer of 64 bits (skipped)",
        "f.xml:4: field \"message[2].id\": \"99999999999999999999\" is not an integer of 64 bits (skipped)",
        "f.xml:5: field \"message[3].text\": it is missing (skipped)",
      ])
    #expect(problems.count == 5 && problems[4].hasPrefix("f.xml:6: field \"message[4].added\": "))
  }

  @Test(arguments: [
    ("", "f.xml:1: not well-formed"), ("hello", "f.xml:1: not well-formed"), ("<chat>", "not well-formed"),
    ("<chat>\n<message></chat>", "f.xml:2: not well-formed"), ("<chat>&nbsp;</chat>", "not well-formed"),
    ("<html/>", "the first element is <html>, not <chat>"), ("<chat/><chat/>", "not well-formed"),
    ("<chat>\u{1}</chat>", "not well-formed"), ("<chat", "not well-formed"),
    (String(repeating: "<chat>", count: 10_000), "nests deeper than 64 levels"),
    (
      String(repeating: "<chat>", count: 10_000) + String(repeating: "</chat>", count: 10_000),
      "nests deeper than 64 levels"
    ),
  ])
  func refusesOtherDocuments(text: String, reason: String) {
    let failure = Self.failure(text)
    #expect(failure?.contains(reason) == true, "\(failure ?? "no failure")")
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(
      Self.failure(Array("<chat>".utf8) + [0xFF, 0xC0] + Array("</chat>".utf8))?.contains("not well-formed")
        == true)
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
    // What looks like a declaration inside a message is text.
    let text = try Self.page(
      "<chat>" + Self.message("1", "<![CDATA[<!DOCTYPE a [<!ENTITY b \"c\">]>]]>") + "</chat>")
    #expect(text.messages.map(\.text) == ["<!DOCTYPE a [<!ENTITY b \"c\">]>"])
  }

  @Test func readsKnownEncodingsOnly() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><chat><message id='1'><text>".utf8) + [0xE9]
    var reader = XMLFeedReader()
    let page = try reader.read(latin + Array("</text></message></chat>".utf8), file: "f.xml")
    #expect(page.messages.map(\.text) == ["é"])
    #expect(
      Self.failure("<?xml version=\"1.0\" encoding=\"UTF-7\"?><chat/>")
        == "f.xml:1: the encoding \"UTF-7\" is not read")
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
    let broken = try TemporaryFile("<chat>\n<message>", suffix: suffix)
    let expected = "not well-formed XML: it ends too early, or something follows its first element"
    #expect(throws: ReadingError.malformed(file: broken.path, line: 2, reason: expected)) {
      try MessageReader(path: broken.path)
    }
  }
}
