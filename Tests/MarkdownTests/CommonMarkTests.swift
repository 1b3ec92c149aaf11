import Foundation
import Markdown
import Testing

/// Tests all examples of CommonMark 0.31.2.
struct CommonMarkTests {
  struct Example: Decodable, CustomTestStringConvertible, Sendable {
    var markdown: String
    var html: String
    var example: Int
    var section: String
    var testDescription: String { "\(example) \(section)" }
  }

  static func examples() throws -> [Example] {
    let file = try #require(Bundle.module.url(forResource: "Data/commonmark-0.31.2", withExtension: "json"))
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }

  @Test func allExamplesGiveTheHTMLOfTheSpecification() throws {
    let examples = try Self.examples()
    #expect(examples.count == 652)
    for example in examples {
      let html = HTMLRendering.html(example.markdown)
      #expect(html == example.html, "\(example.testDescription): \(example.markdown)")
    }
  }
}
