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
    /// As the corpus says it: a message in two languages has `de+en`, one of emoji alone `mul`.
    package let lang: String

    /// The language to shape with: the first where a message holds two, none for emoji alone.
    package var language: String? {
      let first = lang.split(separator: "+").first.map(String.init)
      return first == "mul" ? nil : first
    }
  }

  /// Why a corpus cannot be used.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder itself.
  package static let folder = Repository.url("Tests/Corpora")

  /// The names of the conversations, to be read with `transcript(_:prefix:)`.
  package static let transcripts = [
    "irc-ubuntu-2008-12-11", "irc-rust-2018-12", "irc-mediawiki-2013-01", "group-multilingual", "group-rtl",
  ]

  /// The messages of one of the `transcripts`, or the first of them.
  package static func transcript(_ name: String, prefix count: Int = .max) throws -> [Message] {
    try messages("transcripts/\(name).jsonl", prefix: count)
  }

  /// A conversation with everything a message can carry, which the goldens hold.
  package static func richConversation() throws -> [Message] { try messages("../Goldens/Cases/rich.jsonl") }

  /// The messages of a file, or the first of them. A file is read once.
  ///
  /// - Parameter path: From the folder of the corpora.
  package static func messages(_ path: String, prefix count: Int = .max) throws -> [Message] {
    try read.withLock { read in
      if let messages = read[path] { return messages }
      let messages = try readMessages(path)
      read[path] = messages
      return messages
    }.prefix(count).map(\.self)
  }

  /// What was read so far, by path.
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

  /// A made-up conversation of the words of `chat-dev.jsonl`.
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

  /// The nine long texts, by file name.
  package static func longTexts() throws -> [(name: String, text: String)] {
    try files(in: "longform").map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The files of a folder, by name.
  package static func files(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
