import BubbleLayout
import LayoutFormat
import TextLayout

/// The size of a layout and the time it took.
struct LayoutSummary {
  /// The number of messages.
  var count = 0
  var height: LayoutUnit = 0
  /// The time that the layout itself took, without reading and writing.
  var duration = Duration.zero
  /// Whether one of the rows was the unread line.
  var hasUnreadLine = false
  /// The characters that no font has; the rows show boxes for them.
  var missing = MissingGlyphs()

  /// Adds a row, which must be below all earlier rows.
  mutating func add(_ row: TranscriptRow) {
    height = row.frame.maxY
    missing.add(row)
    switch row {
    case .message: count += 1
    case .separator(let separator): hasUnreadLine = hasUnreadLine || separator.kind == .unread
    case .typing: break
    }
  }

  /// The summary in one line.
  var text: String {
    let total = milliseconds(duration)
    guard count > 0 else { return "no messages" }
    let each = microseconds(duration / count)
    let messages = count == 1 ? "1 message" : "\(count) messages"
    return "\(messages), \(height) pt high, laid out in \(total) ms (\(each) µs a message)"
  }

  private func milliseconds(_ duration: Duration) -> String { decimal(duration / .milliseconds(1)) }

  private func microseconds(_ duration: Duration) -> String { decimal(duration / .microseconds(1)) }

  /// Formats a number with one decimal.
  private func decimal(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
