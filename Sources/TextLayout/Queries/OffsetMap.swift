import TextShaping
import TextUnicode

/// Converts UTF-16 offsets of a text to UTF-8 offsets and back. It is built once, in linear time.
///
/// For ASCII text both offsets are equal. For other texts a table has the UTF-8 offset of every 64th UTF-16
/// code unit, and the map counts from there.
public struct OffsetMap: Sendable {
  private let text: ContiguousArray<UInt16>
  /// The UTF-8 offset of the scalar that contains every 64th code unit; empty for ASCII text.
  private let checkpoints: ContiguousArray<Int>
  /// The text's length in UTF-16 code units.
  public var utf16Length: Int { text.count }
  /// The text's length in UTF-8 code units.
  public let utf8Length: Int

  private static let stride = 64

  /// - Parameter text: The text in UTF-16. A lone surrogate counts as U+FFFD.
  public init(_ text: ContiguousArray<UInt16>) {
    self.text = text
    guard !text.allSatisfy({ $0 < 0x80 }) else {
      checkpoints = []
      utf8Length = text.count
      return
    }
    let units = text.span
    var checkpoints: ContiguousArray<Int> = []
    checkpoints.reserveCapacity(text.count / Self.stride + 1)
    var utf16 = 0
    var utf8 = 0
    while utf16 < units.count {
      let (scalar, length) = units.scalar(at: utf16)
      if checkpoints.count * Self.stride < utf16 + length { checkpoints.append(utf8) }
      utf16 += length
      utf8 += scalar.utf8Length
    }
    self.checkpoints = checkpoints
    utf8Length = utf8
  }

  /// Creates the map of a string.
  public init(_ string: String) { self.init(ContiguousArray(string.utf16)) }

  /// The UTF-8 offset of a UTF-16 offset. O(1).
  ///
  /// Every offset is valid: those outside the text count as its ends, one inside a surrogate pair as the
  /// pair's start.
  public func utf8Offset(ofUTF16 offset: Int) -> Int {
    let offset = min(max(0, offset), text.count)
    guard !checkpoints.isEmpty else { return offset }
    guard offset < text.count else { return utf8Length }
    return scan(fromCheckpoint: offset / Self.stride) { utf16, _ in utf16 <= offset }.utf8
  }

  /// The UTF-16 offset of a UTF-8 offset. O(log n).
  ///
  /// Every offset is valid: those outside the text count as its ends, those inside a scalar as its start.
  public func utf16Offset(ofUTF8 offset: Int) -> Int {
    let offset = min(max(0, offset), utf8Length)
    guard !checkpoints.isEmpty else { return offset }
    guard offset < utf8Length else { return text.count }
    let checkpoint = max(0, checkpoints.partitioningIndex { $0 > offset } - 1)
    return scan(fromCheckpoint: checkpoint) { _, utf8 in utf8 <= offset }.utf16
  }

  /// Returns the offsets of the last scalar, from a checkpoint on, whose offsets satisfy a condition.
  private func scan(
    fromCheckpoint checkpoint: Int, while passes: (_ utf16: Int, _ utf8: Int) -> Bool
  ) -> (utf16: Int, utf8: Int) {
    let units = text.span
    var utf16 = checkpoint * Self.stride
    // The checkpoint at the second half of a surrogate pair has the offset of the pair.
    if utf16 > 0, units.scalar(at: utf16 - 1).length == 2 { utf16 -= 1 }
    var utf8 = checkpoints[checkpoint]
    while utf16 < units.count {
      let (scalar, length) = units.scalar(at: utf16)
      let next = (utf16: utf16 + length, utf8: utf8 + scalar.utf8Length)
      guard passes(next.utf16, next.utf8) else { break }
      (utf16, utf8) = next
    }
    return (utf16, utf8)
  }
}

extension UInt32 {
  /// The length of the scalar in UTF-8 code units.
  fileprivate var utf8Length: Int { self < 0x80 ? 1 : self < 0x800 ? 2 : self < 0x10000 ? 3 : 4 }
}

extension Paragraph {
  /// The map between the text's UTF-16 and UTF-8 offsets. Building it is linear in the text, so store it.
  public func offsetMap() -> OffsetMap { OffsetMap(analysis.text) }
}
