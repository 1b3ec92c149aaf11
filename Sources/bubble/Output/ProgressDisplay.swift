import Foundation

/// Shows on a terminal how many messages, or other units, have been processed, if the work takes a long time.
struct ProgressDisplay {
  private let isShown: Bool
  private var next = ContinuousClock.now + .milliseconds(700)
  private var isDrawn = false
  private let unit: String

  /// - Parameters:
  ///   - output: The path of the output; nil for standard output. Nothing is shown if the output is a
  ///     terminal.
  ///   - unit: The name of the counted units.
  init(output: String?, unit: String = "messages") {
    self.unit = unit
    isShown = isatty(2) != 0 && (output != nil || isatty(1) == 0)
  }

  mutating func show(_ count: Int) {
    guard isShown, count % 64 == 0, ContinuousClock.now >= next else { return }
    next = .now + .milliseconds(100)
    isDrawn = true
    Diagnostics.draw("\r\(count) \(unit)")
  }

  mutating func clear() {
    if isDrawn { Diagnostics.draw("\r\u{1B}[K") }
    isDrawn = false
  }
}
