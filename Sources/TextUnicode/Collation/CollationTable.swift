/// The letters that a search treats as equal: the default collation of UTS #10 at primary strength, as
/// `Scripts/collation-tables.py` describes it. A lookup takes three dependent loads.
struct CollationTable: @unchecked Sendable {
  /// The shared table. The first use decodes it, which takes about half a millisecond. It is never freed.
  static let shared = CollationTable()

  private let stage1: UnsafePointer<UInt16>
  private let stage2: UnsafePointer<UInt16>
  private let records: UnsafePointer<UInt32>
  private let units: UnsafePointer<UInt32>
  private let contractions: [UInt64: Contraction]

  /// What a character becomes.
  struct Record {
    fileprivate let bits: UInt32
    /// The number of units.
    var count: Int { Int(bits >> 18 & 31) }
    /// Whether the grapheme rules have to decide whether a cluster begins at the character, or after it.
    var needsRules: Bool { bits & 1 << 23 != 0 }
    /// Whether the character may be the second part of a contraction.
    var continues: Bool { bits & 1 << 24 != 0 }
    /// Whether the character is white space.
    var isSpace: Bool { bits & 1 << 26 != 0 }
    fileprivate var offset: Int { Int(bits & 0x3FFFF) }
    fileprivate var isRelative: Bool { bits & 1 << 25 != 0 }
  }

  /// Several characters that count as one letter, such as the two parts of a Bengali vowel sign.
  struct Contraction {
    /// The number by which a longer contraction names this one as its beginning. No character has it.
    let key: UInt32
    let record: Record
  }

  private init() {
    stage1 = Self.immortal(CollationTables.stage1, digits: 2)
    stage2 = Self.immortal(CollationTables.stage2, digits: 3)
    let records = PackedText.values(CollationTables.records, digits: 5, as: UInt32.self)
    self.records = Self.immortal(records)
    units = Self.immortal(CollationTables.units, digits: 6)
    let rows = PackedText.values(CollationTables.contractions, digits: 4, as: UInt32.self)
    contractions = Dictionary(
      uniqueKeysWithValues: (0..<rows.count / 3).map { row in
        let record = Record(bits: records[Int(rows[3 * row + 2])])
        return (
          Self.pair(rows[3 * row], rows[3 * row + 1]),
          Contraction(key: 0x110000 + UInt32(row), record: record)
        )
      })
  }

  private static func immortal<Value: FixedWidthInteger & BitwiseCopyable>(
    _ text: StaticString, digits: Int
  ) -> UnsafePointer<Value> {
    immortal(PackedText.values(text, digits: digits, as: Value.self))
  }

  private static func immortal<Value: BitwiseCopyable>(
    _ values: ContiguousArray<Value>
  ) -> UnsafePointer<Value> {
    let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
    _ = buffer.initialize(from: values)
    return UnsafePointer(buffer.baseAddress!)
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// Returns the record of a character.
  @inline(__always)
  subscript(scalar: UInt32) -> Record {
    guard scalar < CollationTables.limit else {
      // Of the characters above the limit, those of U+E0000…U+E0FFF are ignored.
      return Record(bits: scalar >> 12 == 0xE0 ? 1 << 23 : records[0])
    }
    let index = Int(truncatingIfNeeded: scalar)
    let bits = CollationTables.blockBits
    let block = Int(stage1[index &>> bits]) &<< bits
    return Record(bits: records[Int(stage2[block &+ index & (1 &<< bits &- 1)])])
  }

  /// Returns a unit of a record, of which `scalar` is the character.
  @inline(__always)
  func unit(_ number: Int, of record: Record, _ scalar: UInt32) -> CollationUnit {
    let unit = units[record.offset + number]
    return CollationUnit(bits: record.isRelative ? scalar &+ unit : unit)
  }

  /// Returns the contraction of a beginning and a character; nil if there is none.
  func contraction(_ first: UInt32, _ second: UInt32) -> Contraction? {
    contractions[Self.pair(first, second)]
  }
}

/// One primary weight, represented by a character that has it, or one mark.
struct CollationUnit {
  /// From the highest bits: the canonical combining class, whether the letter is a small kana, whether it is
  /// an upper-case letter, whether the unit is a mark, and a number.
  let bits: UInt32

  var isMark: Bool { bits & 1 << 21 != 0 }
  var combiningClass: UInt32 { bits >> 24 }
  /// Whether the unit is a voiced sound mark of kana, which makes another letter.
  var isVoicing: Bool { letter == 0x3099 || letter == 0x309A }
  /// The character that represents the weight.
  var letter: UInt32 { bits & 0x3FFFFF }

  static let uppercase: UInt32 = 1 << 22
  /// The bits in which two units are compared.
  static let comparison: UInt32 = 0xFF_FFFF
}
