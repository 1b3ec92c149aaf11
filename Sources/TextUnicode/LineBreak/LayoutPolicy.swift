/// Whether a layout follows Unicode or browsers where the two differ.
public enum LayoutPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Lines break as UAX #14 says. An emoji comes from the first face that fits its presentation and has it
  /// (UTS #51 §2), which for emoji presentation is a coloured face. Its width is the advance in `hmtx`, as in
  /// HarfBuzz and Pango.
  case unicode
  /// Lines break and emoji are chosen as in Chromium.
  ///
  /// Line breaks: Chromium's table for pairs of ASCII characters, an opportunity after all spaces and tabs,
  /// and UAX #14 elsewhere. Two differences from Chromium are intended. Every hard break of UAX #14 ends a
  /// line, while Chromium knows only LF. The whole text is analysed at once, while Chromium starts again at
  /// each line, so that it may not see the end of the line before, and its dictionaries may divide words
  /// differently.
  ///
  /// Emoji: each comes from the first face of the stack that has all of it, coloured or not. So a plain
  /// symbol font before the coloured one takes some emoji, but with U+FE0F they stay coloured. Bitmap emoji
  /// are as wide as their bitmaps, scaled with the bitmap size: in Noto Color Emoji 136/109 em instead of
  /// 2550/2048.
  case browser
}
