/// How white space is treated, like `white-space` of CSS Text 3.
public enum WhiteSpace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Runs of white space, including line ends, become one space; lines wrap.
  case normal
  /// White space is kept; lines end only at hard breaks.
  case pre
  /// White space is kept; lines wrap. Chat messages need this.
  case preWrap = "pre-wrap"
  /// White space is kept, and takes up width at the end of a line too. Lines wrap, even between two spaces.
  case breakSpaces = "break-spaces"
  /// Runs of white space become one space, but hard breaks are kept; lines wrap.
  case preLine = "pre-line"
  /// Runs of white space, including line ends, become one space; lines do not wrap.
  case noWrap = "nowrap"

  /// Whether runs of spaces and tabs become one space.
  package var collapsesSpaces: Bool { self == .normal || self == .noWrap || self == .preLine }
  /// Whether line ends count as spaces.
  package var collapsesLineBreaks: Bool { self == .normal || self == .noWrap }
  /// Whether lines may end at break opportunities.
  package var wraps: Bool { self != .pre && self != .noWrap }
  /// Whether white space at the end of a line hangs beyond it (CSS Text 3 §4.1.3).
  package var hangs: Bool { self != .breakSpaces }
}
