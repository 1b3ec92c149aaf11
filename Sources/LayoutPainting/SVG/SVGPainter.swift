import BubbleLayout
import TextLayout

/// Paints laid-out rows as SVG.
///
/// It reads the layout alone: nothing is measured, shaped or broken again. Glyphs are drawn as outlines (colour
/// glyphs as pictures), so the drawing looks the same wherever it is shown, whatever fonts are there. Each glyph
/// is defined once, just before the first row that uses it, so the drawing can be written while rows arrive.
///
/// ```swift
/// let drawing = SVGPainter().drawing(of: transcript.items)
/// ```
public struct SVGPainter: Sendable {
  /// The colours and pictures.
  public var theme: Theme
  /// Draws frames, lines, baselines and caps over the rows.
  public var showsFrames: Bool
  /// Lays the text, unseen, over the glyphs, so that it can be found, selected and read aloud.
  public var includesText: Bool
  /// Added around the rows, in points. The bubbles of some styles reach out of their cells, so that the last
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

  /// Paints rows where their frames are.
  ///
  /// - Parameters:
  ///   - rows: In any order; later ones are painted over earlier ones. The typing sign takes the shape and the
  ///     side of the bubble that was received last.
  ///   - size: The size of the transcript, in points; the margins are added to it.
  ///   - overlay: What floats over the rows. It is painted last, and what rests elsewhere is left out there.
  ///   - output: Receives the drawing row by row.
  /// - Complexity: Linear in the glyphs; memory grows with the number of different glyphs only.
  public func paint(
    _ rows: some Sequence<some PaintableRow>, size: Size, overlay: TranscriptOverlay? = nil,
    to output: inout some TextOutputStream
  ) {
    var painter = RowPainter(SVGWriter(painter: self), theme: theme, overlay: overlay)
    painter.surface.begin(size: size)
    painter.surface.flush(to: &output)
    for row in rows {
      painter.paint(row.row)
      painter.surface.flush(to: &output)
    }
    painter.paintOverlay()
    painter.surface.end()
    painter.surface.flush(to: &output)
  }

  /// The drawing of rows, as large as their frames reach.
  public func drawing(of rows: some Collection<some PaintableRow>, overlay: TranscriptOverlay? = nil)
    -> String
  {
    var drawing = ""
    paint(rows, size: rows.extent, overlay: overlay, to: &drawing)
    return drawing
  }
}
