/// A trie of UTF-8 strings, each with a value, which is searched byte by byte.
struct ByteTrie: Sendable {
  private var children: [UInt64: Int] = [:]
  private var replacements: [[UInt8]?] = [nil]
  /// For each byte, whether a string begins with it.
  private var starts = [Bool](repeating: false, count: 256)

  init(_ strings: [(key: String, value: String)]) {
    for (key, value) in strings {
      var node = 0
      for byte in key.utf8 {
        if node == 0 { starts[Int(byte)] = true }
        if let next = children[Self.edge(node, byte)] {
          node = next
        } else {
          replacements.append(nil)
          children[Self.edge(node, byte)] = replacements.count - 1
          node = replacements.count - 1
        }
      }
      replacements[node] = Array(value.utf8)
    }
  }

  var isEmpty: Bool { children.isEmpty }

  func mayStart(with byte: UInt8) -> Bool { starts[Int(byte)] }

  /// Returns the end and the value of the longest string at `start` that `isAllowed` accepts; nil if there is
  /// none.
  func longestMatch(
    in text: [UInt8], at start: Int, where isAllowed: (_ end: Int) -> Bool
  ) -> (end: Int, replacement: [UInt8])? {
    var node = 0
    var found: (end: Int, replacement: [UInt8])?
    var index = start
    while index < text.count, let next = children[Self.edge(node, text[index])] {
      node = next
      index += 1
      if let replacement = replacements[node], isAllowed(index) { found = (index, replacement) }
    }
    return found
  }

  private static func edge(_ node: Int, _ byte: UInt8) -> UInt64 { UInt64(node) << 8 | UInt64(byte) }
}
