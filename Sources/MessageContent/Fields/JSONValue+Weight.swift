extension JSONValue {
  /// The bytes that the value takes in memory, roughly: those of its texts and names, and 32 for each value.
  ///
  /// - Complexity: Linear in the number of values.
  package var weight: Int {
    switch self {
    case .null, .boolean, .integer, .number: 32
    case .string(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(32) { $0 + $1.weight }
    case .object(let members): members.reduce(32) { $0 + $1.name.utf8.count + $1.value.weight }
    }
  }
}
