import BubbleLayout

/// What is known about a kind of item from its descriptions so far.
final class SchemaNode {
  /// How the item is written.
  enum Form {
    case object
    case tuple
    /// An object whose first member is its kind.
    case part(String)
    /// One of several items, by their names.
    case list
  }

  /// A member of an object, or a kind of item in a list.
  fileprivate struct Member {
    let name: String
    /// Nil as long as only null occurred.
    var schema: (() -> JSONSchema)?
    /// How many of the items had it.
    var count = 0
    /// Whether it may be left out by its description.
    var isOptional = false
    var isNullable = false
  }

  let form: Form
  /// How many of these items were described.
  var count = 0
  /// The lists within the item, by name.
  var lists: [String: SchemaNode] = [:]
  private var members: [Member] = []

  init(_ form: Form) { self.form = form }

  /// Notes that the item has a member.
  ///
  /// - Parameter schema: Called after all descriptions; nil for null.
  func add(_ name: String, _ presence: Presence, _ schema: (() -> JSONSchema)?) {
    let known = members.firstIndex { $0.name == name }
    if known == nil { members.append(Member(name: name)) }
    let index = known ?? members.count - 1
    if members[index].schema == nil { members[index].schema = schema }
    members[index].count += 1
    if presence == .optional { members[index].isOptional = true }
    if presence == .nullable { members[index].isNullable = true }
  }

  var schema: JSONSchema {
    switch form {
    case .object: .object(properties)
    case .part(let kind): .object([.init("kind", .constant(.string(kind)), isRequired: true)] + properties)
    case .tuple: .tuple(members.map(\.value), required: members.count { !$0.isOptional })
    case .list: .array(of: alternatives)
    }
  }

  /// One of the items of the list.
  var alternatives: JSONSchema { members.count == 1 ? members[0].value : .any(of: members.map(\.value)) }

  private var properties: [JSONSchema.Property] {
    members.map { member in
      .init(member.name, member.value, isRequired: !member.isOptional && member.count == count)
    }
  }
}

extension SchemaNode.Member {
  fileprivate var value: JSONSchema {
    guard let schema = schema?() else { return .null }
    return isNullable ? schema.nullable : schema
  }
}
