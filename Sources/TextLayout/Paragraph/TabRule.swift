import TextShaping
import TextUnicode

/// The rule for the width of a tab. A tab leads to the next stop of a list; after the last stop of the list
/// it leads to the next multiple of a distance.
struct TabRule: Sendable {
  /// The stops of the list: ascending, without duplicates, all after the line's start.
  private let stops: [Advance]
  /// The distance between the repeated stops after the list; 0 if there are none.
  private let distance: Advance
  /// The advance of a space of the text's own style.
  let space: Advance
  /// The minimum width of a tab that leads to a repeated stop; a narrower one leads to the stop after it. It
  /// is half a space, as in Chromium; in CSS Text 3 §4.2 it is half the advance of `0`.
  private let leastWidth: Advance

  /// - Parameters:
  ///   - options: The options. Their `tabSize` counts spaces.
  ///   - space: The advance of the first font's space.
  ///   - spacing: The spacing that is added to a space of the text's own style. The distance between stops
  ///     includes it (CSS Text 3 §4.2).
  init(_ options: ParagraphOptions, space: Advance, spacing: Advance) {
    stops =
      options.tabStops.isEmpty
      ? [] : Set(options.tabStops.map(Advance.init(points:))).filter { $0 > .zero }.sorted()
    self.space = space + spacing
    distance = (space + spacing) * min(max(0, options.tabSize), 1_000)
    leastWidth = space.share(1, of: 2)
  }

  /// Returns the width of a tab that starts at `x`, measured from the line's start. O(log n) in the number of
  /// stops.
  func width(at x: Advance) -> Advance {
    guard x >= .zero else { return .zero }
    if let last = stops.last, x < last {
      return stops[(0..<stops.count).partition { stops[$0] > x }] - x
    }
    guard distance > .zero else { return .zero }
    let width = distance - Advance(rawValue: x.rawValue % distance.rawValue)
    return width < leastWidth ? width + distance : width
  }
}
