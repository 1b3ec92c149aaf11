import Foundation
import TextUnicode

/// The records of Chromium in `Data/Chromium`, whose README describes them.
enum ChromiumRecord {
  /// A text, or the id of one, with every offset where Chromium may begin a line.
  struct Opportunities: Decodable {
    let id: String?
    let text: String?
    let lang: String?
    let breaks: [Int]
  }

  /// The content of `class-pairs.json`.
  struct ClassPairs: Decodable {
    struct Character: Decodable {
      let text: String
    }
    struct Table: Decodable {
      let before: String
      let after: String
      let lang: String
      /// One row per first character, with one digit per second character.
      let rows: [String]?
      /// The differences of a language from the rows above: first character, second character, and 1 if
      /// Chromium may begin a line between them, otherwise 0.
      let differs: [[Int]]?
    }
    let characters: [Character]
    let tables: [Table]
  }

  /// The content of `ascii-contexts.json`.
  struct ASCIIContexts: Decodable {
    struct Rule: Decodable {
      let pair: String
      let allowedAfter: [String]
    }
    let contextsProbed: [String]
    let rules: [Rule]
  }

  static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Data/Chromium/\(name)")
  }

  static func decode<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: try Data(contentsOf: url(name)))
  }

  static func opportunities(_ name: String) throws -> [Opportunities] {
    let decoder = JSONDecoder()
    return try String(contentsOf: url(name), encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Opportunities.self, from: Data($0.utf8))
    }
  }
}
