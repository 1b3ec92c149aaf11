/// Where lines may end apart from hard breaks (like UIKit's word wrap, character wrap and clipping).
public enum LineWrap: String, Hashable, Sendable, Codable {
  /// At break opportunities.
  case words
  /// Between any two grapheme clusters.
  case characters
  /// Nowhere: lines that are too long overflow.
  case none
}
