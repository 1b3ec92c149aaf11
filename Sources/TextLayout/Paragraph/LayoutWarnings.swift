import TextShaping
import TextUnicode

/// Reasons why a layout may not look as its author intended.
public struct LayoutWarnings: OptionSet, Hashable, Sendable {
  /// The warnings as bits.
  public let rawValue: Int

  /// Creates warnings from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No font has some character; a last-resort glyph is shown for it.
  public static let lastResortGlyph = LayoutWarnings(rawValue: 1)
  /// The text has Han characters and no language, so it is unknown whether they are Chinese, Japanese or
  /// Korean.
  public static let missingLanguage = LayoutWarnings(rawValue: 2)
  /// A word wider than the line was broken between two grapheme clusters.
  public static let emergencyBreak = LayoutWarnings(rawValue: 4)
}

extension LayoutWarnings: CustomStringConvertible {
  /// The warnings' names, in a fixed order.
  public var names: [String] {
    [
      (LayoutWarnings.lastResortGlyph, "lastResortGlyph"), (.missingLanguage, "missingLanguage"),
      (.emergencyBreak, "emergencyBreak"),
    ].filter { contains($0.0) }.map(\.1)
  }

  /// The warnings' names between brackets.
  public var description: String { "[" + names.joined(separator: ", ") + "]" }
}

extension Paragraph {
  static func warnings(of runs: some Sequence<ShapedRun>) -> LayoutWarnings {
    var warnings: LayoutWarnings = []
    for run in runs where run.kind == .text {
      if !run.isCovered { warnings.insert(.lastResortGlyph) }
      if run.properties.script == .han && run.properties.language == nil { warnings.insert(.missingLanguage) }
    }
    return warnings
  }
}
