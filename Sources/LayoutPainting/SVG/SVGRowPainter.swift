import BubbleLayout
import TextLayout

/// Paints rows one by one, for a page that has a separate drawing for each row. Each row is painted with its
/// top left corner at the origin. Shared definitions, such as glyphs, are written once for all rows.
package struct SVGRowPainter {
  private var painter: RowPainter<SVGWriter>
  /// The size of all definitions so far, in bytes.
  package private(set) var definedBytes = 0

  /// - Parameters:
  ///   - colors: The colours in the page's CSS rules. A row with other colours contains its colours itself.
  ///   - showsFrames: Whether frames, lines, baselines and the caps of bubbles are drawn.
  ///   - prefix: The prefix of all identifiers and classes, for pages with several such painters.
  package init(theme: Theme, colors: ChatColors, showsFrames: Bool, prefix: String) {
    var options = SVGPainter(theme: theme, showsFrames: showsFrames, title: "", identifierPrefix: prefix)
    options.includesStyleSheet = false
    painter = RowPainter(
      SVGWriter(painter: options, colors: colors), theme: theme, provider: nil, overlay: nil)
  }

  /// The CSS rules that the rows need.
  package var rules: String { painter.surface.styleSheet }

  /// Paints a row. Returns the content of an `svg` element that contains only this row.
  ///
  /// - Complexity: Linear in the number of the row's glyphs.
  package mutating func paint(_ row: TranscriptRow) -> String {
    let origin = row.frame.origin
    painter.surface.painter.margins = Insets(top: -origin.y, left: -origin.x, bottom: 0, right: 0)
    painter.paint(row)
    return taken()
  }

  /// Paints lines of text that belong to no row.
  ///
  /// - Parameter origin: The block's top left corner.
  package mutating func paint(
    _ block: TextBlock, of text: String, at origin: Point, with foreground: ColorRole
  ) -> String {
    let includesText = painter.surface.painter.includesText
    painter.surface.painter.includesText = false
    defer { painter.surface.painter.includesText = includesText }
    painter.surface.draw(ColoredText(block: block, text: text, foreground: foreground), at: origin)
    return taken()
  }

  /// Returns the shared definitions of the rows painted since the last call, for a `defs` element of the
  /// page.
  package mutating func takeDefinitions() -> String {
    let definitions = String(decoding: painter.surface.definitions, as: UTF8.self)
    definedBytes += painter.surface.definitions.count
    painter.surface.definitions.removeAll(keepingCapacity: true)
    return definitions
  }

  /// Returns the painted elements, preceded by the definitions that only these elements use.
  private mutating func taken() -> String {
    let own = painter.surface.ownDefinitions
    let body = String(decoding: painter.surface.body, as: UTF8.self)
    painter.surface.ownDefinitions.removeAll(keepingCapacity: true)
    painter.surface.body.removeAll(keepingCapacity: true)
    return own.isEmpty ? body : "<defs>\(String(decoding: own, as: UTF8.self))</defs>" + body
  }
}
