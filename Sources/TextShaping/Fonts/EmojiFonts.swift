/// Which face shows an emoji that no variation selector asks for.
public enum EmojiFonts: String, Hashable, Sendable, Codable {
  /// The first coloured face that has it, as its presentation says (UTS #51 §2).
  case colored
  /// The first face of the stack that has all of it, coloured or not, as Chromium does with a list of families: a
  /// plain symbol font before the coloured one takes some emoji from it. Emoji with U+FE0F stay coloured.
  case familyOrder
}
