extension JSONValue {
  /// Returns this value overlaid with another one. Objects are merged member by member; all other values are
  /// replaced.
  package func overlaid(with other: JSONValue) -> JSONValue {
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

  /// Returns the overlay that turns `base` into this value; nil if both are equal.
  package func difference(from base: JSONValue) -> JSONValue? {
    if self == base { return nil }
    guard case .object(let members) = self, case .object(let oldMembers) = base else { return self }
    let changed = members.compactMap { member in
      guard let old = base[member.name] else { return member }
      return member.value.difference(from: old).map { Member(name: member.name, value: $0) }
    }
    // In the overlay, null removes members that this value does not have.
    let gone = oldMembers.filter { self[$0.name] == nil }.map { Member(name: $0.name, value: .null) }
    return .object(changed + gone)
  }

  /// Returns whether the member at a path exists. Only the steps of the path before the first array index are
  /// checked.
  package func holds(_ path: ArraySlice<JSONStep>) -> Bool {
    guard case .member(let name)? = path.first else { return true }
    guard let value = self[name] else { return false }
    guard case .object = value else { return true }
    return value.holds(path.dropFirst())
  }
}
