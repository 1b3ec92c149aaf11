/// The key of a stretch in the cache: its text and everything else that its glyphs depend on.
struct ShapeKey {
  /// The number of the `ShapingContext`, combined with `ShapeEdges`.
  let context: UInt32
  let text: UnsafePointer<UInt16>
  /// The length of the text in UTF-16 units.
  let count: Int
  let hash: UInt64

  @inline(__always)
  init(context: UInt32, text: UnsafePointer<UInt16>, count: Int) {
    self.context = context
    self.text = text
    self.count = count
    var hash = UInt64(context) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    let bytes = UnsafeRawPointer(text)
    var index = 0
    while index &+ 4 <= count {
      hash = Self.mixed(hash ^ bytes.loadUnaligned(fromByteOffset: index &* 2, as: UInt64.self))
      index &+= 4
    }
    var rest: UInt64 = 0xFFFF
    while index < count {
      rest = rest &<< 16 | UInt64(text[index])
      index &+= 1
    }
    self.hash = Self.mixed(hash ^ rest)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

/// The part of a key that says where a stretch is in its run.
struct ShapeEdges {
  let bits: UInt32

  /// A stretch of a run, between two places where pieces may be joined.
  ///
  /// - Parameters:
  ///   - startsRun: Whether the stretch starts where the run starts.
  ///   - endsRun: Whether the stretch ends where the run ends.
  init(startsRun: Bool, endsRun: Bool) { bits = (startsRun ? 1 : 0) | (endsRun ? 2 : 0) }

  /// A whole run. The parameters are the numbers of code units before and after it that HarfBuzz looks at, at
  /// most 15 each.
  init(wholeRunAfter before: Int, before after: Int) {
    bits = 4 | UInt32(before) << 3 | UInt32(after) << 7
  }

  /// Combines the number of a context with these bits.
  func context(_ number: UInt32) -> UInt32 { number << 11 | bits }
}
