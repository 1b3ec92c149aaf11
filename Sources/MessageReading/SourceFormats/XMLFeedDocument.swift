import BubbleLayout
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Makes messages from the events of an XML parser. Used once, by one thread.
final class XMLFeedDocument: NSObject {
  /// A message of the page, or what was wrong with it.
  struct FeedMessage {
    let id: Int?
    let entry: MessageEntry
  }

  private(set) var messages: [FeedMessage] = []
  private let file: String
  private var depth = 0
  private var hasStarted = false
  private var failure: ReadingError?
  private var message: XMLMessageBuilder?
  /// The field that is being read, and its text so far.
  private var field: String?
  private var pieces = ""

  /// How deep elements may nest.
  static let maximumDepth = 64

  init(file: String) { self.file = file }

  /// - Throws: `ReadingError` for what is not well-formed, not a chat or too deep, with its line.
  func parse(_ bytes: [UInt8]) throws(ReadingError) {
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // Its result is of no use: it is true even for a document that ends too early.
    _ = parser.parse()
    if let failure { throw failure }
    if !hasStarted { throw .malformed(file: file, line: 1, reason: "not well-formed XML: it has no element") }
  }

  private func fail(_ parser: XMLParser, _ reason: String) {
    if failure == nil { failure = .malformed(file: file, line: max(1, parser.lineNumber), reason: reason) }
    parser.abortParsing()
  }

  /// The meaning of libxml2's more common error numbers.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 4: "it does not begin with an element"
    case 5: "it ends too early, or something follows its first element"
    case 9: "a character is not allowed, or a byte is not of the encoding"
    case 26, 27: "an entity is not declared"
    case 38...42, 65: "an attribute is not as it should be"
    case 73, 74: "a tag is not closed"
    case 76: "a closing tag does not match the opening one"
    case 77: "an element is not closed"
    case 81: "the encoding is not as declared"
    default: "error \(code) of libxml2"
    }
  }
}

extension XMLFeedDocument: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    hasStarted = true
    if depth > Self.maximumDepth { return fail(parser, "it nests deeper than \(Self.maximumDepth) levels") }
    switch (depth, name) {
    case (1, "chat"): break
    case (1, _): fail(parser, "the first element is <\(name.prefix(40))>, not <chat>")
    case (2, "message"):
      message = XMLMessageBuilder(
        file: file, line: max(1, parser.lineNumber), index: messages.count, attributes: attributes)
    case (3, "user"), (3, "text"):
      field = name
      pieces = ""
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if depth == 3, let field {
      message?.set(field, to: pieces)
      self.field = nil
    } else if depth == 2, let message {
      messages.append(message.message())
      self.message = nil
    }
    depth -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if field != nil { pieces += string }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    if field != nil { pieces += String(decoding: CDATABlock, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let reason = "not well-formed XML: \(Self.reason((error as NSError).code))"
    failure = .malformed(file: file, line: max(1, parser.lineNumber), reason: reason)
  }

  func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
    fail(parser, "the document declares an entity")
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) {
    fail(parser, "the document declares an entity")
  }
}
