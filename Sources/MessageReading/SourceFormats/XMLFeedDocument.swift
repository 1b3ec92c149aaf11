import BubbleLayout

/// The messages of an XML feed. A message that is not well-formed is left out, and reading continues with the
/// next one.
struct XMLFeedDocument {
  /// A message of the page, or its problems.
  struct FeedMessage {
    let id: Int?
    let entry: MessageEntry
  }

  private(set) var messages: [FeedMessage] = []
  private let file: String
  private var scanner: XMLScanner
  private var lines = LineCounter()
  /// How many messages have been found.
  private var count = 0

  /// The maximum nesting depth of elements.
  static let maximumDepth = 64

  /// - Throws: `ReadingError` for a document that is not a chat, declares entities or is too deep, with its line.
  /// - Complexity: Linear in the bytes.
  init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    self.file = file
    scanner = XMLScanner(try XMLEncoding.utf8(bytes, file: file))
    do throws(XMLSyntaxError) {
      try readBeginning()
      try readMessages()
      try readEnd()
    } catch {
      throw .malformed(
        file: file, line: lines.line(at: error.offset, in: scanner.bytes), reason: error.reason)
    }
  }

  private func failure(_ reason: String) -> XMLSyntaxError {
    XMLSyntaxError(offset: scanner.tokenStart, reason: reason)
  }

  private func malformed(_ error: XMLSyntaxError) -> XMLSyntaxError {
    XMLSyntaxError(offset: error.offset, reason: "not well-formed XML: \(error.reason)")
  }

  /// Reads the document up to and including the start tag of `chat`.
  private mutating func readBeginning() throws(XMLSyntaxError) {
    do throws(XMLSyntaxError) {
      repeat { scanner.skipSpace() } while try takeRemarkOrType()
      switch try scanner.next() {
      case .start(let name):
        guard scanner.bytes(name, are: "chat") else {
          let word = String(decoding: scanner.bytes[name].prefix(40), as: UTF8.self)
          throw XMLSyntaxError(
            offset: scanner.tokenStart, reason: "the first element is <\(word)>, not <chat>", isRefusal: true)
        }
        try skipAttributes()
      case .atEnd: throw failure("it has no element")
      default: throw failure("it does not begin with an element")
      }
    } catch {
      throw error.isRefusal ? error : malformed(error)
    }
  }

  private mutating func takeRemarkOrType() throws(XMLSyntaxError) -> Bool {
    if try scanner.takeRemark() { return true }
    return try scanner.takeDocumentType()
  }

  /// Reads the content of `chat` and its end tag.
  private mutating func readMessages() throws(XMLSyntaxError) {
    if scanner.isElementEmpty { return }
    var depth = 1
    while depth > 0 {
      do throws(XMLSyntaxError) {
        switch try scanner.next() {
        case .start(let name) where scanner.bytes(name, are: "message"): readMessage()
        case .start:
          try skipAttributes()
          if !scanner.isElementEmpty { depth += 1 }
        case .end(let name): depth = scanner.bytes(name, are: "chat") ? 0 : max(1, depth - 1)
        case .text, .literal: break
        case .atEnd:
          note(.repaired, "it ends before </chat>", at: scanner.tokenStart)
          return
        }
      } catch {
        note(.skipped, "not well-formed XML: \(error.reason)", at: error.offset)
        moveToNextMessage(from: error.offset)
        depth = 1
      }
      if depth > Self.maximumDepth {
        throw failure("it is nested more than \(Self.maximumDepth) levels deep")
      }
    }
  }

  /// Reads the rest of the document after the end tag of `chat`.
  private mutating func readEnd() throws(XMLSyntaxError) {
    do throws(XMLSyntaxError) {
      repeat { scanner.skipSpace() } while try scanner.takeRemark()
      if scanner.position == scanner.bytes.count { return }
    } catch {}
    throw malformed(
      XMLSyntaxError(offset: scanner.position, reason: "there is something after its first element"))
  }

  private mutating func skipAttributes() throws(XMLSyntaxError) {
    while try scanner.nextAttribute() != nil {}
  }

  /// Records a problem that belongs to no message.
  private mutating func note(_ outcome: ReadingProblem.Outcome, _ reason: String, at offset: Int) {
    var log = ProblemLog(file: file)
    let line = lines.line(at: min(offset, scanner.bytes.count), in: scanner.bytes)
    log.note(outcome, nil, reason, line: line)
    messages.append(
      FeedMessage(id: nil, entry: MessageEntry(line: line, message: nil, problems: log.problems)))
  }
}

extension XMLFeedDocument {
  /// Reads a message; the name of its start tag has been read.
  private mutating func readMessage() {
    let line = lines.line(at: scanner.tokenStart, in: scanner.bytes)
    var message = XMLMessageBuilder(file: file, line: line, index: count)
    count += 1
    do throws(XMLSyntaxError) {
      try read(into: &message)
    } catch {
      message.skip(
        "not well-formed XML: \(error.reason)", line: lines.line(at: error.offset, in: scanner.bytes))
      moveToNextMessage(from: error.offset)
    }
    messages.append(message.message())
  }

  private mutating func read(into message: inout XMLMessageBuilder) throws(XMLSyntaxError) {
    while let (name, value) = try scanner.nextAttribute() {
      // Other attributes are skipped; a document may have any number of them.
      if scanner.bytes(name, are: "id") {
        message.setID(try scanner.text(in: value, isAttribute: true).string)
      } else if scanner.bytes(name, are: "added") {
        message.setTime(try scanner.text(in: value, isAttribute: true).string)
      }
    }
    if scanner.isElementEmpty { return }
    var open = [0..<0]
    var field: String?
    var pieces = XMLScanner.Text(string: "", isRepaired: false)
    while !open.isEmpty {
      switch try scanner.next() {
      case .start(let name):
        guard !scanner.bytes(name, are: "message") else {
          throw failure("another message begins inside it")
        }
        try skipAttributes()
        if open.count == 1 {
          field = scanner.bytes(name, are: "user") ? "user" : scanner.bytes(name, are: "text") ? "text" : nil
          pieces = .init(string: "", isRepaired: false)
        }
        if !scanner.isElementEmpty {
          open.append(name)
        } else if open.count == 1, let field {
          message.set(field, to: pieces)
        }
        guard open.count < Self.maximumDepth else {
          throw failure("it is nested more than \(Self.maximumDepth) levels deep")
        }
      case .end(let name):
        let opened = open.removeLast()
        let isOwn =
          open.isEmpty ? scanner.bytes(name, are: "message") : scanner.bytes[name] == scanner.bytes[opened]
        guard isOwn else { throw failure("a closing tag does not match the opening one") }
        if open.count == 1, let ended = field {
          message.set(ended, to: pieces)
          field = nil
        }
      case .text(let range): if field != nil { pieces.append(try scanner.text(in: range)) }
      case .literal(let range):
        if field != nil { pieces.append(try scanner.text(in: range, hasReferences: false)) }
      case .atEnd: throw failure("it ends before </message>")
      }
    }
  }

  /// Moves to the start of the next message or to the end of the chat, after an error.
  ///
  /// - Complexity: Linear in the number of skipped bytes.
  private mutating func moveToNextMessage(from offset: Int) {
    let bytes = scanner.bytes
    var place = min(offset, bytes.count)
    while let found = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      for word in ["<message", "</chat"] where bytes[found...].starts(with: word.utf8) {
        let end = found + word.utf8.count
        if end == bytes.count || XMLScanner.endsName(bytes[end]) { return scanner.move(to: found) }
      }
      place = found + 1
    }
    scanner.move(to: bytes.count)
  }
}

extension XMLScanner.Text {
  fileprivate mutating func append(_ other: XMLScanner.Text) {
    string += other.string
    isRepaired = isRepaired || other.isRepaired
  }
}
