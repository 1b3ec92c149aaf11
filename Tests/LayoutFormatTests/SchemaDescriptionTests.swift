import BubbleLayout
import Foundation
import LayoutSchemas
import TestSupport
import Testing

/// Tests that each field of each published schema has a description.
@Suite struct SchemaDescriptionTests {
  private static let names = [
    "compose", "compose-line", "compose-script", "layout", "layout-line", "layout-overlay", "messages",
    "session-answer", "session-request", "style",
  ]

  private func published(_ name: String) throws -> JSONValue {
    let file = Repository.url("Documentation/Schemas/\(name).schema.json")
    return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
  }

  /// Returns the fields in a schema with their descriptions; nil for a field without one.
  private func fields(in schema: JSONValue, at path: String = "") -> [(path: String, text: String?)] {
    switch schema {
    case .object(let members):
      members.flatMap { member -> [(path: String, text: String?)] in
        let inner = fields(in: member.value, at: "\(path)/\(member.name)")
        guard member.name == "properties", case .object(let properties) = member.value else { return inner }
        return inner
          + properties.map { property in
            guard case .string(let text)? = property.value["description"] else {
              return ("\(path)/\(property.name)", nil)
            }
            return ("\(path)/\(property.name)", text)
          }
      }
    case .array(let elements): elements.flatMap { fields(in: $0, at: path) }
    default: []
    }
  }

  @Test(arguments: names) func eachFieldHasADescription(name: String) throws {
    let found = fields(in: try published(name))
    #expect(found.count > 20)
    let missing = found.filter { $0.text?.isEmpty ?? true }.map(\.path)
    #expect(missing == [], "Scripts/schema-texts.py writes the descriptions")
  }

  /// A description is plain text: whole sentences without the links and words of Swift's documentation.
  @Test(arguments: names) func descriptionsArePlainText(name: String) throws {
    for case (let path, let text?) in fields(in: try published(name)) {
      #expect(text.hasSuffix(".") && !text.contains("``") && !text.contains("]("), "\(path): \(text)")
      #expect(!text.contains("<doc:") && text.firstMatch(of: /\bnil\b/) == nil, "\(path): \(text)")
    }
  }

  /// Returns the lists of words in a schema with the descriptions of the words.
  private func words(in schema: JSONValue) -> [(words: JSONValue, texts: JSONValue)] {
    switch schema {
    case .object(let members):
      let own = schema["enum"].flatMap { words in schema["enumDescriptions"].map { (words, $0) } }
      return (own.map { [$0] } ?? []) + members.flatMap { words(in: $0.value) }
    case .array(let elements): return elements.flatMap { words(in: $0) }
    default: return []
    }
  }

  /// Words that do not explain themselves have descriptions, in the order of the words.
  @Test(arguments: ["style", "messages", "session-request", "layout"])
  func wordsHaveDescriptions(name: String) throws {
    let found = words(in: try published(name))
    #expect(found.count > 10)
    for case (.array(let words), .array(let texts)) in found {
      #expect(words.count == texts.count && texts.contains { $0 != .string("") }, "\(words)")
    }
    guard name == "style" else { return }
    let visibility = PublishedSchema.style["$defs"]?["AvatarStyle"]?["properties"]?["visibility"]
    #expect(visibility?["enum"] == .array([.string("always"), .string("first"), .string("last")]))
    let first = "The first message of each group, and messages that belong to no group."
    #expect(
      visibility?["enumDescriptions"]
        == .array([
          .string(""), .string(first),
          .string("The last message of each group, and messages that belong to no group."),
        ]))
  }

  /// No published schema is missing above.
  @Test func allSchemasAreKnown() throws {
    let folder = Repository.url("Documentation/Schemas").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == Self.names.map { "\($0).schema.json" }.sorted())
  }

  /// The same name means different things in different variants of a record.
  @Test func variantsHaveDescriptionsOfTheirOwn() throws {
    let attachments = PublishedSchema.messages["$defs"]?["MessageAttachment"]?["anyOf"]
    guard case .array(let variants)? = attachments else {
      Issue.record("attachments have no variants")
      return
    }
    func text(_ type: String, _ field: String) -> JSONValue? {
      let variant = variants.first { $0["properties"]?["type"]?["const"] == .string(type) }
      return variant?["properties"]?[field]?["description"]
    }
    #expect(text("voice", "duration") == .string("The length of the voice message in seconds."))
    #expect(text("location", "name") == .string("The name of the place; null for a position without a name."))
    let style = PublishedSchema.style
    #expect(style["properties"]?["preset"]?["description"] != nil)
    let colors = style["$defs"]?["ColorTable"]?["properties"]
    #expect(colors?["sent.text"]?["description"] == colors?["received.text"]?["description"])
    #expect(colors?["name3"]?["description"] == .string("The names of senders of one of the twelve hues."))
  }
}
