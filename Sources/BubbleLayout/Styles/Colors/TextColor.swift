/// A colour of text, or of its decorations.
public enum TextColor: Hashable, Sendable {
  /// A colour of the palette.
  case role(ColorRole)
  /// A colour that the message itself gives. It is the same in both themes.
  case given(Color)
}

extension CodeToken {
  /// The role of the token's colour; nil for the colour of the surrounding code.
  public var foreground: SurfaceColorRole? {
    switch role {
    case "keyword", "tag": .codeKeyword
    case "string": .codeString
    case "comment": .codeComment
    case "number", "constant": .codeNumber
    case "function", "property", "attribute": .codeName
    case "type": .codeType
    case "inserted": .codeInserted
    case "deleted": .codeDeleted
    default: nil
    }
  }
}

extension [CodeToken] {
  /// Returns the ranges of the tokens that have a colour of their own on a surface, with these colours.
  func foregrounds(on surface: ColorSurface) -> [(range: Range<Int>, color: TextColor)] {
    compactMap { token in
      token.foreground.map { (range: token.range, color: TextColor.role(.on(surface, $0))) }
    }
  }
}

/// One of twelve hues that distinguish senders. It is determined by the sender's place among the people of a
/// conversation (see `People.hue(of:)`) or, for a cell outside a transcript, from a hash of the name. The hash
/// gives one of the first eight hues, the same in every conversation and on every computer.
public struct SenderHue: Hashable, Sendable {
  /// The number of hues.
  public static let count = 12
  /// The number of hues that a hash of a name can give.
  public static let namedCount = 8

  /// The number of the hue, from 0 to 11.
  public let number: UInt8

  /// Creates the hue for a sender's name: the FNV-1a hash (64 bits) of the name's UTF-8, folded to 32 bits,
  /// modulo 8.
  ///
  /// - Complexity: Linear in the name.
  public init(of sender: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in sender.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number = UInt8((hash ^ hash >> 32) % UInt64(Self.namedCount))
  }

  /// Creates the hue for a place in a list, counted from 0. After twelve places, the hues repeat.
  public init(place: Int) { number = UInt8(place.magnitude % UInt(Self.count)) }
}
