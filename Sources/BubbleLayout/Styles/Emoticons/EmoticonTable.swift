/// Emoticons and their replacements, such as 😄 for `:)`.
public struct EmoticonTable: Hashable, Sendable {
  /// The replacement for each emoticon.
  public let substitutions: [String: String]
  /// The maximum length of an emoticon in UTF-8 bytes. The limit keeps the time for replacing linear in the
  /// length of the text.
  public static let largestLength = 32
  let trie: ByteTrie

  /// Creates a table. Emoticons that are empty or longer than `largestLength` bytes are never found.
  public init(_ substitutions: [String: String]) {
    self.substitutions = substitutions
    trie = ByteTrie(
      substitutions.sorted { $0.key < $1.key }.filter {
        !$0.key.isEmpty && $0.key.utf8.count <= Self.largestLength
      })
  }

  /// A table without emoticons.
  static let none = EmoticonTable([:])

  /// Returns this table with further replacements. A further replacement overrides an existing one for the
  /// same emoticon.
  public func adding(_ substitutions: [String: String]) -> EmoticonTable {
    EmoticonTable(self.substitutions.merging(substitutions) { $1 })
  }

  /// Returns whether both tables contain the same replacements.
  public static func == (left: EmoticonTable, right: EmoticonTable) -> Bool {
    left.substitutions == right.substitutions
  }

  /// Hashes the replacements.
  public func hash(into hasher: inout Hasher) { hasher.combine(substitutions) }
}

extension EmoticonTable: JSONConvertible {
  /// The JSON form: an object of replacements by emoticons. Null removes an emoticon of the preset.
  package static var form: JSONForm<EmoticonTable> {
    JSONForm {
      .map(of: JSONSchema.string.nullable)
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      var table: [String: String] = [:]
      for member in members {
        do throws(FieldError) {
          try check(member.name)
          if !member.value.isNull { table[member.name] = try String.form.read(member.value) }
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return EmoticonTable(table)
    } write: { table in
      let sorted = table.substitutions.sorted { $0.key < $1.key }
      return .object(sorted.map { JSONValue.Member(name: $0.key, value: .string($0.value)) })
    }
  }

  private static func check(_ emoticon: String) throws(FieldError) {
    guard emoticon.contains(where: { !$0.isWhitespace }) else {
      throw FieldError("", "an emoticon must not be empty")
    }
    guard emoticon.utf8.count <= largestLength else {
      throw FieldError("", "is longer than \(largestLength) bytes")
    }
  }
}
