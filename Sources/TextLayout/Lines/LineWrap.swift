/// Where lines may end besides hard breaks (as UIKit's word wrap, character wrap and clipping).
public enum LineWrap: String, Hashable, Sendable, Codable {
  /// At break opportunities.
  case words
  /// Between any two grapheme clusters.
  case characters
  /// Nowhere: lines that are too long overflow.
  case none
}
