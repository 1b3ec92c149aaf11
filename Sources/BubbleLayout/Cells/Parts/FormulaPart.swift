import TextLayout
import TextShaping

/// A formula, or the piece of one that stands in a line of text: glyphs and rules at exact places.
///
/// It fills the space that its text reserves for it: the object with the number `index` of the text at
/// `path`.
public struct FormulaPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The baseline of its first line, from the top of the cell, in points.
  public internal(set) var baseline: LayoutUnit
  /// The number of its object in the text that it stands in.
  public let index: Int
  /// Where that text stands in the message.
  public let path: ContentPath
  /// The source, as it was written.
  public let source: String
  /// The notation of the source.
  public let notation: FormulaRequest.Notation
  /// Whether it is set in display style, as on lines of its own.
  public let isDisplay: Bool
  /// The role of the colour of everything that has no colour of its own.
  public let foreground: ColorRole
  /// What a screen reader says, in English; nil for the source.
  public var spoken: String? { formula.spoken }
  /// Which runs and rules are on which line. A formula that was too wide has several lines.
  private var lines: [Line]
  private let formula: TypesetFormula

  /// Some of a formula.
  struct Line: Hashable, Sendable {
    /// Where the formula's own origin would be, relative to the cell.
    var origin: Point
    var contents: FormulaContents

    /// A piece of a formula whose start is at a point of the baseline.
    init(_ piece: FormulaPiece, at start: Point) {
      self.init(piece.start, piece.contents, at: start)
    }

    /// - Parameter place: How far from the formula's own start the line begins, in points.
    init(_ place: LayoutUnit, _ contents: FormulaContents, at start: Point) {
      origin = Point(x: start.x - place, y: start.y)
      self.contents = contents
    }
  }

  /// - Parameters:
  ///   - frame: Relative to the cell, as places in `lines` are.
  ///   - words: The text that represents the formula.
  init(
    _ formula: TypesetFormula, _ object: InlineObject, words: String, frame: Rect, baseline: LayoutUnit,
    lines: [Line], index: Int, path: ContentPath, foreground: ColorRole
  ) {
    self.formula = formula
    self.frame = frame
    self.baseline = baseline
    self.lines = lines
    self.index = index
    self.path = path
    self.foreground = foreground
    source = object.source ?? words
    notation = object.notation
    isDisplay = object.isDisplay
  }

  /// Its glyphs, relative to the cell, from back to front.
  ///
  /// - Complexity: Linear in the glyphs, each time.
  public var runs: [FormulaRun] {
    lines.flatMap { line in
      formula.runs[line.contents.runs].map { run in
        FormulaRun(
          font: run.font,
          glyphs: run.glyphs.map {
            PositionedGlyph(
              id: $0.id, origin: Point(x: line.origin.x + $0.origin.x, y: line.origin.y + $0.origin.y),
              cluster: $0.cluster)
          }, color: run.color)
      }
    }
  }

  /// Its rules, relative to the cell. Those that are behind come before the glyphs, the others after them.
  ///
  /// - Complexity: Linear in the rules, each time.
  public var rules: [FormulaRule] {
    lines.flatMap { line in
      formula.rules[line.contents.rules].map { rule in
        var rule = rule
        rule.frame = rule.frame.offset(x: line.origin.x, y: line.origin.y)
        return rule
      }
    }
  }

  /// Where the parts of its fractions, roots and scripts stand, relative to the cell, each before those inside it.
  ///
  /// - Complexity: Linear in these parts, each time.
  package var slots: [FormulaSlot] {
    lines.flatMap { line in
      formula.slots[line.contents.slots].map {
        FormulaSlot($0.role, at: Point(x: line.origin.x + $0.origin.x, y: line.origin.y + $0.origin.y))
      }
    }
  }

  /// The fonts of its glyphs, in their order, some more than once.
  package var fonts: [FontInstance] { lines.flatMap { formula.runs[$0.contents.runs].map(\.font) } }

  /// The same in another frame of the same size.
  func framed(_ frame: Rect) -> FormulaPart {
    var part = self
    let (x, y) = (frame.minX - self.frame.minX, frame.minY - self.frame.minY)
    part.frame = frame
    part.baseline = baseline + y
    for number in lines.indices {
      part.lines[number].origin = Point(x: lines[number].origin.x + x, y: lines[number].origin.y + y)
    }
    return part
  }
}
