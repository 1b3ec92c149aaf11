/// A random number generator (SplitMix64). The same seed gives the same numbers, so that failures can be
/// repeated.
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

  /// Returns a number from 0 up to, but excluding, `count`.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns true with a probability of this many thousandths.
  package mutating func happens(_ thousandths: Int) -> Bool { below(1_000) < thousandths }

  /// Returns true once in `count` times on average.
  package mutating func happens(onceIn count: Int) -> Bool { below(count) == 0 }

  /// Returns one of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
