/// A four-letter name in OpenType: of a table, a feature, a script or a variation axis.
public struct OpenTypeTag: RawRepresentable, Hashable, Sendable, Comparable {
  /// The four letters, the first in the highest byte.
  public let rawValue: UInt32

  /// Creates a tag from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag of one to four printable ASCII letters, padded with spaces; nil for anything else.
  public init?(_ name: String) {
    let letters = Array(name.utf8)
    guard (1...4).contains(letters.count), letters.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    self.rawValue = (0..<4).reduce(0) { tag, index in
      tag << 8 | UInt32(index < letters.count ? letters[index] : 0x20)
    }
  }

  /// Whether the left tag comes first in alphabetical order.
  public static func < (left: OpenTypeTag, right: OpenTypeTag) -> Bool { left.rawValue < right.rawValue }
}

extension OpenTypeTag: CustomStringConvertible {
  /// The four letters, with `?` for unprintable ones.
  public var description: String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: letters.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}
