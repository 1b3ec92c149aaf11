import BubbleLayout
import TextLayout

/// Paints rows as SVG.
///
/// It uses only the layout. It does not measure, shape or break text again. Glyphs are drawn as outlines
/// (colour glyphs as pictures), so the drawing looks the same whatever fonts a viewer has. Each glyph is
/// defined once, just before the first row that uses it, so the drawing can be written while rows are laid
/// out.
///
/// ```swift
/// import BubbleLayout
/// import Foundation
/// import LayoutPainting
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let messages = [Message(id: 1, sender: "ann", text: "Hello"), Message(id: 2, sender: "me", text: "Hi")]
/// let transcript = Transcript(
///   messages, style: .merged, width: 320, engine: engine, environment: LayoutEnvironment(me: "me"))
///
/// let drawing = SVGPainter(theme: .dark).drawing(of: transcript.rows)
/// try drawing.write(toFile: "chat.svg", atomically: true, encoding: .utf8)
/// print(drawing.utf8.count, "bytes")
/// ```
public struct SVGPainter: Sendable {
  /// The colours and pictures.
  public var theme: Theme
  /// Whether frames, lines, baselines and the caps of bubbles are drawn over the rows.
  public var showsFrames: Bool
  /// Whether invisible text lies over the glyphs, so that it can be searched, selected, copied and read
  /// aloud, and its links followed.
  public var includesText: Bool
  /// The title of the drawing, for screen readers and as a tooltip; empty for no title.
  public var title: String
  /// The margins around the rows, in points. By default there is space above the first and below the last
  /// row, because the bubbles of some styles extend beyond their cells.
  public var margins: Insets
  /// How many of the viewer's units (CSS pixels) a point has. It does not change the layout.
  public var scale: Double
  /// The prefix of each identifier, for pages that hold several drawings.
  public var identifierPrefix: String
  /// The pictures of senders and attachments; nil for the layout's placeholders.
  public var provider: (any PictureProvider)?
  /// Computes what screen readers say about rows, each with its role and full label; nil for a drawing with
  /// only their texts.
  public var narrator: AccessibilityNarrator?
  /// Whether the drawing contains a style sheet with the theme's colours; false if the page contains one.
  var includesStyleSheet = true

  /// Creates a painter. The parameters have the meanings of the properties with the same names.
  public init(
    theme: Theme = .light, showsFrames: Bool = false, includesText: Bool = true, title: String = "Transcript",
    scale: Double = 1,
    margins: Insets = Insets(top: 12, left: 0, bottom: 12, right: 0), identifierPrefix: String = "",
    provider: (any PictureProvider)? = nil, narrator: AccessibilityNarrator? = nil
  ) {
    self.theme = theme
    self.showsFrames = showsFrames
    self.includesText = includesText
    self.margins = margins
    self.identifierPrefix = identifierPrefix
    self.title = title
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.provider = provider
    self.narrator = narrator
  }

  /// Paints rows at their frames.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are painted over earlier ones. The typing row has the style
  ///     of the last received bubble.
  ///   - size: The size of the transcript, in points; the margins are added to it.
  ///   - overlay: The overlay over the rows. It is painted last. The date and the avatar that it shows are
  ///     left out in their rows.
  ///   - output: Receives the drawing row by row.
  /// - Complexity: Linear in the number of glyphs; memory grows only with the number of different glyphs.
  public func paint(
    _ rows: some Sequence<some PaintableRow>, size: Size, overlay: TranscriptOverlay? = nil,
    to output: inout some TextOutputStream
  ) {
    var iterator = rows.makeIterator()
    var next = iterator.next()
    var painter = RowPainter(
      SVGWriter(painter: self, colors: next?.row.colors ?? .standard), theme: theme, provider: provider,
      overlay: overlay)
    painter.surface.begin(size: size)
    painter.surface.flush(to: &output)
    while let row = next {
      painter.paint(row.row)
      painter.surface.flush(to: &output)
      next = iterator.next()
    }
    painter.paintOverlay()
    painter.surface.end()
    painter.surface.flush(to: &output)
  }

  /// Returns a drawing of rows. Its size is the extent of their frames.
  public func drawing(of rows: some Collection<some PaintableRow>, overlay: TranscriptOverlay? = nil)
    -> String
  {
    var drawing = ""
    paint(rows, size: rows.extent, overlay: overlay, to: &drawing)
    return drawing
  }
}
