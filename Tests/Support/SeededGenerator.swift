/// SplitMix64: the same numbers for the same seed, so that failures come again.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number from 0, smaller than another.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something happens that happens so many times in a thousand.
  package mutating func happens(_ thousandths: Int) -> Bool { below(1_000) < thousandths }

  /// Whether something happens that happens once in so many times.
  package mutating func happens(onceIn count: Int) -> Bool { below(count) == 0 }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
