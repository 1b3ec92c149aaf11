/// The decoded two-stage table from scalars to packed records. It is built once, immutable and never freed,
/// so a lookup consists only of loads: no reference counting, no bounds checks. The pointers stay in this
/// type.
struct PropertyLookup: @unchecked Sendable {
  private let stage1: UnsafePointer<UInt16>
  private let stage2: UnsafePointer<UInt16>
  private let records: UnsafePointer<UInt64>
  private let ascii: UnsafePointer<UInt64>

  /// The shared table. The first use decodes it, which takes about a tenth of a millisecond.
  static let shared = PropertyLookup()

  private init() {
    let stage1 = PackedText.values(PropertyTables.stage1, digits: 2, as: UInt16.self)
    let stage2 = PackedText.values(PropertyTables.stage2, digits: 2, as: UInt16.self)
    let records = PackedText.values(PropertyTables.records, digits: 11, as: UInt64.self)
    self.stage1 = Self.immortal(stage1)
    self.stage2 = Self.immortal(stage2)
    self.records = Self.immortal(records)
    let blockBits = PropertyTables.blockBits
    ascii = Self.immortal(
      ContiguousArray(
        (0..<128).map { scalar in
          let block = Int(stage1[scalar >> blockBits]) << blockBits
          return records[Int(stage2[block + scalar & (1 << blockBits - 1)])]
        }))
  }

  private static func immortal<Element: BitwiseCopyable>(
    _ values: ContiguousArray<Element>
  ) -> UnsafePointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
    _ = buffer.initialize(from: values)
    return UnsafePointer(buffer.baseAddress!)
  }

  /// Returns the record of a scalar. A value that is not a scalar gets the record of U+FFFD.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    if scalar < 0x80 { return ScalarProperties(bits: ascii[Int(scalar)]) }
    let valid = scalar <= 0x10FFFF && scalar & 0xFFFF_F800 != 0xD800 ? scalar : 0xFFFD
    let index = Int(truncatingIfNeeded: valid)
    let block = Int(stage1[index &>> PropertyTables.blockBits]) &<< PropertyTables.blockBits
    let record = stage2[block &+ index & (1 &<< PropertyTables.blockBits &- 1)]
    return ScalarProperties(bits: records[Int(record)])
  }

  /// Returns the record of an ASCII character.
  @inline(__always)
  subscript(ascii unit: UInt8) -> ScalarProperties { ScalarProperties(bits: ascii[Int(unit & 0x7F)]) }
}
