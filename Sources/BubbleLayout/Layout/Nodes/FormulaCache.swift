import TextLayout

/// Lays out formulas and caches the latest ones, because visible messages are prepared again and formulas
/// repeat.
final class FormulaCache: Sendable {
  private let typesetter: any FormulaTypesetting
  private let recent = RecentValues<FormulaRequest, TypesetFormula?>(limit: 256)

  init(_ typesetter: any FormulaTypesetting) { self.typesetter = typesetter }

  /// Returns a formula that has been laid out; nil if the typesetter cannot lay it out.
  func typeset(_ request: FormulaRequest) -> TypesetFormula? {
    guard request.size > 0, request.size.isFinite else { return nil }
    if let known = recent.known(request) { return known }
    let made = typesetter.typeset(request).flatMap { $0.isUsable ? $0 : nil }
    // Long formulas are rare and large, so they are not cached.
    if request.source.utf8.count <= Self.longestKept { recent.add(made, for: request) }
    return made
  }

  /// Returns the reasons why the typesetter cannot lay a formula out.
  func problems(in request: FormulaRequest) -> [FormulaProblem] { typesetter.problems(in: request) }

  private static let longestKept = 2_048
}

extension TypesetFormula {
  /// Whether the formula can be drawn and its lengths can be added up. An application's own typesetter may
  /// return any values.
  fileprivate var isUsable: Bool {
    let lengths = -Self.longest...Self.longest
    guard (0...Self.longest).contains(width), lengths.contains(ascent), lengths.contains(descent),
      ascent + descent >= 0
    else { return false }
    var last = (start: LayoutUnit.zero, runs: 0, rules: 0, slots: 0)
    for place in breaks {
      guard place.end >= last.start, place.start >= place.end, place.start <= width,
        last.runs <= place.place.runs, place.place.runs <= runs.count,
        last.rules <= place.place.rules, place.place.rules <= rules.count,
        last.slots <= place.place.slots, place.place.slots <= slots.count,
        lengths.contains(place.place.ascent), lengths.contains(place.place.descent)
      else { return false }
      last = (place.start, place.place.runs, place.place.rules, place.place.slots)
    }
    return true
  }

  /// The maximum length, in points. With this limit, sums of lengths stay exact.
  private static var longest: LayoutUnit { 1_048_576 }
}
