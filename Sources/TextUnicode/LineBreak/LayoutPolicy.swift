/// Whether a layout follows Unicode or browsers where they differ.
public enum LayoutPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Lines break by UAX #14 as written. Emoji come from the first coloured face that has them, as their presentation
  /// says (UTS #51 §2), and are as wide as `hmtx` says, as with HarfBuzz and Pango.
  case unicode
  /// What Chromium does.
  ///
  /// Lines: a table of its own for pairs of ASCII characters, always an opportunity after spaces and tabs, UAX #14
  /// elsewhere. On purpose unlike Chromium, every hard break of UAX #14 ends a line (Chromium knows LF alone), and
  /// the whole text is analysed at once (Chromium starts anew at each line, so that it may not see what a line
  /// before ended with, and dictionaries may divide words otherwise).
  ///
  /// Emoji: from the first face of the stack that has all of one, coloured or not, so that a plain symbol font
  /// before the coloured one takes some; with U+FE0F they stay coloured. They are as wide as their bitmaps, scaled
  /// with their strike: for Noto Color Emoji 136/109 em instead of 2550/2048.
  case browser
}
