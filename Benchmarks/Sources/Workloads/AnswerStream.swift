import BubbleLayout

/// A message that grows token by token in a transcript, in Markdown or plain.
public struct AnswerStream: Sendable {
  /// The name in the tables.
  public let name: String
  /// The text that the message has before the measured tokens.
  private let before: String
  /// The measured tokens, in order.
  public let tokens: [String]
  private let format: TextFormat?
  private let engine: LayoutEngine

  init(
    _ name: String, before: String = "", _ text: String, tokens count: Int, format: TextFormat? = .markdown
  ) {
    guard let engine = try? LayoutEngine(fonts: .bundled) else {
      fatalError("the bundled fonts cannot be opened")
    }
    self.engine = engine
    self.name = name
    self.before = before
    self.format = format
    tokens = Self.tokens(of: text, count)
  }

  /// Tokens have four bytes, or more if a character is longer.
  private static func tokens(of text: String, _ count: Int) -> [String] {
    var tokens: [String] = []
    var token = ""
    for character in text {
      token.append(character)
      guard token.utf8.count >= 4 else { continue }
      tokens.append(token)
      token = ""
      if tokens.count == count { break }
    }
    return tokens
  }

  private static let words =
    "A long answer says what was asked and a little more, in lines that are as wide as there is room for. "

  /// A table of columns and rows.
  private static func table(_ columns: Int, _ rows: Int) -> String {
    let header = (1...columns).map { "| Column \($0) " }.joined() + "|\n"
    let delimiter = String(repeating: "| --- ", count: columns) + "|\n"
    return header + delimiter
      + (1...rows).map { row in
        (1...columns).map { "| \(row).\($0) is \(row * $0 * 137) " }.joined() + "|\n"
      }.joined()
  }

  /// An answer with every kind of block: about 4 KB, 40 blocks, a table of 5 columns and 12 rows.
  public static let answer = parts + table(5, 12) + "\n" + String(repeating: words, count: 3)

  private static let parts =
    (1...4).map { part in
      """
      ## Part \(part)

      \(words)It has *some* **bold** words, `code` and [a link](https://example.org/\(part)).

      1. First \(words)
      2. Second
         - [x] done
         - [ ] to do
      3. Third

      > [!NOTE]
      > \(words)

      ```swift
      let part = \(part)
      print(part)
      ```

      \(table(3, 3))

      """
    }.joined()

  /// A plain message, and messages with one kind of Markdown each.
  public static let all: [AnswerStream] = {
    let prose = String(repeating: words, count: 60)
    let items = (1...40).map { "> - Item \($0): \(words)\n" }.joined()
    let lines = (1...5_000).map { "let value\($0) = compute(\($0), \"text\")\n" }.joined()
    return [
      AnswerStream("plain", prose, tokens: 1_000, format: nil),
      AnswerStream("one paragraph", prose, tokens: 1_000),
      AnswerStream("paragraphs", prose.replacing(". ", with: ".\n\n"), tokens: 1_000),
      AnswerStream("list in a quote", before: "> - Item 0\n", items, tokens: 1_000),
      AnswerStream("code, from its start", before: "```swift\n", lines, tokens: 1_000),
      AnswerStream("code, 5,000 lines", before: "```swift\n" + lines, lines, tokens: 1_000),
      AnswerStream("table of 6 × 20", table(6, 20), tokens: 1_000),
    ]
  }()

  /// Returns an answer of the given length.
  public static func answers(tokens count: Int) -> AnswerStream {
    AnswerStream("answer", String(repeating: parts, count: 1 + count / 600), tokens: count)
  }

  /// Returns a transcript with the text before the measured tokens.
  public func begin() -> Transcript {
    var message = Message(id: 1, sender: "model", text: before)
    message.format = format
    message.isStreaming = format != nil
    var transcript = Transcript(
      [Message(id: 0, sender: "ann", text: "Say something."), message], style: .clustered, width: 360,
      engine: engine)
    _ = transcript.append("A", to: 1)
    _ = transcript.append("b", to: 1)
    return transcript
  }

  /// Adds the tokens and measures the height after each.
  ///
  /// - Parameter each: Called with the number of each token before it is added.
  public func stream(into transcript: inout Transcript, each: (Int) -> Void = { _ in }) -> Int {
    var sum = 0
    for (number, token) in tokens.enumerated() {
      each(number)
      _ = transcript.append(token, to: 1)
      sum &+= transcript.height.rawValue
    }
    return sum
  }
}
