/// Looks up operators in the operator dictionary of MathML Core.
package enum OperatorDictionary {
  /// Returns the category of an operator and the form in which it was found. If the dictionary does not have
  /// the given form, it is replaced by the first of infix, postfix and prefix that the dictionary has. A form
  /// that was set explicitly is never replaced.
  package static func entry(
    for text: String, form: MathOperator.Form, isExplicit: Bool
  ) -> (category: OperatorCategory, form: MathOperator.Form) {
    guard let key = key(of: text) else { return (.unlisted, form) }
    if let category = category(of: key, form) { return (category, form) }
    guard !isExplicit else { return (.unlisted, form) }
    for other in [MathOperator.Form.infix, .postfix, .prefix] where other != form {
      if let category = category(of: key, other) { return (category, other) }
    }
    return (.unlisted, form)
  }

  /// Whether an operator of one character stretches horizontally instead of vertically.
  package static func growsSideways(_ scalar: UInt32) -> Bool {
    let ranges = OperatorTable.inlineAxis
    let place = ranges.partitioned { $0 >> 24 <= UInt64(scalar) }
    return place > 0 && UInt64(scalar) <= ranges[place - 1] & 0xFF_FFFF
  }

  /// Returns the key of an operator in the table: its character, even if a combining slash or line follows
  /// it. The keys of two ASCII characters come after all of Unicode.
  private static func key(of text: String) -> UInt32? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next()?.value else { return nil }
    guard let second = scalars.next()?.value else { return first }
    guard scalars.next() == nil else { return nil }
    if second == 0x338 || second == 0x20D2 { return first }
    return first < 0x80 && second < 0x80 ? 0x11_0000 + (first << 7 | second) : nil
  }

  private static func category(of key: UInt32, _ form: MathOperator.Form) -> OperatorCategory? {
    let formNumber: UInt64 = form == .infix ? 0 : form == .prefix ? 1 : 2
    let wanted = formNumber << 24 | UInt64(key)
    let ranges = OperatorTable.ranges
    let place = ranges.partitioned { $0 >> 24 <= wanted }
    guard place > 0 else { return nil }
    let range = ranges[place - 1]
    guard wanted - range >> 24 <= range >> 8 & 0xFFFF else { return nil }
    return OperatorTable.categories[Int(range & 0xFF)]
  }
}

extension [UInt64] {
  /// Returns the number of elements at the beginning that meet a condition, in an array in which these come
  /// first.
  fileprivate func partitioned(_ isBefore: (UInt64) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
