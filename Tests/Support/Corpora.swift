import BubbleLayout
import Foundation
import MessageReading
import Synchronization

/// The texts under `Tests/Corpora`.
package enum Corpora {
  /// A message of `chat-dev.jsonl`.
  package struct ChatMessage: Sendable {
    package let id: String
    package let text: String
    /// The language as the corpus writes it: `de+en` for a message in two languages, `mul` for one with only
    /// emoji.
    package let lang: String

    /// The language to shape with: the first one for a message in two languages, nil for only emoji.
    package var language: String? {
      let first = lang.split(separator: "+").first.map(String.init)
      return first == "mul" ? nil : first
    }
  }

  /// The reason why a corpus cannot be used.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder of the corpora.
  package static let folder = Repository.url("Tests/Corpora")

  /// The names of the conversations for `transcript(_:prefix:)`.
  package static let transcripts = [
    "irc-ubuntu-2008-12-11", "irc-rust-2018-12", "irc-mediawiki-2013-01", "group-multilingual", "group-rtl",
  ]

  /// Returns the messages of one of the `transcripts`, at most `count`.
  package static func transcript(_ name: String, prefix count: Int = .max) throws -> [Message] {
    try messages("transcripts/\(name).jsonl", prefix: count)
  }

  /// Returns the conversation of the goldens, whose messages have all features.
  package static func richConversation() throws -> [Message] { try messages("../Goldens/Cases/rich.jsonl") }

  /// Returns the messages of a file, at most `count`. Each file is read once.
  ///
  /// - Parameter path: The path of the file, relative to the folder of the corpora.
  package static func messages(_ path: String, prefix count: Int = .max) throws -> [Message] {
    try read.withLock { read in
      if let messages = read[path] { return messages }
      let messages = try readMessages(path)
      read[path] = messages
      return messages
    }.prefix(count).map(\.self)
  }

  /// The messages that were read so far, by path.
  private static let read = Mutex<[String: [Message]]>([:])

  private static func readMessages(_ path: String) throws -> [Message] {
    let reader = try MessageReader(path: folder.appending(path: path).path)
    var messages: [Message] = []
    while let entry = try reader.next() {
      guard let message = entry.message else {
        throw Failure(description: entry.problems.map(\.description).joined(separator: "\n"))
      }
      messages.append(message)
    }
    return messages
  }

  /// All messages of `chat-dev.jsonl`.
  package static func chat() throws -> [ChatMessage] { try chatMessages.get() }

  /// Returns a generated conversation of the words in `chat-dev.jsonl`.
  package static func mix(seed: UInt64, _ kind: ChatMix.Kind) throws -> ChatMix {
    ChatMix(seed: seed, kind, texts: try messages("chat-dev.jsonl").map { ($0.text, $0.language == "en") })
  }

  private static let chatMessages = Result {
    try messages("chat-dev.jsonl").map { message in
      guard case .string(let id) = message.id, let language = message.language else {
        throw Failure(description: "chat-dev.jsonl: \(message.id) has no language, or its id is a number")
      }
      return ChatMessage(id: id, text: message.text, lang: language)
    }
  }

  /// Returns the nine long texts with their file names.
  package static func longTexts() throws -> [(name: String, text: String)] {
    try files(in: "longform").map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Returns the files of a folder, in the order of their names.
  package static func files(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
