import TextLayout

/// What a layout came to.
struct LayoutSummary {
  var count = 0
  var height: LayoutUnit = 0
  /// The time that layout took, reading and writing apart.
  var duration = Duration.zero

  /// One line for people.
  var text: String {
    let total = milliseconds(duration)
    guard count > 0 else { return "no messages" }
    let each = microseconds(duration / count)
    let messages = count == 1 ? "1 message" : "\(count) messages"
    return "\(messages), \(height) pt high, laid out in \(total) ms (\(each) µs a message)"
  }

  private func milliseconds(_ duration: Duration) -> String { decimal(duration / .milliseconds(1)) }

  private func microseconds(_ duration: Duration) -> String { decimal(duration / .microseconds(1)) }

  /// One digit after the point.
  private func decimal(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
