import BubbleLayout

extension MessageID {
  /// The bytes that the id takes in memory, roughly.
  var weight: Int { if case .string(let name) = self { 32 + name.utf8.count } else { 32 } }
}

extension SessionTyping {
  /// The bytes that the names of the people take in memory, roughly.
  var weight: Int { (people ?? []).reduce(0) { $0 + 32 + $1.utf8.count } }
}

/// The bytes of values that a transcript or a composer keeps, by the names of their fields. A new value of a
/// field replaces the old one.
struct KeptValues {
  private var weights: [String: Int] = [:]
  private(set) var bytes = 0

  /// The bytes of a field; 0 if it has no value.
  subscript(field: String) -> Int { weights[field] ?? 0 }

  /// Notes that a field has a new value.
  mutating func note(_ field: String, _ weight: Int) {
    bytes += weight - (weights.updateValue(weight, forKey: field) ?? 0)
  }

  /// Notes the fields that a record sets.
  mutating func note(_ record: some JSONRecord) {
    guard case .object(let members) = record.jsonValue else { return }
    for member in members where !member.value.isNull { note(member.name, member.value.weight) }
  }
}
