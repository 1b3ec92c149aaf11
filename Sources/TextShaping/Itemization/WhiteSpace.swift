/// How white space is treated, like `white-space` of CSS Text 3.
public enum WhiteSpace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Runs of white space, including line ends, become one space; lines wrap.
  case normal
  /// Everything is kept; lines end only at hard breaks.
  case pre
  /// Everything is kept; lines wrap. Chat messages need this.
  case preWrap = "pre-wrap"
  /// Everything is kept, and takes up room at the end of a line too. Lines wrap, also after each of several
  /// spaces.
  case breakSpaces = "break-spaces"
  /// Runs of white space become one space, but hard breaks are kept; lines wrap.
  case preLine = "pre-line"
  /// Runs of white space, including line ends, become one space; lines do not wrap.
  case noWrap = "nowrap"

  /// Whether runs of spaces and tabs become one space.
  package var collapsesSpaces: Bool { self == .normal || self == .noWrap || self == .preLine }
  /// Whether line ends are no more than spaces.
  package var collapsesLineBreaks: Bool { self == .normal || self == .noWrap }
  /// Whether lines may end at break opportunities.
  package var wraps: Bool { self != .pre && self != .noWrap }
  /// Whether white space at the end of a line hangs beyond it (CSS Text 3 §4.1.3).
  package var hangs: Bool { self != .breakSpaces }
}
