import BubbleLayout

/// A conversation in Markdown. For comparison, HarfBuzz alone shapes its visible texts.
public final class RichConversation {
  private let messages: [Message]
  private let engine: LayoutEngine
  private let bare: BareText
  private var transcript: Transcript

  /// - Parameter texts: The texts of the messages.
  public init(_ texts: [String], engine: LayoutEngine) {
    self.engine = engine
    messages = Self.messages(texts)
    transcript = Self.transcript(of: messages, engine)
    bareCount = min(200, messages.count)
    let cells = engine.cells(for: messages.prefix(bareCount), style: .clustered, width: 360)
    // Texts that several cells show are shaped as often as they occur.
    bare = BareText(
      cells.flatMap { cell in
        cell.parts.compactMap { part in
          switch part {
          case .text(let text): text.block.paragraph
          case .label(let label): label.block.paragraph
          default: nil
          }
        }
      })
  }

  /// The number of messages that `bareHarfBuzz` shapes.
  public let bareCount: Int

  private static func messages(_ texts: [String]) -> [Message] {
    texts.enumerated().map { number, text in
      var message = Message(id: .integer(number), sender: number % 3 == 0 ? "ann" : "model", text: text)
      message.format = .markdown
      return message
    }
  }

  private static func transcript(of messages: [Message], _ engine: LayoutEngine) -> Transcript {
    Transcript(messages, style: .clustered, width: 360, engine: engine)
  }

  /// Opens messages with an engine that has not seen their texts, and finds all heights.
  public static func open(_ texts: [String], engine: LayoutEngine) -> Int {
    transcript(of: messages(texts), engine).height.rawValue
  }

  /// Opens some of the messages, whose texts the engine has seen, and finds all heights.
  public func open(_ count: Int) -> Int {
    Self.transcript(of: Array(messages.prefix(count)), engine).height.rawValue
  }

  /// Finds all heights at another width, in points.
  public func resize(to width: Double) -> Int {
    transcript.width = width
    return transcript.height.rawValue
  }

  /// The number of messages prepared since the start; preparing a message shapes its text.
  public var preparedCount: Int { transcript.statistics.messagesPrepared }

  /// Shapes the visible parts of the first messages.
  public func bareHarfBuzz() -> Int { bare.shape() }

  /// Short messages with text styles, lists, quotes, code and tables, each with different words.
  public static func short(_ count: Int) -> [String] {
    (0..<count).map { number in
      let link = "[a link](https://example.org/\(number))"
      let words = "message \(number) of a **lively** chat with `code` and \(link)"
      return switch number % 6 {
      case 0: "A \(words), which goes on for another line or so."
      case 1: "From \(words):\n\n- one\n- two, *which is longer*\n- three"
      case 2: "> Quoted \(words)\n\nAnd an answer."
      case 3: "A \(words):\n\n```swift\nlet number = \(number)\nprint(number)\n```"
      case 4: "| Name | Number |\n| --- | ---: |\n| \(number) | \(number * 7) |\n| others | 12 |"
      default: "### \(number)\n\nA \(words)."
      }
    }
  }
}
