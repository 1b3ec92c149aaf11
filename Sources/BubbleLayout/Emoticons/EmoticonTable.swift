/// What is typed and what is shown instead, such as `:)` and 😄.
public struct EmoticonTable: Hashable, Sendable {
  /// What is typed → what is shown.
  public let substitutions: [String: String]
  /// Longer ones are not looked for, which keeps substitution linear in the text.
  public static let largestLength = 32
  let trie: ByteTrie

  /// A table; emoticons that are empty or longer than `largestLength` bytes are never found.
  public init(_ substitutions: [String: String]) {
    self.substitutions = substitutions
    trie = ByteTrie(
      substitutions.sorted { $0.key < $1.key }.filter {
        !$0.key.isEmpty && $0.key.utf8.count <= Self.largestLength
      })
  }

  /// This table with others added; theirs win.
  public func adding(_ substitutions: [String: String]) -> EmoticonTable {
    EmoticonTable(self.substitutions.merging(substitutions) { $1 })
  }

  /// Tables are equal when they hold the same substitutions.
  public static func == (left: EmoticonTable, right: EmoticonTable) -> Bool {
    left.substitutions == right.substitutions
  }

  /// Hashes the substitutions.
  public func hash(into hasher: inout Hasher) { hasher.combine(substitutions) }
}

extension EmoticonTable {
  init(_ value: StyleValue, path: String) throws(StyleError) {
    guard case .object(let members) = value else {
      throw StyleError(field: path, reason: "must be an object, is \(value.kind)")
    }
    var table: [String: String] = [:]
    for member in members {
      let memberPath = "\(path).\(member.name)"
      guard member.name.contains(where: { !$0.isWhitespace }) else {
        throw StyleError(field: memberPath, reason: "an emoticon must not be empty")
      }
      guard member.name.utf8.count <= Self.largestLength else {
        throw StyleError(field: memberPath, reason: "is longer than \(Self.largestLength) bytes")
      }
      // Null takes an emoticon of the preset out again.
      if member.value == .null { continue }
      table[member.name] = try member.value.string(memberPath)
    }
    self.init(table)
  }

  var value: StyleValue {
    .object(
      substitutions.sorted { $0.key < $1.key }.map {
        StyleValue.Member(name: $0.key, value: .string($0.value))
      })
  }
}
