/// Where the advances of bitmap glyphs (colour emoji) come from: a font states them twice.
public enum BitmapAdvances: String, Hashable, Sendable, Codable {
  /// The `hmtx` table, as for any other glyph; what HarfBuzz and Pango do.
  case horizontalMetrics
  /// The width of the bitmaps themselves, scaled with their strike; what Chromium and Skia do. For Noto Color
  /// Emoji that is 136/109 em instead of 2550/2048.
  case strike
}
