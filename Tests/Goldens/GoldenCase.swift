import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport

/// A file of `Cases`: messages, the style they are laid out in, and the layouts to compare.
struct GoldenCase: Decodable {
  let about: String
  /// The name of a preset; nil if each layout names one.
  let style: String?
  /// The sender that is the reader.
  let me: String?
  let detail: String
  let layouts: [GoldenLayout]
  /// Whether the golden contains what screen readers say.
  let accessibility: Bool?
  /// The text that is highlighted; nil if there is none.
  let find: String?
  /// The messages; nil if they are in a separate file.
  let messages: [Message]?
  /// The name of a file in `Cases` with one message per line.
  let conversation: String?

  static let folder = Repository.url("Tests/Goldens").path

  /// The names of all cases, ascending.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Cases")) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func named(_ name: String) throws -> GoldenCase {
    let file = URL(filePath: "\(folder)/Cases/\(name).json")
    return try JSONDecoder().decode(GoldenCase.self, from: Data(contentsOf: file))
  }

  /// Returns the messages of the case.
  func allMessages() throws -> [Message] {
    guard let conversation else { return messages ?? [] }
    return try Corpora.messages("../Goldens/Cases/\(conversation)")
  }

  /// Returns the text of the golden for a layout.
  func text(of layout: GoldenLayout, engine: LayoutEngine) throws -> GoldenText {
    let name = layout.style ?? style ?? ""
    let environment = LayoutEnvironment(
      me: me, direction: InterfaceDirection(rawValue: layout.direction ?? "ltr") ?? .leftToRight,
      fontScale: layout.fontScale ?? 1)
    let rows = engine.rows(
      for: try allMessages(), style: try ChatStyle.preset(name), width: layout.width,
      environment: environment,
      options: layout.rows
    ).map { row in find.map { row.highlighting($0) } ?? row }
    return GoldenText(
      rows, properties: layout.properties(style: name), detail: GoldenDetail(rawValue: detail) ?? .lines,
      narrator: accessibility == true
        ? AccessibilityNarrator(engine: engine, environment: environment) : nil,
      style: try ChatStyle.preset(name))
  }
}
