import CBubbleLayout
import TextLayout

/// The unit of a caller's text offsets.
enum OffsetKind {
  case utf16
  case utf8

  /// - Parameter flags: The flags of a transcript or a composer, which have the same bit for the unit.
  init(flags: UInt32) {
    self = flags & UInt32(BUBBLE_TRANSCRIPT_UTF8_OFFSETS.rawValue) == 0 ? .utf16 : .utf8
  }

  /// Returns the conversion of a text's offsets to the caller's unit and back.
  func map(of text: @autoclosure () -> String) -> Offsets {
    switch self {
    case .utf16: Offsets(map: nil)
    case .utf8: Offsets(map: OffsetMap(text()))
    }
  }
}

/// Converts UTF-16 offsets of one text to the caller's unit and back.
struct Offsets {
  /// The map between UTF-16 and UTF-8 offsets; nil if the caller uses UTF-16.
  let map: OffsetMap?

  /// Converts a UTF-16 offset to the caller's unit.
  func outside(_ offset: Int) -> UInt32 {
    UInt32(clamping: map?.utf8Offset(ofUTF16: offset) ?? offset)
  }

  /// Converts an offset of the caller to UTF-16.
  func inside(_ offset: UInt32) -> Int {
    map?.utf16Offset(ofUTF8: Int(offset)) ?? Int(offset)
  }

  func outside(_ range: Range<Int>) -> bubble_offsets {
    bubble_offsets(start: outside(range.lowerBound), end: outside(range.upperBound))
  }

  /// Converts a range of the caller to UTF-16. A range that ends before it begins becomes empty.
  func inside(_ start: UInt32, _ end: UInt32) -> Range<Int> {
    let start = inside(start)
    return start..<max(start, inside(end))
  }
}

extension bubble_offsets {
  /// The value that means "no range".
  static let none = bubble_offsets(start: UInt32.max, end: UInt32.max)
}
