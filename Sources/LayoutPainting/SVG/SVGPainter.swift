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
  ///   - items: In any order; later ones are painted over earlier ones. The typing sign takes the shape and the
  ///     side of the bubble that was received last.
  ///   - size: The size of the transcript, in points; the margins are added to it.
  ///   - overlay: What floats over the rows. It is painted last, and what rests elsewhere is left out there.
  ///   - output: Receives the drawing row by row.
  /// - Complexity: Linear in the glyphs; memory grows with the number of different glyphs only.
  public func paint(
    _ items: some Sequence<TranscriptItem>, size: Size, overlay: TranscriptOverlay? = nil,
    to output: inout some TextOutputStream
  ) {
    var rows = RowPainter(SVGWriter(painter: self), theme: theme, overlay: overlay)
    rows.surface.begin(size: size)
    rows.surface.flush(to: &output)
    for item in items {
      rows.paint(item)
      rows.surface.flush(to: &output)
    }
    rows.paintOverlay()
    rows.surface.end()
    rows.surface.flush(to: &output)
  }

  /// Paints cells where their frames are; see `paint(_:size:overlay:to:)`.
  public func paint(_ cells: some Sequence<Cell>, size: Size, to output: inout some TextOutputStream) {
    paint(cells.lazy.map { TranscriptItem.message($0) }, size: size, to: &output)
  }

  /// The drawing of rows, as large as their frames reach.
  public func drawing(of items: [TranscriptItem], overlay: TranscriptOverlay? = nil) -> String {
    var drawing = ""
    paint(items, size: Self.size(of: items.lazy.map(\.frame)), overlay: overlay, to: &drawing)
    return drawing
  }

  /// The drawing of cells, as large as their frames reach.
  public func drawing(of cells: [Cell]) -> String { drawing(of: cells.map { .message($0) }) }

  /// How far cells reach from the transcript's top left corner.
  public static func size(of cells: [Cell]) -> Size { size(of: cells.lazy.map(\.frame)) }

  static func size(of frames: some Sequence<Rect>) -> Size {
    frames.reduce(.zero) { Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY)) }
  }
}
