/// A position between two graphemes of a text, and which of the two it belongs to.
///
/// The choice matters only in two situations. At a soft line break, the end of one line and the start of the
/// next have the same offset. Where the direction of the text changes, the two graphemes are not next to each
/// other.
public struct TextPosition: Hashable, Sendable {
  /// Which of its two neighbours in the text a position belongs to.
  public enum Affinity: String, Hashable, Sendable, CaseIterable {
    /// The neighbour before: the position is the trailing edge of the grapheme that ends there.
    case upstream
    /// The neighbour after: the position is the leading edge of the grapheme that starts there.
    case downstream
  }

  /// The offset in UTF-16 code units from the start of the text.
  public var offset: Int
  /// Which neighbour the position belongs to.
  public var affinity: Affinity

  /// Creates a position at a UTF-16 offset. Every offset is valid: queries clamp it to the text, and move one
  /// inside a grapheme cluster to the cluster's start.
  public init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
