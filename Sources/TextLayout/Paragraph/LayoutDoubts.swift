import TextShaping
import TextUnicode

/// Reasons why a layout may not look as its author meant it, for front ends that check for them.
public struct LayoutDoubts: OptionSet, Hashable, Sendable {
  /// The doubts as bits.
  public let rawValue: Int

  /// Doubts from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No font has some character, for which a last-resort glyph is shown.
  public static let lastResortGlyph = LayoutDoubts(rawValue: 1)
  /// Han characters in a text without a language, so that it is not known whether they are Chinese, Japanese or
  /// Korean.
  public static let missingLanguage = LayoutDoubts(rawValue: 2)
  /// A word wider than the line was broken between two grapheme clusters.
  public static let emergencyBreak = LayoutDoubts(rawValue: 4)
}

extension LayoutDoubts: CustomStringConvertible {
  /// The doubts' names, in a fixed order.
  public var names: [String] {
    [
      (LayoutDoubts.lastResortGlyph, "lastResortGlyph"), (.missingLanguage, "missingLanguage"),
      (.emergencyBreak, "emergencyBreak"),
    ].filter { contains($0.0) }.map(\.1)
  }

  /// The doubts' names between brackets.
  public var description: String { "[" + names.joined(separator: ", ") + "]" }
}

extension Paragraph {
  static func doubts(of runs: some Sequence<ShapedRun>) -> LayoutDoubts {
    var doubts: LayoutDoubts = []
    for run in runs where run.kind == .text {
      if !run.isCovered { doubts.insert(.lastResortGlyph) }
      if run.properties.script == .han && run.properties.language == nil { doubts.insert(.missingLanguage) }
    }
    return doubts
  }
}
