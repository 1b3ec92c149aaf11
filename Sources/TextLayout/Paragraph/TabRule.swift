import TextShaping
import TextUnicode

/// How far a tab leads: to the next stop of a list, and after the last of them to the next multiple of a distance.
struct TabRule: Sendable {
  /// Ascending, without repetitions, beyond the line's start; 1/65536 point.
  private let stops: [Int64]
  /// Between two of the stops that go on for ever, in 1/65536 point; 0 for none.
  private let distance: Int64
  /// A tab to one of those is no narrower than this: it goes on to the stop after. Half a space, as in Chromium;
  /// CSS Text 3 §4.2 would have half a zero.
  private let leastWidth: Int64

  /// - Parameters:
  ///   - options: Its `tabSize` counts spaces.
  ///   - space: The advance of the first font's space, in 1/65536 point.
  init(_ options: ParagraphOptions, space: Int64) {
    stops = Set(options.tabStops.map(Advance.length)).filter { $0 > 0 }.sorted()
    distance = space * Int64(min(max(0, options.tabSize), 1_000))
    leastWidth = space / 2
  }

  /// The width of a tab that starts at `x`, the line's start being 0. O(log n) in the stops.
  func width(at x: Int64) -> Int64 {
    guard x >= 0 else { return 0 }
    if let last = stops.last, x < last {
      return stops[(0..<stops.count).partition { stops[$0] > x }] - x
    }
    guard distance > 0 else { return 0 }
    let width = distance - x % distance
    return width < leastWidth ? width + distance : width
  }
}
