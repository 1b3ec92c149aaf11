import BubbleLayout
import TextLayout

/// Paints laid-out rows as SVG.
///
/// It uses nothing but the layout: nothing is measured, shaped or broken into lines again. Glyphs are drawn as
/// outlines (colour glyphs as pictures), so that the drawing looks the same whatever fonts a viewer has. Each
/// glyph is defined once, just before the first row that uses it, so that the drawing can be written while rows
/// are laid out.
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
  /// Whether frames, lines, baselines and caps are drawn over the rows.
  public var showsFrames: Bool
  /// Whether the text is laid invisibly over the glyphs, so that it can be searched, selected, copied and read aloud,
  /// and its links followed.
  public var includesText: Bool
  /// What the drawing is called, for screen readers and as a tooltip; empty for nothing.
  public var title: String
  /// The room around the rows, in points. The bubbles of some styles reach out of their cells, so that there is
  /// room below the last one by default.
  public var margins: Insets
  /// How many of the viewer's units a point is; the layout stays as it is.
  public var scale: Double
  /// The prefix of each identifier, for pages that hold several drawings.
  public var identifierPrefix: String
  /// The pictures of senders and attachments; nil for the layout's placeholders.
  public var provider: (any PictureProvider)?
  /// Who names rows for screen readers, each with its role and all that it says; nil for a drawing with its texts alone.
  public var narrator: AccessibilityNarrator?
  /// Whether the drawing has a style sheet with the theme's colours; false for a page that has one itself.
  var includesStyleSheet = true

  /// A painter with its options; see the properties of the same names.
  public init(
    theme: Theme = .light, showsFrames: Bool = false, includesText: Bool = true, title: String = "Transcript",
    scale: Double = 1,
    margins: Insets = Insets(top: 0, left: 0, bottom: 12, right: 0), identifierPrefix: String = "",
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

  /// Paints rows where their frames are.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are painted over earlier ones. The typing row looks like the
  ///     bubble of the message that was received last.
  ///   - size: The size of the transcript, in points; the margins are added to it.
  ///   - overlay: What floats over the rows. It is painted last, and left out at its own place in the rows.
  ///   - output: Receives the drawing row by row.
  /// - Complexity: Linear in the glyphs; memory grows only with the number of different glyphs.
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

  /// The drawing of rows, as large as their frames reach.
  public func drawing(of rows: some Collection<some PaintableRow>, overlay: TranscriptOverlay? = nil)
    -> String
  {
    var drawing = ""
    paint(rows, size: rows.extent, overlay: overlay, to: &drawing)
    return drawing
  }
}
