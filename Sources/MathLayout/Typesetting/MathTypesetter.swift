import Synchronization
import TextLayout
import TextShaping
import TextUnicode

/// Lays out formulas as MathML Core specifies, with a font that has OpenType's MATH table, in whole 1/64
/// points.
///
/// Immutable and safe to share between threads. The same formula always gets the same layout.
public struct MathTypesetter: Sendable {
  /// The reader of formulas in TeX, with its limits and macros.
  public var tex = TeXReader()
  /// The reader of formulas in MathML.
  public var mathML = MathMLReader()
  /// The converter of formulas to spoken English; nil if the source of formulas should be spoken.
  public var speech: FormulaSpeech? = FormulaSpeech()
  private let face: MathFace
  private let setters: SetterPool

  /// Creates a typesetter with a font.
  ///
  /// - Parameters:
  ///   - font: A face with a MATH table.
  ///   - fallback: The fonts for characters that the face lacks, such as Chinese words in a formula; nil if
  ///     there is none.
  ///   - policy: Whether boxes follow browsers where these differ from MathML Core and from the font.
  ///     `browser` rounds glyph extents to whole points, reserves the width of the widest form around
  ///     brackets, and neither kerns scripts nor places accents by the font.
  /// - Throws: `MathTypesetterError.noMathTable` for a font without the table.
  public init(
    font: FontFace, fallback: FontCollection? = nil, policy: LayoutPolicy = .unicode
  ) throws(MathTypesetterError) {
    guard font.hasMathTable else { throw .noMathTable(path: font.path) }
    face = MathFace(font, fallback: fallback, policy: policy)
    setters = SetterPool(face)
  }

  /// Lays out a tree.
  ///
  /// - Parameters:
  ///   - node: The formula.
  ///   - isDisplay: Whether it is set in display style, as on a line of its own.
  ///   - size: The em in points. NaN and negative sizes count as 0, sizes above 2,000 as 2,000.
  /// - Complexity: Linear in the number of nodes and of characters.
  public func typeset(_ node: MathNode, isDisplay: Bool, size: Double) -> TypesetFormula {
    setters.use { setter in
      let root = setter.layOut(node, isDisplay: isDisplay, size: size)
      var formula = setter.draw(root, isDisplay: isDisplay)
      if setter.layoutsLeft == 0 {
        let reason = "Parts of the formula are not placed, because it needs too much work."
        formula.problems.append(FormulaProblem(range: 0..<0, reason: reason))
      }
      return formula
    }
  }

  /// Returns the boxes of a tree's nodes, in the order of the tree, for tests that compare them with
  /// browsers.
  package func boxes(of node: MathNode, isDisplay: Bool, size: Double) -> [FormulaBox] {
    setters.use { setter in
      let root = setter.layOut(node, isDisplay: isDisplay, size: size)
      return setter.boxes(from: root)
    }
  }

  /// The work that a formula needs.
  package struct Work {
    package let elements: Int
    /// The calls of HarfBuzz's shaper.
    package let shapings: Int
    /// The layouts of elements.
    package let layouts: Int
    /// Whether all elements were laid out within the limit.
    package let isComplete: Bool
  }

  /// Counts the work of a formula, for tests, which may set another limit of layouts.
  package func work(of node: MathNode, isDisplay: Bool, size: Double, layoutsPerElement: Int? = nil) -> Work {
    let setter = FormulaSetter(face)
    _ = setter.layOut(
      node, isDisplay: isDisplay, size: size,
      layoutsPerElement: layoutsPerElement ?? FormulaSetter.layoutsPerElement)
    return Work(
      elements: setter.elements.count, shapings: setter.shaper.shapeCount, layouts: setter.layoutCount,
      isComplete: setter.layoutsLeft > 0)
  }
}

extension MathTypesetter: FormulaTypesetting {
  /// Lays out a formula; nil if no part of it can be read.
  ///
  /// Parts that cannot be read are shown as they were written, and listed among the problems.
  ///
  /// - Complexity: Linear in the source.
  public func typeset(_ formula: FormulaRequest) -> TypesetFormula? {
    let read = read(formula)
    guard read.isUnderstood else { return nil }
    var result = typeset(read.node, isDisplay: formula.isDisplay, size: formula.size)
    result.tag = read.tag
    result.problems = read.problems + result.problems
    result.spoken = speech.map { $0.words(read.node) }.flatMap { $0.isEmpty ? nil : $0 }
    return result
  }

  /// Returns the parts of a formula that could not be read, with their reasons.
  ///
  /// - Complexity: Linear in the source.
  public func problems(in formula: FormulaRequest) -> [FormulaProblem] { read(formula).problems }

  private func read(_ formula: FormulaRequest) -> ReadFormula {
    switch formula.notation {
    case .tex: formula.isUnfinished ? tex.read(beginning: formula.source) : tex.read(formula.source)
    case .mathML: mathML.read(formula.source)
    }
  }
}

/// Why formulas cannot be laid out.
public enum MathTypesetterError: Error, Hashable, Sendable {
  /// The font has no MATH table.
  case noMathTable(path: String)
  /// There is no font, because the bundled fonts cannot be used or were left out of the build.
  case noFont(reason: String)
}

extension MathTypesetterError: CustomStringConvertible {
  /// The path and the reason.
  public var description: String {
    switch self {
    case .noMathTable(let path): "\(path): the font has no MATH table, so it cannot be used for formulas"
    case .noFont(let reason): "there is no font for formulas: \(reason)"
    }
  }
}

extension FormulaSetter {
  /// Lays out a formula and returns its root element.
  fileprivate func layOut(
    _ node: MathNode, isDisplay: Bool, size: Double, layoutsPerElement: Int = FormulaSetter.layoutsPerElement
  ) -> Int {
    start()
    let size = FontInstance.size(points: size)
    let root = makeElements(of: node, MathSetting(size: size, textSize: size, level: 0, isDisplay: isDisplay))
    allowLayouts(perElement: layoutsPerElement)
    layOut(root)
    return root
  }
}

/// The setters that are not in use, with their caches of shaped glyphs.
private final class SetterPool: Sendable {
  private let face: MathFace
  private let idle = Mutex<[Idle]>([])

  /// An idle setter. Sendable because only the thread that takes it from the pool uses it.
  private struct Idle: @unchecked Sendable {
    let setter: FormulaSetter
  }

  /// The maximum number of idle setters.
  private static let limit = 8

  init(_ face: MathFace) { self.face = face }

  func use<Result>(_ body: (FormulaSetter) -> Result) -> Result {
    let setter = idle.withLock { $0.popLast() }?.setter ?? FormulaSetter(face)
    let result = body(setter)
    let returned = Idle(setter: setter)
    idle.withLock { if $0.count < Self.limit { $0.append(returned) } }
    return result
  }
}
