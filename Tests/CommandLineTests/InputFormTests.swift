import Foundation
import TestSupport
import Testing

/// Tests input formats from a file to cells: records, XML and messages with all features, and hostile input.
@Suite struct InputFormTests {
  private func cells(_ output: String) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(document?["cells"] as? [[String: Any]])
  }

  private func run(_ contents: some Sequence<UInt8>, _ name: String, _ arguments: String...) throws -> (
    result: Program, path: String
  ) {
    let folder = try TemporaryFolder()
    let path = try folder.write(contents, to: name)
    return (try Tool.run(["layout", path] + arguments), path)
  }

  @Test(arguments: ["balloon", "padded", "tailed", "rows", "clustered", "merged"])
  func everythingAMessageCanCarryIsLaidOut(style: String) throws {
    let result = try Tool.run("layout", Tool.richConversation, "--style", style)
    #expect(result.status == 0 && result.errors == "")
    let cells = try cells(result.output)
    #expect(cells.count == 34)
    guard style != "rows" else { return }
    let parts = cells.flatMap { $0["parts"] as? [[String: Any]] ?? [] }
    let roles = Set(parts.compactMap { $0["role"] as? String })
    for role in [
      "quote", "quoteBar", "quotePicture", "link", "linkPicture", "voice", "file", "contact", "location",
      "poll",
      "option", "code", "button", "reaction", "icon",
    ] {
      #expect(roles.contains(role), "\(role)")
    }
    let media = parts.filter { $0["kind"] as? String == "media" }
    #expect(Set(media.compactMap { $0["type"] as? String }) == ["image", "video", "sticker"])
    #expect(media.contains { $0["state"] as? String == "missing" })
  }

  @Test func aBadPartIsReportedByItsPathAndTheMessageKept() throws {
    let line =
      #"{"text":"a","attachments":[{"type":"voice","duration":1},{"type":"image","width":"x","height":2}]}"#
    let result = try Tool.run("layout", "--style", "merged", input: line + "\n")
    #expect(result.status == 0)
    let place = #"bubble: -:1: field "attachments[1].width": a number was expected, not a string"#
    #expect(result.errors.hasPrefix(place))
    let parts = try #require(cells(result.output).first?["parts"] as? [[String: Any]])
    #expect(parts.contains { $0["role"] as? String == "voice" })
    #expect(try Tool.run("layout", "--strict", input: line + "\n").status == 3)
  }

  // MARK: Records

  @Test func recordsAreLaidOutInTheOrderOfTheirTimes() throws {
    let records = [("b", "05"), ("a", "01")].map {
      #"{"fields":{"name":"\#($0.0)","content":"from \#($0.0)","sendTimeString":"2023-04-05T06:07:\#($0.1).000Z"}}"#
    }
    let (result, _) = try run(
      "{\"records\":[\(records.joined(separator: ","))]}".utf8, "chat.json", "--style", "padded", "--me", "b")
    #expect(result.status == 0 && result.errors == "")
    #expect(try cells(result.output).compactMap { $0["sender"] as? String } == ["a", "b"])
    #expect(try cells(result.output).compactMap { $0["side"] as? String } == ["left", "right"])
  }

  @Test(arguments: [
    (#"{"records":[5]}"#, 0, "\"records[0]\": a record is an object, not an integer (skipped)"),
    (#"{"records":[{}]}"#, 0, "\"records[0].fields\": it is missing (skipped)"),
    (#"{"records":[{"fields":{"name":1,"content":"x"}}]}"#, 0, "\"records[0].fields.name\": a string"),
    (
      #"{"records":[{"fields":{"name":"a","content":" ","sendTimeString":"2023-04-05T06:07:08.009Z"}}]}"#, 0,
      "content"
    ),
    (#"{"records":{}}"#, 3, "'[' was expected, not '{'"), (#"{"records":[{"fields":"#, 3, "1: "),
  ]) func hostileRecordsNameThePlace(contents: String, status: Int32, reason: String) throws {
    let (result, path) = try run(contents.utf8, "chat.json", "--input", "records")
    #expect(result.status == status, "\(result.errors)")
    #expect(
      result.errors.hasPrefix("bubble: \(path)") && result.errors.contains(reason),
      "\(result.errors)")
    let strict = try run(contents.utf8, "chat.json", "--input", "records", "--strict")
    #expect(strict.result.status == 3)
  }

  @Test func deepRecordsAreRefused() throws {
    let nested = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let (result, path) = try run("{\"records\":[\(nested)]}".utf8, "chat.json", "--input", "records")
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("bubble: \(path):1: ") && result.errors.contains("nested more than"))
  }

  // MARK: XML

  @Test func aFeedIsLaidOut() throws {
    let feed = """
      <chat><message added="2011-09-12 19:34:21" id="1"><user>ann</user><text>a &amp; b</text></message>
      <message added="2011-09-12 19:35:21" id="2"><user>bo</user><text>c</text></message>
      <message added="2011-09-12 19:35:21" id="2"><user>bo</user><text>again</text></message></chat>
      """
    let (result, _) = try run(feed.utf8, "chat.xml", "--style", "rows")
    #expect(result.status == 0)
    let cells = try cells(result.output)
    #expect(
      cells.compactMap { $0["id"] as? Int } == [1, 2]
        || cells.compactMap { $0["id"] as? String } == ["1", "2"])
    #expect(cells.compactMap { ($0["frame"] as? [Double])?[3] } == [75, 75])
  }

  private static let bomb =
    "<?xml version=\"1.0\"?><!DOCTYPE chat [<!ENTITY l0 \"ha\">"
    + (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    + "]><chat><message id=\"1\"><user>a</user><text>&l9;</text></message></chat>"

  @Test(arguments: [
    ("<chat/>\n<message></message>", "2: not well-formed XML"), ("", "not well-formed XML"),
    (InputFormTests.bomb, "entit"),
    (
      "<!DOCTYPE c [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><chat><message id='1'><text>&x;</text></message></chat>",
      "entit"
    ),
    ("<chat>" + String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000), "level"),
  ]) func hostileXMLNamesThePlace(contents: String, reason: String) throws {
    let (result, path) = try run(contents.utf8, "chat.xml", "--input", "xml")
    #expect(result.status == 3 && result.output == "")
    #expect(result.errors.hasPrefix("bubble: \(path):") && result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.utf8.count < 1_000)
  }

  @Test func aFeedThatAServerEncodedForHTMLIsLaidOut() throws {
    let feed =
      Array(
        """
        <chat><message id="1"><user>Ren&eacute;</user><text>&iexcl;Caf&eacute;&nbsp;&euro;&thinsp;2!</text></message>
        <message id="2"><user>bo</user><text>a &bogus; b</text></message>
        <message id="3"><user>bo</user><text>c
        """.utf8) + [0xFF] + Array("</text></message></chat><!--".utf8) + [0xFF] + Array("-->".utf8)
    let (result, path) = try run(feed, "chat.xml", "--style", "rows")
    #expect(result.status == 0)
    let parts = try cells(result.output).compactMap { $0["parts"] as? [[String: Any]] }
    let texts = parts.map { $0.compactMap { $0["text"] as? String } }
    #expect(texts == [["¡Café\u{A0}€\u{2009}2!", "René"], ["c\u{FFFD}", "bo"]])
    #expect(
      result.errors.split(separator: "\n").map(String.init) == [
        "bubble: \(path):2: field \"message[1]\": not well-formed XML: the entity &bogus; is not known (skipped)",
        "bubble: \(path):3: field \"message[2].text\": bytes that are not UTF-8 were replaced by U+FFFD (repaired)",
      ])
  }

  @Test(arguments: [
    ("<message><user>a</user><text>x</text></message>", "id"),
    ("<message id=\"seven\"><user>a</user><text>x</text></message>", "id"),
    ("<message id=\"1\" added=\"yesterday\"><user>a</user><text>x</text></message>", "added"),
  ]) func badMessagesOfAFeedAreReported(message: String, field: String) throws {
    let good = "<message id=\"9\"><user>a</user><text>y</text></message>"
    let (result, path) = try run("<chat>\n\(message)\n\(good)</chat>".utf8, "chat.xml")
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix("bubble: \(path):2: ") && result.errors.contains("\"message[0].\(field)\""),
      "\(result.errors)")
    #expect(try !cells(result.output).isEmpty)
  }

  private static func feed(_ ids: ClosedRange<Int>) -> String {
    "<chat>" + ids.map { "<message id='\($0)'><user>a</user><text>t\($0)</text></message>" }.joined()
      + "</chat>"
  }

  /// The next page (`past=id`) adds only newer messages, at most 50 per page. A message whose id occurs again
  /// is not laid out twice.
  @Test func pagesOfAFeedAreOneConversation() throws {
    let folder = try TemporaryFolder()
    let pages = try [1...60, 41...70, 71...130, 121...135].enumerated().map {
      try folder.write(Self.feed($0.element).utf8, to: "page\($0.offset).xml")
    }
    func lay(_ arguments: String...) throws -> (ids: [Int], errors: String) {
      let result = try Tool.run(["layout", "--style", "rows"] + arguments)
      #expect(result.status == 0)
      return (try cells(result.output).compactMap { $0["id"] as? Int }, result.errors)
    }
    // A single feed is read as a whole.
    #expect(try lay(pages[0]) == (Array(1...60), ""))
    #expect(try lay(pages[0], pages[1]) == (Array(1...70), ""))
    #expect(try lay(pages[1], "--past", "50") == (Array(51...70), ""))
    #expect(try lay(pages[1], "--past", "70") == ([], ""))
    let rest = "bubble: \(pages[2]): a page has at most 50 new messages; the rest were left out\n"
    #expect(try lay(pages[2], "--past=-5") == (Array(71...120), rest))
    // Messages that were left out are read from the next page.
    #expect(try lay(pages[1], pages[2], pages[3]) == (Array(41...135), rest))
    let measured = try Tool.run("measure", "--width", "100", pages[0], pages[1])
    #expect(measured.lines.count == 70)
    let (result, path) = try run("{\"text\":\"a\"}".utf8, "chat.jsonl", "--past", "4")
    #expect(result.status == 2)
    #expect(result.errors == "bubble: '--past 4' is for pages of an XML feed, but \(path) is read as jsonl\n")
  }

  @Test func severalFilesAreOneConversation() throws {
    let folder = try TemporaryFolder()
    let lines = try folder.write("{\"id\":1,\"text\":\"a\"}\n".utf8, to: "a.jsonl")
    let feed = try folder.write(Self.feed(2...3).utf8, to: "b.xml")
    let result = try Tool.run("layout", lines, "-", feed, input: "{\"id\":9,\"text\":\"b\"}\n")
    #expect(try cells(result.output).compactMap { $0["id"] as? Int } == [1, 9, 2, 3])
    #expect(try Tool.run("layout", lines, "missing.jsonl").status == 3)
    #expect(
      try Tool.run("layout", lines, feed, "--format", "svg", "-o", feed).errors.contains(
        "the output is also the input"))
  }

  // MARK: Styles

  @Test(arguments: [
    ("{", ""), ("[]", ""), ("", ""), (#"{"preset":"nosuch"}"#, "preset"), (#"{"preset":7}"#, "preset"),
    (#"{"preset":"merged","bubble":{"radius":"big"}}"#, "bubble.radius"),
    (#"{"preset":"merged","bubble":{"radius":-1}}"#, "bubble.radius"),
    (#"{"preset":"merged","bubble":{"radius":1e300}}"#, "bubble.radius"),
    (#"{"preset":"merged","text":{"font":{"size":0}}}"#, "text.font.size"),
    (#"{"preset":"merged","sent":{"content":{"order":["text","text"]}}}"#, "sent.content.order"),
    (#"{"preset":"balloon","labels":[{"role":"time","box":{"height":1}}]}"#, "labels"),
    (#"{"preset":"merged","unheard":1}"#, "unheard"),
    (#"{"preset":"merged","growsWithType":1}"#, "growsWithType"),
  ]) func hostileStylesNameTheField(style: String, field: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(style.utf8, to: "style.json")
    let result = try Tool.run("layout", "--style", path, input: "{\"text\":\"a\"}\n")
    #expect(result.status == 3 && result.output == "")
    #expect(
      result.errors.hasPrefix("bubble: \(path):") && (field.isEmpty || result.errors.contains(field)),
      "\(result.errors)")
  }

  @Test func aDeepStyleIsRefused() throws {
    for style in [
      String(repeating: "[", count: 10_000),
      String(repeating: #"{"text":"#, count: 10_000) + "1"
        + String(repeating: "}", count: 10_000),
    ] {
      let folder = try TemporaryFolder()
      let path = try folder.write(style.utf8, to: "style.json")
      let result = try Tool.run("layout", "--style", path, input: "{\"text\":\"a\"}\n")
      #expect(result.status == 3 && result.errors.hasPrefix("bubble: \(path):"), "\(result.errors)")
    }
  }
}
