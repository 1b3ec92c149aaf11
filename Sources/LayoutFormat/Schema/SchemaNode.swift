import BubbleLayout

/// The structure of a kind of item, derived from the descriptions of such items so far.
final class SchemaNode {
  /// How the item is written.
  enum Form {
    case object
    case tuple
    /// An object whose first member is its kind.
    case part(String)
    /// A list of items of several kinds, by their names.
    case list
  }

  /// A member of an object, or a kind of item in a list.
  fileprivate struct Member {
    let name: String
    /// The schema of the value; nil as long as only null occurred.
    var schema: (() -> JSONSchema)?
    /// How many of the described items had the member.
    var count = 0
    /// Whether the description says that the member may be left out.
    var isOptional = false
    var isNullable = false
  }

  let form: Form
  /// How many items of this kind were described.
  var count = 0
  /// The lists within the item, by name.
  var lists: [String: SchemaNode] = [:]
  private var members: [Member] = []

  init(_ form: Form) { self.form = form }

  /// Records that an item has a member.
  ///
  /// - Parameter schema: Returns the schema of the member's value; it is called after all descriptions. Nil
  ///   for null.
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

  /// The schema of one item of the list.
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
