import Foundation

/// The texts under `Tests/Corpora`.
package enum Corpora {
  /// A message of `chat-dev.jsonl`.
  package struct ChatMessage: Decodable, Sendable {
    package let id: String
    package let text: String
    package let lang: String
    package let tags: [String]

    /// The language to shape with: the first where a message holds two, none for emoji alone.
    package var language: String? {
      let first = lang.split(separator: "+").first.map(String.init)
      return first == "mul" ? nil : first
    }
  }

  /// The folder itself.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  /// All messages of `chat-dev.jsonl`.
  package static func chat() throws -> [ChatMessage] {
    let decoder = JSONDecoder()
    return try lines(of: "chat-dev.jsonl").map { try decoder.decode(ChatMessage.self, from: Data($0.utf8)) }
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

  /// The lines of a file that are not empty.
  package static func lines(of name: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
  }
}
