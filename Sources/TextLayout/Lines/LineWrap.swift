/// Where lines may end beside hard breaks; UIKit's word wrap, character wrap and clipping.
public enum LineWrap: String, Hashable, Sendable, Codable {
  /// At break opportunities.
  case words
  /// Between any two grapheme clusters.
  case characters
  /// Nowhere: lines that are too long stick out.
  case none
}
