/// A place between two graphemes of a text, and which of the two it belongs to.
///
/// The two differ in only two situations: at a soft line break, where the end of one line and the start of the
/// next are the same offset, and where the direction of the text changes, where the two graphemes are not beside
/// each other.
public struct TextPosition: Hashable, Sendable {
  /// Which of its two neighbours in the text a position belongs to.
  public enum Affinity: String, Hashable, Sendable, CaseIterable {
    /// The one before: the position is the trailing edge of the grapheme that ends there.
    case upstream
    /// The one after: the position is the leading edge of the grapheme that starts there.
    case downstream
  }

  /// In UTF-16 code units from the start of the text.
  public var offset: Int
  /// Which neighbour the place belongs to.
  public var affinity: Affinity

  /// A place at a UTF-16 offset. Any offset will do: queries hold it within the text, and take one inside a
  /// grapheme cluster for the cluster's start.
  public init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
