import TextShaping
import TextUnicode

/// How far a tab leads: to the next stop of a list, and after the last of them to the next multiple of a distance.
struct TabRule: Sendable {
  /// Ascending, without repetitions, beyond the line's start.
  private let stops: [Advance]
  /// Between two of the stops that go on for ever; 0 for none.
  private let distance: Advance
  /// The advance of a space of the text's own style.
  let space: Advance
  /// A tab to one of those is no narrower than this: it goes on to the stop after. Half a space, as in Chromium;
  /// CSS Text 3 §4.2 would have half a zero.
  private let leastWidth: Advance

  /// - Parameters:
  ///   - options: Its `tabSize` counts spaces.
  ///   - space: The advance of the first font's space.
  ///   - spacing: What is added to a space of the text's own style; stops are apart by as many spaces with it (CSS
  ///     Text 3 §4.2).
  init(_ options: ParagraphOptions, space: Advance, spacing: Advance) {
    stops =
      options.tabStops.isEmpty
      ? [] : Set(options.tabStops.map(Advance.init(points:))).filter { $0 > .zero }.sorted()
    self.space = space + spacing
    distance = (space + spacing) * min(max(0, options.tabSize), 1_000)
    leastWidth = space.share(1, of: 2)
  }

  /// The width of a tab that starts at `x`, the line's start being 0. O(log n) in the stops.
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
