/// The boundaries at one UTF-16 offset of a text.
@frozen
package struct BoundaryFlags: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether all bits of another set are in this one. It is written out for speed, because it is called for
  /// each character.
  @inlinable
  @inline(__always)
  package func contains(_ member: BoundaryFlags) -> Bool { rawValue & member.rawValue == member.rawValue }

  /// A grapheme cluster starts here (UAX #29), or the text ends.
  @inlinable package static var graphemeStart: BoundaryFlags { BoundaryFlags(rawValue: 1) }
  /// A line may end here (UAX #14). Inside a grapheme cluster this is possible only after a space at its
  /// start.
  @inlinable package static var lineBreakAllowed: BoundaryFlags { BoundaryFlags(rawValue: 2) }
  /// A line ends here, after a hard break.
  @inlinable package static var lineBreakMandatory: BoundaryFlags { BoundaryFlags(rawValue: 4) }
  /// The code unit belongs to a cluster that is shown as an emoji (UTS #51).
  @inlinable package static var emojiPresentation: BoundaryFlags { BoundaryFlags(rawValue: 8) }
}
