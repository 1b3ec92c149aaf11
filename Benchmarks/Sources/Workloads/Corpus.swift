import BubbleLayout
import Foundation

/// A conversation to lay out: real messages from the tests' data.
public struct Corpus: Sendable {
  /// The name in the tables.
  public let name: String
  /// The messages, in the order in which they were sent.
  public let messages: [Message]

  /// Public chat rooms: English, almost all ASCII.
  public static let english = Corpus(name: "English", file: "irc-rust-2018-12.jsonl")
  /// A group of ten in about a hundred languages.
  public static let multilingual = Corpus(name: "multilingual", file: "group-multilingual.jsonl")

  /// Messages of emoji: alone, in rows, and among English words.
  public static let emoji = Corpus("emoji", messages: EmojiMessages.make(count: 500))

  /// All corpora.
  public static let all = [english, multilingual]

  /// The UTF-16 length of all texts.
  public var length: Int { messages.reduce(0) { $0 + $1.text.utf16.count } }

  /// Makes a corpus of the given messages.
  public init(_ name: String, messages: [Message]) {
    self.name = name
    self.messages = messages
  }

  /// Returns a corpus of some of the messages.
  public func part(_ name: String, where isTaken: (Int) -> Bool) -> Corpus {
    Corpus(name, messages: messages.indices.filter(isTaken).map { messages[$0] })
  }

  private init(name: String, file: String) {
    let records: [Record] = Self.lines(of: "transcripts/" + file)
    self.name = name
    messages = records.map { record in
      let seconds = (try? Date(record.timestamp, strategy: .iso8601))?.timeIntervalSince1970 ?? 0
      return Message(
        id: .integer(record.id), sender: record.sender,
        timestamp: Timestamp(milliseconds: Int64(seconds) * 1_000), text: record.text,
        kind: MessageKind(rawValue: record.kind ?? "") ?? .message)
    }
  }

  /// Reads the lines of a JSON Lines file among the tests' corpora.
  static func lines<Line: Decodable>(of file: String) -> [Line] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Corpora")
    let url = folder.appendingPathComponent(file).standardized
    guard let data = try? Data(contentsOf: url) else { fatalError("\(url.path) cannot be read") }
    return data.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      guard let line = try? JSONDecoder().decode(Line.self, from: line) else {
        fatalError("\(url.path):\(index + 1) is no message")
      }
      return line
    }
  }

  private struct Record: Decodable {
    let id: Int
    let sender: String?
    let timestamp: String
    let text: String
    let kind: String?
  }
}
