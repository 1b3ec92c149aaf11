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
  /// The colours and pictures.
  public var theme: Theme
  /// Draws frames, lines, baselines and caps over the cells.
  public var showsFrames: Bool
  /// Lays the text, unseen, over the glyphs, so that it can be found, selected and read aloud.
  public var includesText: Bool
  /// Added around the cells, in points. The bubbles of some styles reach out of their cells, so that the last
  /// one needs room below.
  public var margins: Insets
  /// Put before each identifier, for pages that hold several drawings.
  public var identifierPrefix: String
  /// Whether the drawing brings its own colours; a page that gives them itself says no.
  var includesStyleSheet = true

  /// A painter with its options; see the properties of the same names.
  public init(
    theme: Theme = .light, showsFrames: Bool = false, includesText: Bool = false,
    margins: Insets = Insets(top: 0, left: 0, bottom: 12, right: 0), identifierPrefix: String = ""
  ) {
    self.theme = theme
    self.showsFrames = showsFrames
    self.includesText = includesText
    self.margins = margins
    self.identifierPrefix = identifierPrefix
  }

  /// Paints cells where their frames are.
  ///
  /// - Parameters:
  ///   - cells: In any order; later ones are painted over earlier ones.
  ///   - size: The size of the transcript, in points; the margins are added to it.
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
