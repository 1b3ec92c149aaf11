import TextShaping
import TextUnicode

/// The ink of a line whose marks extend far from their bases: a box around all that its glyphs draw.
public struct LineInk: Hashable, Sendable {
  /// The index of the line.
  public let line: Int
  /// The box, relative to the block, in points.
  public let frame: Rect
}

extension TextBlock {
  /// The ink of each line that may extend far beyond its line box; empty for most texts.
  ///
  /// Fonts leave room in their ascent and descent for common marks. Only marks that are stacked over or under
  /// others, or glyphs of a font whose own bounding box is much larger than its lines, need more. Only lines
  /// with such glyphs are measured.
  ///
  /// - Complexity: O(1) for a text in which no glyph is moved, else linear in the text.
  public var inks: [LineInk] {
    let marked = paragraph.markedOffsets
    guard !marked.isEmpty else { return [] }
    var next = 0
    var inks: [LineInk] = []
    for (index, line) in lines.enumerated() {
      while next < marked.count, marked[next] < line.start { next += 1 }
      guard next < marked.count else { break }
      if marked[next] < line.end, let frame = ink(ofLine: index) {
        inks.append(LineInk(line: index, frame: frame))
      }
    }
    return inks
  }

  /// Returns the box around the ink of a line, relative to the block, in points; nil for a line that draws nothing.
  ///
  /// - Complexity: Linear in the line.
  package func ink(ofLine index: Int) -> Rect? {
    // The edges in 1/65536 point, y downwards.
    var (left, right, top, bottom) = (Int64.max, Int64.min, Int64.max, Int64.min)
    for run in glyphRuns(inLine: index) where run.placeholder == nil {
      for glyph in run.glyphs {
        let ink = run.font.ink(of: glyph.id, run.synthesis)
        if ink.isEmpty { continue }
        let (x, y) = (glyph.origin.x.advance.rawValue, glyph.origin.y.advance.rawValue)
        (left, right) = (min(left, x + Int64(ink.left)), max(right, x + Int64(ink.right)))
        (top, bottom) = (min(top, y - Int64(ink.top)), max(bottom, y - Int64(ink.bottom)))
      }
    }
    guard left < right, top < bottom else { return nil }
    let origin = Point(x: .roundingDown(left), y: .roundingDown(top))
    return Rect(
      x: origin.x, y: origin.y, width: .roundingUp(right) - origin.x, height: .roundingUp(bottom) - origin.y)
  }
}

extension LayoutUnit {
  /// Rounds a length in 1/65536 point up to a unit.
  fileprivate static func roundingUp(_ length: Int64) -> LayoutUnit {
    LayoutUnit(roundingUp: Advance(rawValue: length))
  }

  /// Rounds a length in 1/65536 point down to a unit.
  fileprivate static func roundingDown(_ length: Int64) -> LayoutUnit { -roundingUp(-length) }
}

extension Paragraph {
  /// The UTF-16 offsets of the clusters with glyphs that may extend far beyond their line, ascending.
  fileprivate var markedOffsets: [Int] {
    var offsets: [Int] = []
    for run in runs where run.kind == .text {
      if run.font.instance.exceedsItsLine, run.properties.script.stacksLetters {
        offsets += run.glyphs.map { Int(glyphs[$0].cluster) }
      } else {
        // A mark beside which another fits is moved by less than an eighth of the em.
        offsets += glyphs.clusters(of: run.glyphs, movedBy: run.font.instance.size / 8)
      }
    }
    return offsets.sorted()
  }
}

extension Script {
  /// Whether the letters of the script stand above and below each other. Fonts with ideographs have a large
  /// bounding box because of a few symbols, but their letters stay in their boxes.
  fileprivate var stacksLetters: Bool { !Self.flat.contains(self) }

  private static let flat = Set(
    ["Zyyy", "Zinh", "Latn", "Grek", "Cyrl", "Hani", "Hira", "Kana", "Bopo", "Hang"].compactMap {
      Script(tag: $0)
    })
}
