import Foundation

extension ChatStyle: Codable {
  /// - Throws: `StyleError`, naming the field.
  public init(from decoder: any Decoder) throws { try self.init(StyleValue(from: decoder)) }

  /// Writes the whole style, without a preset.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Reads a style from JSON.
  ///
  /// - Throws: `StyleError`, naming the field that is unknown, missing, of a wrong type or out of its range.
  public init(json: some Sequence<UInt8>) throws(StyleError) { try self.init(StyleValue(json: json)) }

  /// Reads a style from JSON.
  ///
  /// - Throws: `StyleError`, naming the field that is unknown, missing, of a wrong type or out of its range.
  public init(json: String) throws(StyleError) { try self.init(StyleValue(json: json.utf8)) }

  /// The whole style as indented JSON, to start another from.
  public var json: String { value.json() + "\n" }
}

extension ChatStyle {
  /// The members that speak of the conversation as a whole.
  private struct Frame: StyleRecord {
    var name = "custom"
    var mirrorsInterface = true
    var emoticons = EmoticonTable([:])
    var grouping: GroupingStyle?

    static var standard: Frame { Frame() }

    static var fields: [StyleField<Frame>] {
      [
        .string("name", \.name), .boolean("mirrorsInterface", \.mirrorsInterface),
        StyleField(name: "emoticons") { (frame, value, path) throws(StyleError) in
          frame.emoticons = try EmoticonTable(value, path: path)
        } write: {
          $0.emoticons.value
        },
        .optionalRecord("grouping", \.grouping),
      ]
    }
  }

  /// Presets may stand on presets, but not on each other in a circle.
  private static let presetDepth = 8

  init(_ value: StyleValue) throws(StyleError) {
    guard case .object(let members) = try Self.resolved(value, depth: 0) else {
      throw StyleError(field: "", reason: "must be an object, is \(value.kind)")
    }
    let roles = MessageRole.allCases.map(\.rawValue)
    let shared = Set(MessageStyle.fields.map(\.name))
    var frame: [StyleValue.Member] = []
    var base: [StyleValue.Member] = []
    var overrides: [String: StyleValue] = [:]
    for member in members {
      if roles.contains(member.name) {
        guard case .object = member.value else {
          throw StyleError(field: member.name, reason: "must be an object, is \(member.value.kind)")
        }
        overrides[member.name] = member.value
      } else if shared.contains(member.name) {
        base.append(member)
      } else if Frame.fields.contains(where: { $0.name == member.name }) {
        frame.append(member)
      } else {
        let known = Frame.fields.map(\.name) + MessageStyle.fields.map(\.name) + roles + ["preset"]
        throw StyleError(
          field: member.name,
          reason: "there is no such field; the fields here are \(known.joined(separator: ", "))")
      }
    }
    let whole = try Frame(.object(frame), path: "")
    func style(_ role: MessageRole) throws(StyleError) -> MessageStyle {
      try Self.messageStyle(.object(base), override: overrides[role.rawValue], role: role)
    }
    self.init(
      name: whole.name, sent: try style(.sent), received: try style(.received), notice: try style(.notice),
      mirrorsInterface: whole.mirrorsInterface, emoticons: whole.emoticons,
      grouping: whole.grouping)
  }

  private static func messageStyle(
    _ base: StyleValue, override: StyleValue?, role: MessageRole
  ) throws(StyleError) -> MessageStyle {
    guard let override else { return try MessageStyle(base, path: "") }
    do {
      return try MessageStyle(base.overlaid(with: override), path: "")
    } catch {
      // The reader looks for the field where it was written.
      guard override.holds(error.field) else { throw error }
      throw StyleError(field: "\(role.rawValue).\(error.field)", reason: error.reason)
    }
  }

  private static func resolved(_ value: StyleValue, depth: Int) throws(StyleError) -> StyleValue {
    guard case .object(let members) = value, let preset = value["preset"] else { return value }
    let name = try preset.string("preset")
    guard depth < presetDepth, let base = ChatStylePreset.named(name) else {
      let names = ChatStylePreset.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw StyleError(field: "preset", reason: "there is no preset \"\(name)\"; there are \(names)")
    }
    var tree = try resolved(StyleValue(json: base.json.utf8), depth: depth + 1)
    if value["name"] == nil, case .object(let others) = tree {
      // A style of one's own is not the preset: its name is its own.
      tree = .object(others.filter { $0.name != "name" })
    }
    return tree.overlaid(with: .object(members.filter { $0.name != "preset" }))
  }

  /// The style as JSON values: what all messages share is said once.
  var value: StyleValue {
    guard
      case .object(let frame) =
        Frame(
          name: name, mirrorsInterface: mirrorsInterface, emoticons: emoticons, grouping: grouping
        ).value,
      case .object(let base) = sent.value
    else { return .null }
    var members = frame + base
    for (role, style) in [(MessageRole.received, received), (.notice, notice)] {
      if let difference = style.value.difference(from: sent.value) {
        members.append(StyleValue.Member(name: role.rawValue, value: difference))
      }
    }
    return .object(members)
  }
}
