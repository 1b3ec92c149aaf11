import RunParts

/// Random bytes; the same seed gives the same bytes.
package struct RandomBytes {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func next() -> UInt64 { random.next() }

  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
