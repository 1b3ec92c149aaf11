/// The advances of characters before other characters, for the pairs seen so far. For one thread; its size is
/// limited.
struct PairTable {
  /// The value for a pair that was not seen.
  static let unknown = Int32.min

  /// The advances of ASCII pairs, at the index left × 128 + right.
  private var ascii: ContiguousArray<Int32> = []
  /// The keys of all other pairs, in a hash table. The left code unit is in the upper half.
  private var keys: ContiguousArray<UInt32> = []
  private var advances: ContiguousArray<Int32> = []
  private var count = 0

  private static let slotCount = 8_192

  @inline(__always)
  func advance(_ left: UInt16, _ right: UInt16) -> Int32 {
    if left | right < 0x80 {
      return ascii.isEmpty ? Self.unknown : ascii[Int(left) &<< 7 | Int(right)]
    }
    guard count > 0 else { return Self.unknown }
    let key = UInt32(left) &<< 16 | UInt32(right)
    var slot = Self.slot(of: key)
    while keys[slot] != 0 {
      if keys[slot] == key { return advances[slot] }
      slot = (slot &+ 1) & (Self.slotCount - 1)
    }
    return Self.unknown
  }

  mutating func note(_ advance: Int32, _ left: UInt16, _ right: UInt16) {
    if left | right < 0x80 {
      if ascii.isEmpty { ascii = ContiguousArray(repeating: Self.unknown, count: 128 * 128) }
      ascii[Int(left) << 7 | Int(right)] = advance
      return
    }
    if keys.isEmpty || count > Self.slotCount / 2 {
      keys = ContiguousArray(repeating: 0, count: Self.slotCount)
      advances = ContiguousArray(repeating: 0, count: Self.slotCount)
      count = 0
    }
    let key = UInt32(left) << 16 | UInt32(right)
    var slot = Self.slot(of: key)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.slotCount - 1) }
    if keys[slot] == 0 { count += 1 }
    keys[slot] = key
    advances[slot] = advance
  }

  @inline(__always)
  private static func slot(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B9) &>> 19) & (slotCount - 1)
  }
}
