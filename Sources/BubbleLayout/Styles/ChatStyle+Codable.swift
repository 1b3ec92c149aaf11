#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ChatStyle: Codable {
  /// Reads a style.
  ///
  /// - Throws: `StyleError`, which names the field.
  public init(from decoder: any Decoder) throws { try self.init(JSONValue(from: decoder)) }

  /// Writes all fields of the style, without a preset.
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }

  /// Reads a style from JSON.
  ///
  /// - Throws: `StyleError`, which names a field that is unknown, missing, of a wrong type or out of range.
  public init(json: some Sequence<UInt8>) throws(StyleError) {
    do {
      try self.init(reading: Self.parsed(json))
    } catch {
      throw StyleError(error)
    }
  }

  /// Reads a style from JSON.
  ///
  /// - Throws: `StyleError`, which names a field that is unknown, missing, of a wrong type or out of range.
  public init(json: String) throws(StyleError) { try self.init(json: json.utf8) }

  /// All fields of the style as indented JSON, for example to start another style from.
  public var json: String { jsonValue.json() + "\n" }
}

extension ChatStyle {
  /// The fields that apply to the conversation as a whole.
  private struct Frame: StyleRecord {
    var name = "custom"
    var mirrorsInterface = true
    var emoticons = EmoticonTable([:])
    var grouping: GroupingStyle?
    var colors = StyleColors()

    static let fields: [RecordField<Frame>] = [
      .field("name", \.name), .field("mirrorsInterface", \.mirrorsInterface),
      .field("emoticons", \.emoticons), .optional("grouping", \.grouping),
      .field("colors", \.colors),
    ]
  }

  init(_ value: JSONValue) throws(StyleError) {
    do {
      try self.init(reading: value)
    } catch {
      throw StyleError(error)
    }
  }

  package init(reading value: JSONValue) throws(FieldError) {
    let value = try Self.laidOverItsPreset(value)
    guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
    var frame: [JSONValue.Member] = []
    var base: [JSONValue.Member] = []
    var overrides: [MessageRole: JSONValue] = [:]
    for member in members {
      if let role = MessageRole(rawValue: member.name) {
        guard case .object = member.value else {
          throw .mismatch(.object, found: member.value).within(.member(member.name))
        }
        overrides[role] = member.value
      } else if MessageStyle.fields.contains(where: { $0.name == member.name }) {
        base.append(member)
      } else if Frame.fields.contains(where: { $0.name == member.name }) {
        frame.append(member)
      } else {
        throw .unknownField(member.name, known: Self.properties.map(\.name))
      }
    }
    let whole = try Frame(json: .object(frame))
    func style(_ role: MessageRole) throws(FieldError) -> MessageStyle {
      try Self.messageStyle(.object(base), override: overrides[role], role: role)
    }
    self.init(
      name: whole.name, sent: try style(.sent), received: try style(.received), notice: try style(.notice),
      mirrorsInterface: whole.mirrorsInterface, emoticons: whole.emoticons, grouping: whole.grouping,
      colors: whole.colors)
  }

  private static func messageStyle(
    _ base: JSONValue, override: JSONValue?, role: MessageRole
  ) throws(FieldError) -> MessageStyle {
    guard let override else { return try MessageStyle(json: base) }
    do {
      return try MessageStyle(json: base.overlaid(with: override))
    } catch {
      // The path in the error has to be the path in the document. If the field is in the role's object, or if it is
      // missing only because of that object, the path begins with the role.
      let isOfRole = override.holds(error.path[...]) || (try? MessageStyle(json: base)) != nil
      throw isOfRole ? error.within(.member(role.rawValue)) : error
    }
  }

  private static func laidOverItsPreset(_ value: JSONValue) throws(FieldError) -> JSONValue {
    guard case .object(let members) = value, let preset = value["preset"] else { return value }
    let base: ChatStylePreset
    do {
      base = try ChatStylePreset.known(String.form.read(preset))
    } catch {
      throw error.within(.member("preset"))
    }
    var tree = try parsed(base.json.utf8)
    if value["name"] == nil, case .object(let others) = tree {
      // A style that is derived from a preset does not inherit the preset's name.
      tree = .object(others.filter { $0.name != "name" })
    }
    return tree.overlaid(with: .object(contentAtPadding(of: value)))
      .overlaid(with: .object(members.filter { $0.name != "preset" }))
  }

  /// The kinds of content that may have a distance of their own from the edges of the bubble.
  private static let insetContents = ["media", "link", "quote", "buttons"]

  /// Returns what a style changes in its preset by having a picture of its own for bubbles, with its padding: the padding
  /// applies to all content, because the other distances of the preset are for its own shape.
  static func contentAtPadding(of style: JSONValue) -> [JSONValue.Member] {
    func hasOwnPicture(_ value: JSONValue?) -> Bool {
      guard let bubble = value?["bubble"], bubble["padding"] != nil else { return false }
      return bubble["picture"]?["asset"] != nil
    }
    func content(besides given: JSONValue?) -> JSONValue.Member {
      var content: [JSONValue.Member] = []
      if given?["padding"] == nil { content.append(.init(name: "padding", value: .null)) }
      for kind in insetContents where given?[kind]?["inset"] == nil {
        content.append(.init(name: kind, value: .object([.init(name: "inset", value: .null)])))
      }
      return .init(name: "content", value: .object(content))
    }
    var changes = hasOwnPicture(style) ? [content(besides: nil)] : []
    for role in MessageRole.allCases where hasOwnPicture(style[role.rawValue]) {
      changes.append(
        .init(name: role.rawValue, value: .object([content(besides: style["content"])])))
    }
    return changes
  }

  static func parsed(_ json: some Sequence<UInt8>) throws(FieldError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(json))
    } catch DecodingError.dataCorrupted(let context) {
      let cause = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
      throw FieldError("", "not valid JSON: \(cause ?? context.debugDescription)")
    } catch {
      throw FieldError("", "not valid JSON")
    }
  }

  /// The style as a JSON value. Fields that all roles share are written once.
  package var jsonValue: JSONValue {
    let frame = Frame(
      name: name, mirrorsInterface: mirrorsInterface, emoticons: emoticons, grouping: grouping,
      colors: colors)
    let base = sent.jsonValue
    let roles = [(MessageRole.received, received), (.notice, notice)].compactMap { role, style in
      style.jsonValue.difference(from: base).map { JSONValue.Member(name: role.rawValue, value: $0) }
    }
    return frame.jsonValue.overlaid(with: base).overlaid(with: .object(roles))
  }

  /// The font families that the style names, in the order of its JSON, without duplicates.
  package var fontFamilies: [String] {
    var families: [String] = []
    func collect(_ value: JSONValue) {
      switch value {
      case .object(let members):
        for member in members {
          if member.name == "family", case .string(let family) = member.value, !families.contains(family) {
            families.append(family)
          }
          collect(member.value)
        }
      case .array(let elements): elements.forEach(collect)
      default: break
      }
    }
    collect(jsonValue)
    return families
  }

  /// The properties of a style in its JSON form, in the order of the schema.
  private static var properties: [JSONSchema.Property] {
    Frame.fields.map(\.property) + MessageStyle.fields.map(\.property)
      + MessageRole.allCases.map { JSONSchema.Property($0.rawValue, MessageStyle.form.schema()) }
      + [JSONSchema.Property("preset", .choice(ChatStylePreset.all.map(\.name)))]
  }

  /// A JSON Schema (draft 2020-12) for styles.
  ///
  /// The schema cannot express conditions between fields. For example, the caps of a picture must leave an
  /// area that can be stretched.
  package static var schema: JSONValue { objectSchema.document(title: "Style of a chat") }

  package static var objectSchema: JSONSchema { .object(properties) }
}
