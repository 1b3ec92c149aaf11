/// Counts the texts that contain certain kinds of characters.
package struct OrderCounts {
  private var counts = [Int](repeating: 0, count: kinds.count)

  private static let kinds: [(name: String, has: @Sendable (UInt32) -> Bool)] = [
    ("regional indicators", { (0x1F1E6...0x1F1FF).contains($0) }), ("keycaps", { $0 == 0x20E3 }),
    ("tags", { (0xE0020...0xE007F).contains($0) }), ("joiners", { $0 == 0x200D }),
    ("skin tones", { (0x1F3FB...0x1F3FF).contains($0) }),
    ("variation selectors", { $0 == 0xFE0E || $0 == 0xFE0F }),
  ]

  package init() {}

  package mutating func add(_ text: String) {
    for (index, kind) in Self.kinds.enumerated()
    where text.unicodeScalars.contains(where: { kind.has($0.value) }) {
      counts[index] += 1
    }
  }

  package var description: String {
    zip(Self.kinds, counts).map { "\($1) with \($0.name)" }.joined(separator: ", ")
  }
}
