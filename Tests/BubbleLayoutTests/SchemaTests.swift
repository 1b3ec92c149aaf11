import BubbleLayout
import Foundation
import LayoutSchemas
import TestSupport
import Testing

/// Tests that the JSON Schemas in `Documentation/Schemas` equal those generated from the lists of fields.
/// `BUBBLE_SCHEMAS=record` writes them.
@Suite struct SchemaTests {
  private static let folder = Repository.url("Documentation/Schemas")

  private static let schemas = [
    "style": PublishedSchema.style, "messages": PublishedSchema.messages,
    "compose-script": PublishedSchema.composeScript, "session-request": PublishedSchema.sessionRequest,
  ]

  @Test(arguments: schemas.keys)
  func isTheCommittedOne(name: String) throws {
    let schema = try #require(Self.schemas[name])
    let file = Self.folder.appending(path: "\(name).schema.json")
    let text = schema.json() + "\n"
    if ProcessInfo.processInfo.environment["BUBBLE_SCHEMAS"] == "record" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// Every `$ref` refers to an existing definition, and every definition is used.
  @Test(arguments: schemas.keys)
  func referencesLeadToDefinitions(name: String) throws {
    let schema = try #require(Self.schemas[name])
    var references: Set<String> = []
    func collect(_ value: JSONValue) {
      switch value {
      case .object(let members):
        for member in members {
          if member.name == "$ref", case .string(let path) = member.value { references.insert(path) }
          collect(member.value)
        }
      case .array(let elements): elements.forEach(collect)
      default: break
      }
    }
    collect(schema)
    guard case .object(let definitions)? = schema["$defs"] else {
      Issue.record("there are no definitions")
      return
    }
    #expect(references == Set(definitions.map { "#/$defs/\($0.name)" }))
  }
}
