import BubbleLayout

/// The amount of data that a message may contain besides its text, and how much of it remains.
struct MessageBudget {
  let limits: MessageLimits
  private var left: Int

  init(_ limits: MessageLimits) {
    self.limits = limits
    left = limits.bytes
  }

  /// Subtracts the cost of a value.
  ///
  /// - Returns: False if too little is left. Then the value has to be left out.
  mutating func take(_ value: JSONValue) -> Bool {
    let cost = Self.cost(of: value)
    guard cost <= left else { return false }
    left -= cost
    return true
  }

  /// Skips a list or an object whose JSON alone is too long to be read.
  ///
  /// - Returns: Whether it was skipped.
  func skip(_ cursor: inout JSONCursor, depth: Int) throws(JSONSyntaxError) -> Bool {
    // In most cases all remaining bytes are within the limit, and the value's length need not be found.
    guard cursor.bytes.count - cursor.position > limits.json, cursor.peek() != UInt8(ascii: "\"") else {
      return false
    }
    var end = cursor
    try end.skipValue(depth: depth)
    guard end.position - cursor.position > limits.json else { return false }
    cursor = end
    return true
  }

  private static func cost(of value: JSONValue) -> Int {
    switch value {
    case .string(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(32) { $0 + cost(of: $1) }
    case .object(let members): members.reduce(32) { $0 + $1.name.utf8.count + cost(of: $1.value) }
    default: 32
    }
  }
}
