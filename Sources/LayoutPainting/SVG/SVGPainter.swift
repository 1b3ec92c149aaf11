import BubbleLayout
import TextLayout

/// Paints laid-out cells as SVG.
///
/// It reads the layout alone: nothing is measured, shaped or broken again. Glyphs are drawn as outlines (colour
/// glyphs as pictures), so the drawing looks the same wherever it is shown, whatever fonts are there. Each glyph
/// is defined once, just before the first cell that uses it, so the drawing can be written while cells arrive.
///
/// ```swift
/// let drawing = SVGPainter().drawing(of: cells)
/// ```
public struct SVGPainter: Sendable {
  public var theme: Theme
  /// Draws frames, lines, baselines and caps over the cells.
  public var showsFrames: Bool
  /// Lays the text, unseen, over the glyphs, so that it can be found, selected and read aloud.
  public var includesText: Bool
  /// Put before each identifier, for pages that hold several drawings.
  public var identifierPrefix: String
  /// Whether the drawing brings its own colours; a page that gives them itself says no.
  var includesStyleSheet = true

  public init(
    theme: Theme = .light, showsFrames: Bool = false, includesText: Bool = false,
    identifierPrefix: String = ""
  ) {
    self.theme = theme
    self.showsFrames = showsFrames
    self.includesText = includesText
    self.identifierPrefix = identifierPrefix
  }

  /// Paints cells where their frames are.
  ///
  /// - Parameters:
  ///   - cells: In any order; later ones are painted over earlier ones.
  ///   - size: The size of the drawing, in points.
  ///   - output: Receives the drawing cell by cell.
  /// - Complexity: Linear in the glyphs; memory grows with the number of different glyphs only.
  public func paint(_ cells: some Sequence<Cell>, size: Size, to output: inout some TextOutputStream) {
    var writer = SVGWriter(painter: self)
    writer.begin(size: size)
    writer.flush(to: &output)
    for cell in cells {
      writer.paint(cell)
      writer.flush(to: &output)
    }
    writer.end()
    writer.flush(to: &output)
  }

  /// The drawing of cells, as large as their frames reach.
  public func drawing(of cells: [Cell]) -> String {
    var drawing = ""
    paint(cells, size: Self.size(of: cells), to: &drawing)
    return drawing
  }

  /// How far cells reach from the transcript's top left corner.
  public static func size(of cells: [Cell]) -> Size {
    cells.reduce(.zero) {
      Size(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
  }
}
