import BubbleLayout
import Foundation

/// Finds the fields of a style that determine a part of a cell, with their values.
struct StyleFieldPaths {
  /// A field with its value.
  struct Field: Encodable, Sendable {
    /// The full path in the style, as in `received.text.font.size`.
    let path: String
    let value: String
  }

  private let base: [Field]
  private let own: [Field]
  private let role: String

  /// - Parameter style: The style of the cell, whose message has the role.
  init(_ style: ChatStyle, role: MessageRole) {
    let value = (try? JSONDecoder().decode(JSONValue.self, from: Data(style.json.utf8))) ?? .null
    self.role = role.rawValue
    base = Self.leaves(of: value, at: "").sorted { $0.path < $1.path }
    own = value[role.rawValue].map { Self.leaves(of: $0, at: "").sorted { $0.path < $1.path } } ?? []
  }

  /// Returns the fields below some paths: first those of the role, then those that all roles share.
  ///
  /// - Parameter limit: The maximum number of fields.
  func fields(under paths: [String], limit: Int = 60) -> [Field] {
    let isUnder = { (field: Field) in
      paths.contains { field.path == $0 || field.path.hasPrefix($0 + ".") || field.path.hasPrefix($0 + "[") }
    }
    let mine = own.filter(isUnder)
    let shared = base.filter { field in
      // A role's list replaces the shared list as a whole.
      isUnder(field)
        && !mine.contains { $0.path == field.path || Self.list($0.path) == Self.list(field.path) }
    }
    let all =
      mine.map { ($0.path, Field(path: role + "." + $0.path, value: $0.value)) }
      + shared.map { ($0.path, $0) }
    // The fields are in the order of the paths, because the first path is the most important.
    let groups = paths.map { path in all.filter { $0.0.hasPrefix(path) }.map(\.1) }
    return Array(groups.joined().prefix(limit))
  }

  /// Returns the paths of the fields that determine a part; for nil, those of the bubble.
  ///
  /// - Parameter target: The meaning of a press on the part, which distinguishes kinds of cards.
  static func paths(of part: Part?, in cell: Cell, target: HitTarget) -> [String] {
    guard let part else { return ["bubble", "content.padding", "grouping"] }
    let isInside = cell.bubble.map { $0.frame.contains(part.frame.origin) } ?? false
    return switch part {
    case .text: ["text", "bubble.padding", "bubble.width"]
    case .avatar: ["avatar"]
    case .delivery: isInside ? ["content.footer"] : ["status"]
    case .media: ["content.media"]
    case .label(let label): paths(of: label.role, isInside: isInside, target: target)
    case .box(let box): box.role.styleFields
    case .formula: ["content.formula", "text"]
    }
  }

  /// The paths of the fields that determine a row outside its bubble.
  static let row = ["side", "centered", "height", "mediaHeight", "bubble.margin", "grouping"]

  private static func paths(of label: LabelRole, isInside: Bool, target: HitTarget) -> [String] {
    switch label {
    case .sender, .senderAndTime: isInside ? ["content.name"] : ["labels"]
    case .time, .edited: isInside ? ["content.footer"] : ["labels"]
    case .quoteSender, .quoteText: ["content.quote"]
    case .title, .detail:
      switch target {
      case .card(.link, _), .embedded(.link, _, _): ["content.link"]
      case .card(.poll, _), .answer, .embedded(.poll, _, _): ["content.poll"]
      default: ["content.card"]
      }
    case .option, .count: ["content.poll"]
    case .code, .language, .lineNumber: ["content.code"]
    case .columnTitle, .unfold: ["content.rich"]
    case .button: ["content.buttons"]
    case .reaction: ["content.reactions"]
    case .readMore, .readLess: ["text.collapse"]
    case .hiddenCount, .duration: ["content.media"]
    case .initials: ["avatar"]
    case .mention: ["text"]
    case .formulaNumber: ["content.formula"]
    }
  }

  /// Returns the path of the list that a path leads into; nil if it leads into no list.
  private static func list(_ path: String) -> Substring? {
    path.firstIndex(of: "[").map { path[..<$0] }
  }

  private static func leaves(of value: JSONValue, at path: String) -> [Field] {
    switch value {
    case .object(let members) where !members.isEmpty:
      members.flatMap { leaves(of: $0.value, at: path.isEmpty ? $0.name : path + "." + $0.name) }
    case .array(let elements) where !elements.isEmpty:
      elements.enumerated().flatMap { leaves(of: $0.element, at: path + "[\($0.offset)]") }
    default: [Field(path: path, value: value.json())]
    }
  }
}
