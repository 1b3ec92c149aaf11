/// What is true of one UTF-16 offset of a text.
@frozen
public struct BoundaryFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set with these bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A grapheme cluster starts here (UAX #29), or the text ends.
  @inlinable public static var graphemeStart: BoundaryFlags { BoundaryFlags(rawValue: 1) }
  /// A line may end here (UAX #14).
  @inlinable public static var lineBreakAllowed: BoundaryFlags { BoundaryFlags(rawValue: 2) }
  /// A line ends here, after a hard break.
  @inlinable public static var lineBreakMandatory: BoundaryFlags { BoundaryFlags(rawValue: 4) }
  /// A word boundary lies here (UAX #29); set only when words are asked for.
  @inlinable public static var wordBoundary: BoundaryFlags { BoundaryFlags(rawValue: 8) }
  /// The code unit belongs to a cluster that is shown as an emoji (UTS #51).
  @inlinable public static var emojiPresentation: BoundaryFlags { BoundaryFlags(rawValue: 16) }
}
