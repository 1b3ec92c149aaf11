import CBubbleLayout
import TextLayout

/// What a caller's text offsets count.
enum OffsetKind {
  case utf16
  case utf8

  /// - Parameter flags: Those of a transcript or of a composer, whose bit for this is the same.
  init(flags: UInt32) {
    self = flags & UInt32(BUBBLE_TRANSCRIPT_UTF8_OFFSETS.rawValue) == 0 ? .utf16 : .utf8
  }

  /// Turns offsets of a text into the caller's and back.
  func map(of text: @autoclosure () -> String) -> Offsets {
    switch self {
    case .utf16: Offsets(map: nil)
    case .utf8: Offsets(map: OffsetMap(text()))
    }
  }
}

/// Turns offsets of one text into the caller's and back.
struct Offsets {
  /// Nil for a caller who counts as layouts do.
  let map: OffsetMap?

  /// The caller's offset.
  func outside(_ offset: Int) -> UInt32 {
    UInt32(clamping: map?.utf8Offset(ofUTF16: offset) ?? offset)
  }

  /// The layout's offset.
  func inside(_ offset: UInt32) -> Int {
    map?.utf16Offset(ofUTF8: Int(offset)) ?? Int(offset)
  }

  func outside(_ range: Range<Int>) -> bubble_offsets {
    bubble_offsets(start: outside(range.lowerBound), end: outside(range.upperBound))
  }

  /// The layout's range; an empty one where it ends before it begins.
  func inside(_ start: UInt32, _ end: UInt32) -> Range<Int> {
    let start = inside(start)
    return start..<max(start, inside(end))
  }
}

extension bubble_offsets {
  /// No range.
  static let none = bubble_offsets(start: UInt32.max, end: UInt32.max)
}
