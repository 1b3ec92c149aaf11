import TextLayout
import TextShaping

/// A formula, or a piece of a formula in a line of text: glyphs and rules at exact positions.
///
/// The part fills the space that the text reserves for the formula. `path` is the path of that text, and
/// `index` the index of the formula among the objects in the text.
public struct FormulaPart: Hashable, Sendable {
  /// The frame of the part, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The baseline of the first line, from the top of the cell, in points.
  public internal(set) var baseline: LayoutUnit
  /// The index of the formula among the objects in its text.
  public let index: Int
  /// The path of the text that contains the formula, in the message.
  public let path: ContentPath
  /// The source of the formula, as it was written.
  public let source: String
  /// The notation of the source.
  public let notation: FormulaRequest.Notation
  /// Whether the formula is set in display style, as formulas on lines of their own are.
  public let isDisplay: Bool
  /// The role of the colour of all glyphs and rules that have no colour of their own: that of the letters
  /// around the formula, such as a link's.
  public let foreground: ColorRole
  /// The colour that the message itself gives to the text around the formula; nil if there is none. It
  /// replaces `foreground`, and is the same in both themes.
  public let tint: Color?
  /// Whether a spoiler covers the formula until the reader uncovers it. The text that contains the formula
  /// has the cover.
  public internal(set) var isCovered = false
  /// For a formula in a line of text, how many parts before this one the text is; nil for other formulas.
  var textPlace: Int32?
  /// What a screen reader says, in English; nil if it reads the source.
  public var spoken: String? { formula.spoken }
  /// Which runs and rules are on which line. A formula that was too wide has several lines.
  private var lines: [Line]
  private let formula: TypesetFormula

  /// The part of a formula that is on one line.
  struct Line: Hashable, Sendable {
    /// The point, relative to the cell, from which positions on this line are measured. The whole formula
    /// would start there if it were one line with this part in the same place.
    var origin: Point
    var contents: FormulaContents

    /// Makes the line of a piece whose start is at a given point of the baseline.
    init(_ piece: FormulaPiece, at start: Point) {
      self.init(piece.start, piece.contents, at: start)
    }

    /// - Parameter place: The distance from the start of the formula to the start of the line, in points.
    init(_ place: LayoutUnit, _ contents: FormulaContents, at start: Point) {
      origin = Point(x: start.x - place, y: start.y)
      self.contents = contents
    }
  }

  /// - Parameters:
  ///   - frame: The frame, relative to the cell, like the positions in `lines`.
  ///   - words: The text that the formula replaces.
  ///   - color: The colour of the letters around the formula.
  ///   - foreground: The role of the colour if `color` is one that the message gives.
  init(
    _ formula: TypesetFormula, _ object: InlineObject, words: String, frame: Rect, baseline: LayoutUnit,
    lines: [Line], index: Int, path: ContentPath, color: TextColor,
    or foreground: ColorRole
  ) {
    self.formula = formula
    self.frame = frame
    self.baseline = baseline
    self.lines = lines
    self.index = index
    self.path = path
    switch color {
    case .role(let role): (self.foreground, tint) = (role, nil)
    case .given(let given): (self.foreground, tint) = (foreground, given)
    }
    source = object.source ?? words
    notation = object.notation
    isDisplay = object.isDisplay
  }

  /// The formula's glyphs, relative to the cell, from back to front.
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

  /// The formula's rules, relative to the cell. Rules that are painted behind the glyphs come first, the
  /// others last.
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

  /// The positions of the parts of fractions, roots and scripts, relative to the cell. Each part comes before
  /// the parts inside it.
  ///
  /// - Complexity: Linear in the parts, each time.
  package var slots: [FormulaSlot] {
    lines.flatMap { line in
      formula.slots[line.contents.slots].map {
        FormulaSlot($0.role, at: Point(x: line.origin.x + $0.origin.x, y: line.origin.y + $0.origin.y))
      }
    }
  }

  /// The fonts of the glyphs, in the order of the glyphs. A font may occur more than once.
  package var fonts: [FontInstance] { lines.flatMap { formula.runs[$0.contents.runs].map(\.font) } }

  /// Returns the part moved to another frame of the same size.
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
