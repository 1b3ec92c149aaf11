/// SHA-256 (FIPS 180-4) of font files, so that a layout can name its fonts by content.
///
/// It is our own implementation, because neither Foundation on Linux nor HarfBuzz and FreeType have one, and
/// a cryptography package would be the largest dependency of the library. It protects no secret.
enum SHA256 {
  static func hexadecimal(of message: UnsafeRawBufferPointer) -> String {
    var state = initialState
    let whole = message.count / 64 * 64
    for block in stride(from: 0, to: whole, by: 64) {
      compress(UnsafeRawBufferPointer(rebasing: message[block..<block + 64]), into: &state)
    }
    var tail = Array(message[whole...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bitCount = UInt64(message.count) * 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    tail.withUnsafeBytes { bytes in
      for block in stride(from: 0, to: bytes.count, by: 64) {
        compress(UnsafeRawBufferPointer(rebasing: bytes[block..<block + 64]), into: &state)
      }
    }
    let digits = Array("0123456789abcdef".utf8)
    let text = state.flatMap { word in (0..<8).map { digits[Int(word >> (28 - 4 * UInt32($0)) & 15)] } }
    return String(decoding: text, as: UTF8.self)
  }

  private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<64 {
        let early = words[index - 15]
        let late = words[index - 2]
        let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
        let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
        words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ sum1 &+ choice &+ roundConstants[index] &+ words[index]
        let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }

  /// FIPS 180-4 §5.3.3: the fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// FIPS 180-4 §4.2.2: the fractional parts of the cube roots of the first sixty-four primes.
  private static let roundConstants: [UInt32] = primes.map(cubeRootFraction)

  private static let primes: [Int] = (2...311).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }

  private static func fraction(of value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  /// Returns the fraction of a cube root. The largest `x` with x³ ≤ prime · 2⁹⁶ is the root in 32.32 fixed
  /// point; its low word is the fraction.
  private static func cubeRootFraction(_ prime: Int) -> UInt32 {
    let target = UInt128(prime) << 96
    var root: UInt128 = 0
    for bit in stride(from: 34, through: 0, by: -1) {
      let candidate = root | 1 << UInt128(bit)
      if candidate * candidate * candidate <= target { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
