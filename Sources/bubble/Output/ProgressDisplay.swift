import Foundation

/// A count of the messages, or of other things, done so far, shown on a terminal only when the work takes long.
struct ProgressDisplay {
  private let isShown: Bool
  private var next = ContinuousClock.now + .milliseconds(700)
  private var isDrawn = false
  private let unit: String

  /// - Parameters:
  ///   - output: The output; nothing is shown where it goes to a terminal too.
  ///   - unit: What is counted.
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
