import BubbleLayout
import LayoutFormat

/// The fields of a layout's style, as a golden lists them. With these, a failure can name the number that
/// somebody changed instead of its consequences.
///
/// All values are listed, also those of a preset, because presets change with the library. Fields that no row
/// uses are left out, so that goldens stay small and fields without effect make no difference.
struct GoldenStyle {
  /// A field of a style with its value.
  struct Field {
    /// The names as in JSON, joined by points; indices of lists are numbers: `received.avatar.size`,
    /// `labels.0.font.size`.
    let path: String
    let value: JSONValue
  }

  let name: String
  /// The roles of the messages that were laid out. A path that does not begin with a role applies to all
  /// roles.
  let roles: [MessageRole]
  private(set) var fields: [Field] = []

  /// - Parameter rows: The rows that were laid out in the style.
  init(_ style: ChatStyle, of rows: [TranscriptRow]) {
    name = style.name
    let used = UsedStyleGroups(rows)
    roles = MessageRole.allCases.filter { used.groups[$0] != nil }
    fields.append(Field(path: "mirrorsInterface", value: .boolean(style.mirrorsInterface)))
    if let grouping = style.grouping {
      add(Self.leaves(of: grouping.jsonValue, at: "grouping"))
    } else {
      fields.append(Field(path: "grouping", value: .string("none")))
    }
    let leaves = roles.map { role in
      Self.leaves(of: style[role].jsonValue, at: "").filter { used.has($0.path, of: role) }
    }
    let values = leaves.map { Dictionary($0.map { ($0.path, $0.value) }, uniquingKeysWith: { $1 }) }
    var known: Set<String> = []
    for leaf in leaves.joined() where known.insert(leaf.path).inserted {
      if values.allSatisfy({ $0[leaf.path] == leaf.value }) {
        fields.append(leaf)
      } else {
        for (role, values) in zip(roles, values) {
          guard let value = values[leaf.path] else { continue }
          fields.append(Field(path: "\(role.rawValue).\(leaf.path)", value: value))
        }
      }
    }
  }

  private mutating func add(_ leaves: [Field]) { fields += leaves }

  /// Returns the numbers, words and flat lists within a value, in the order of the JSON. Empty values are
  /// left out.
  private static func leaves(of value: JSONValue, at path: String) -> [Field] {
    func inner(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    switch value {
    case .null: return []
    case .object(let members): return members.flatMap { leaves(of: $0.value, at: inner($0.name)) }
    case .array(let elements):
      if elements.isEmpty { return [] }
      guard elements.contains(where: { $0.kind == .object || $0.kind == .array }) else {
        return [Field(path: path, value: value)]
      }
      return elements.enumerated().flatMap { leaves(of: $0.element, at: inner("\($0.offset)")) }
    default: return [Field(path: path, value: value)]
    }
  }
}

extension GoldenStyle {
  /// Writes the style. Fields of the same part share a line, which keeps lines short and diffs small.
  func write(to sink: inout TextSink) {
    sink.open(item: "style", key: name)
    sink.field(named: "roles", spelling: "[\(roles.map(\.rawValue).joined(separator: " "))]")
    var order: [String] = []
    var groups: [String: [(name: String, value: JSONValue)]] = [:]
    for field in fields {
      let names = field.path.split(separator: ".")
      let group = names.dropLast().joined(separator: ".")
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((String(names.last ?? ""), field.value))
    }
    for member in groups[""] ?? [] { Self.write(member.name, member.value, to: &sink) }
    for group in order where !group.isEmpty {
      sink.open(item: group, key: nil)
      for member in groups[group] ?? [] { Self.write(member.name, member.value, to: &sink) }
      sink.close()
    }
    sink.close()
  }

  private static func write(_ name: String, _ value: JSONValue, to sink: inout TextSink) {
    switch value {
    case .string(let text): sink.field(named: name, text)
    case .array(let elements):
      sink.field(named: name, spelling: "[\(elements.map(\.line).joined(separator: " "))]")
    default: sink.field(named: name, spelling: value.line)
    }
  }
}
