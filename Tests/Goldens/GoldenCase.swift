import BubbleLayout
import Foundation
import LayoutGoldens

/// A file of `Cases`: messages, the style they are laid out in, and the layouts to compare.
struct GoldenCase: Decodable {
  let about: String
  /// The name of a preset.
  let style: String
  /// The sender whose messages are sent.
  let me: String?
  let detail: String
  let layouts: [GoldenLayout]
  let messages: [GoldenMessage]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  /// The names of all cases, ascending.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Cases")) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func named(_ name: String) throws -> GoldenCase {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Cases/\(name).json"))
    return try JSONDecoder().decode(GoldenCase.self, from: data)
  }

  /// The layout as a golden file holds it.
  func text(of layout: GoldenLayout, engine: LayoutEngine) throws -> GoldenText {
    var style = try ChatStyle.preset(style)
    style.scaleFonts(by: layout.fontScale ?? 1)
    let environment = LayoutEnvironment(
      me: me, direction: InterfaceDirection(rawValue: layout.direction ?? "ltr") ?? .leftToRight)
    let cells = engine.cells(
      for: try messages.map { try $0.message }, style: style, width: layout.width, in: environment)
    return GoldenText(
      Array(cells), properties: layout.properties(style: self.style),
      detail: GoldenDetail(rawValue: detail) ?? .lines)
  }
}
