import BubbleLayout
import TextLayout
import TextShaping

/// Draws the lines of goldens as glyphs, so that a report looks the same in every browser.
///
/// Lines of goldens without glyphs are shaped again with the bundled fonts, at the size at which the line has
/// its recorded width.
struct GoldenLetters {
  private let engine: LayoutEngine

  /// Returns nil in builds without bundled fonts.
  init?() {
    guard let engine = try? LayoutEngine(fonts: .bundled) else { return nil }
    self.engine = engine
  }

  /// Converts a line to a part of a cell; nil if no bundled font gives the line its recorded width.
  ///
  /// - Parameters:
  ///   - place: The line's top left corner, relative to the cell.
  func part(of line: GoldenNode, at place: Point, width: LayoutUnit, foreground: ColorRole) -> Part? {
    let text = GoldenLine.shownText(line)
    guard !text.isEmpty, !text.contains("\u{FFFC}"), width > 0, let frame = line.frame,
      let baseline = line.value("baseline").flatMap({ LayoutUnit(rounded: $0) })
    else { return nil }
    let sizes = [FontWeight.regular, .bold].compactMap { weight -> (weight: FontWeight, size: Double)? in
      let measured = shaped(text, 100, weight).size.width
      guard measured > 0 else { return nil }
      return (weight, 100 * width.points / measured.points)
    }
    // Font sizes are usually multiples of one half. So the face whose size is nearest to such a multiple is
    // probably the one that was used.
    guard let best = sizes.min(by: { Self.distance($0.size) < Self.distance($1.size) - 0.01 }),
      (0.3 * frame.height.points...1.6 * frame.height.points).contains(best.size)
    else { return nil }
    let block = shaped(text, best.size, best.weight)
    guard let own = block.lines.first, block.lines.count == 1 else { return nil }
    let top = place.y + baseline - frame.minY - own.baseline
    return .label(
      LabelPart(
        frame: Rect(x: place.x, y: top, width: width, height: frame.height), role: .title, text: text,
        alignment: .left, block: block, blockOrigin: .zero, foreground: foreground))
  }

  private func shaped(_ text: String, _ size: Double, _ weight: FontWeight) -> TextBlock {
    engine.paragraph(text, font: .system(size, weight)).layout(width: .infinity)
  }

  /// Returns the distance of a size from the nearest multiple of one half.
  private static func distance(_ size: Double) -> Double { abs((size * 2).rounded() - size * 2) }
}

/// Reads the parts of a golden's line that a report shows.
enum GoldenLine {
  /// Returns the visible text of a line: with an ellipsis in place of the part that is cut off, and without
  /// spaces at the end.
  static func shownText(_ line: GoldenNode) -> String {
    var text = GoldenSpelling.text(line.value("text") ?? "\"\"")
    if let start = bounds(line.value("range"))?.0, let hidden = bounds(line.value("hidden")) {
      let units = Array(text.utf16)
      let (from, to) = (
        min(max(0, hidden.0 - start), units.count), min(max(0, hidden.1 - start), units.count)
      )
      if from <= to {
        text =
          String(decoding: units[..<from], as: UTF16.self) + "…"
          + String(decoding: units[to...], as: UTF16.self)
      }
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func bounds(_ spelling: String?) -> (Int, Int)? {
    let numbers = GoldenValue(name: "", spelling: spelling ?? "").components.compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
