/// How the middle of a picture fills a larger frame.
public enum Resizing: String, Hashable, Sendable, Codable, CaseIterable {
  case stretch
  case tile
}
