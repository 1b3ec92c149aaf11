/// A style as the tree of JSON values it is written in.
///
/// Objects keep the order of their members, so that a style is printed in the order its fields are declared.
enum StyleValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([StyleValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    var value: StyleValue
  }

  subscript(name: String) -> StyleValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension StyleValue {
  /// This value with another laid over it: objects are merged member by member, all else is replaced.
  func overlaid(with other: StyleValue) -> StyleValue {
    guard case .object(var members) = self, case .object(let others) = other else { return other }
    for member in others {
      if let index = members.firstIndex(where: { $0.name == member.name }) {
        members[index].value = members[index].value.overlaid(with: member.value)
      } else {
        members.append(member)
      }
    }
    return .object(members)
  }

  /// What has to be laid over `base` to get this value; nil for nothing.
  func difference(from base: StyleValue) -> StyleValue? {
    if self == base { return nil }
    guard case .object(let members) = self, case .object(let oldMembers) = base else { return self }
    let changed = members.compactMap { member in
      guard let old = base[member.name] else { return member }
      return member.value.difference(from: old).map { Member(name: member.name, value: $0) }
    }
    // What this value does not have is taken out by null.
    let gone = oldMembers.filter { self[$0.name] == nil }.map { Member(name: $0.name, value: .null) }
    return .object(changed + gone)
  }

  /// Whether an object of this tree has the field at a path such as `bubble.padding.top`.
  func holds(_ path: String) -> Bool {
    guard let name = path.split(separator: ".").first.map({ $0.prefix { $0 != "[" } }) else { return true }
    guard let value = self[String(name)] else { return false }
    guard case .object = value, let dot = path.firstIndex(of: ".") else { return true }
    return value.holds(String(path[path.index(after: dot)...]))
  }
}
