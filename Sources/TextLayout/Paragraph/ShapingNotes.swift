import TextShaping
import TextUnicode

/// Values that are cached in a thread's `ShapingScratch` from one text to the next, because most texts have
/// the style of the text before.
final class ShapingNotes {
  /// Opens each dictionary only once.
  let dictionary = DictionaryBreaker()
  private var styles: [(style: TextStyle, resolved: ResolvedStyle)] = []
  private static let limit = 8

  static func notes(of session: ShapingSession) -> ShapingNotes {
    if let kept = session.notes as? ShapingNotes { return kept }
    let notes = ShapingNotes()
    session.notes = notes
    return notes
  }

  /// Returns a style with its fonts looked up. All sessions of a thread's scratch use the same fonts.
  func style(_ style: TextStyle, fonts: FontCollection) -> ResolvedStyle {
    if let place = styles.lastIndex(where: { $0.style == style }) { return styles[place].resolved }
    let resolved = ResolvedStyle(style, fonts: fonts)
    if styles.count >= Self.limit { styles.removeFirst() }
    styles.append((style, resolved))
    return resolved
  }
}
