import Synchronization
import TextLayout

/// The shaped text of growing lines, and their measurements at the latest width. Copies share it until one of them grows.
final class GrowingParagraph: Sendable {
  private struct Latest {
    var paragraph: StreamedParagraph
    var lines: (width: AvailableWidth, measure: TextMeasure)?
  }

  private let latest: Mutex<Latest>

  init(_ paragraph: StreamedParagraph) { latest = Mutex(Latest(paragraph: paragraph)) }

  init(copying other: GrowingParagraph) { latest = Mutex(other.latest.withLock { $0 }) }

  /// Changes the text. Only its owner may do so, while there is no other.
  func change(_ change: (inout StreamedParagraph) -> Int) -> Int {
    latest.withLock {
      $0.lines = nil
      return change(&$0.paragraph)
    }
  }

  /// Whether no line can be taller than one that has only the first font.
  var hasPlainLines: Bool { latest.withLock { $0.paragraph.hasPlainLines } }

  /// The edge at which the lines stand (see `Paragraph.firstEdge`).
  var edge: TextAlignment? { latest.withLock { $0.paragraph.paragraph.firstEdge } }

  /// Measures the lines, always with the same options.
  func measure(in width: AvailableWidth, options: LayoutOptions) -> TextMeasure {
    latest.withLock { latest in
      if let known = latest.lines, known.width == width || known.measure.validWidths.contains(width) {
        return known.measure
      }
      let measure = latest.paragraph.measure(in: width, options: options)
      latest.lines = (width, measure)
      return measure
    }
  }
}

extension Paragraph {
  /// The edge at which the lines of a block's text stand: that of the first line's direction. Nil if all lines have one
  /// direction, whose side they begin at anyway.
  var firstEdge: TextAlignment? { hasOneDirection ? nil : startsRightToLeft ? .right : .left }
}
