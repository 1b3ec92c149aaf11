import BubbleLayout
import TextLayout
import TextShaping

/// A target that rows are painted on, such as SVG or a display list. Frames and points are relative to the
/// current row. All colours come from the row's palette, except those that messages contain.
package protocol PaintingSurface {
  /// Announces the next row, for surfaces that name rows.
  mutating func announce(_ row: TranscriptRow)
  /// Begins a row.
  ///
  /// - Parameters:
  ///   - origin: The row's top left corner in the transcript.
  ///   - colors: The row's colours; nil to keep those of the previous row.
  mutating func beginRow(at origin: Point, colors: ChatColors?)
  mutating func endRow()

  /// Fills a rounded rectangle.
  mutating func fill(_ frame: Rect, radius: LayoutUnit, with role: ColorRole)
  /// Fills the inside of a path.
  ///
  /// - Parameter clip: Paths to whose intersection the operation is clipped; nil for no clip.
  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with role: ColorRole)
  /// Fills the inside of a path with a colour that is not in the palette.
  ///
  /// - Parameter clip: Paths to whose intersection the operation is clipped; nil for no clip.
  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with color: Color)
  /// Draws a line along a path, with round ends and corners.
  mutating func stroke(_ path: OutlinePath, width: Double, with role: ColorRole)
  /// Paints a layer of a bubble's artwork.
  mutating func paint(_ layer: BubbleArtwork.Layer, of bubble: Bubble)
  /// Draws a picture over a frame, cropped to fill it.
  ///
  /// - Parameters:
  ///   - shape: The visible part.
  ///   - clip: Further paths to whose intersection the picture is clipped; nil for no clip.
  ///   - edge: The colour of the hairline inside the picture's edge; nil for none.
  mutating func draw(
    _ picture: Picture, over frame: Rect, in shape: OutlinePath, clippedTo clip: [OutlinePath]?,
    edge: ColorRole?)
  /// Draws the picture of a bubble over a frame, stretched or tiled between its caps.
  mutating func draw(_ file: BubblePictureFile, over frame: Rect, stretchedBy patch: NinePatch)
  /// Begins a placeholder, which ends with `endPlaceholder()`. It is painted because the provider of pictures
  /// does not have the picture, but a renderer of the display list may have it.
  mutating func beginPlaceholder(_ place: PicturePlace)
  mutating func endPlaceholder()
  /// Begins a window: all painting until `endWindow()` is clipped to a frame, and moved. Windows are not
  /// nested.
  ///
  /// - Parameters:
  ///   - frame: The frame to clip to.
  ///   - shift: The distance by which the content of the window is moved.
  mutating func beginWindow(_ frame: Rect, shiftedBy shift: Point)
  mutating func endWindow()
  /// Draws the lines of a block whose top left corner is at `origin`.
  mutating func draw(_ text: ColoredText, at origin: Point)
  /// Draws glyphs that belong to no text.
  mutating func draw(_ glyphs: ColoredGlyphs)

  /// Outlines the frames in a cell, if the surface shows frames. It is called after the cell's parts are
  /// painted.
  mutating func mark(_ cell: Cell)
  /// Outlines the frames in a separator, if the surface shows frames. It is called after the separator is
  /// painted.
  mutating func mark(_ separator: TranscriptSeparator)
  /// Outlines the frame of the typing row, if the surface shows frames. It is called after the row is
  /// painted.
  mutating func markRow(of size: Size)
}

extension PaintingSurface {
  package mutating func announce(_ row: TranscriptRow) {}
  package mutating func beginPlaceholder(_ place: PicturePlace) {}
  package mutating func endPlaceholder() {}
  package mutating func mark(_ cell: Cell) {}
  package mutating func mark(_ separator: TranscriptSeparator) {}
  package mutating func markRow(of size: Size) {}

  mutating func fill(_ path: OutlinePath, with role: ColorRole) { fill(path, clippedTo: nil, with: role) }
  mutating func fill(_ path: OutlinePath, with color: Color) { fill(path, clippedTo: nil, with: color) }

  package mutating func fill(_ frame: Rect, radius: LayoutUnit, with role: ColorRole) {
    guard frame.width > 0, frame.height > 0 else { return }
    fill(OutlinePath(frame, corners: CornerRadii(all: max(0, radius))), with: role)
  }

  /// Draws the decoration of a range of a text.
  mutating func fill(_ decoration: TextDecoration) {
    let (frame, corners) = (decoration.frame, decoration.corners)
    guard frame.width > 0, frame.height > 0 else { return }
    switch decoration.color {
    case .role(let role) where corners == CornerRadii(all: corners.topLeft):
      fill(frame, radius: corners.topLeft, with: role)
    case .role(let role): fill(OutlinePath(frame, corners: corners), with: role)
    case .given(let color): fill(OutlinePath(frame, corners: corners), with: color)
    }
  }

  /// Draws a line along the inside of a rounded rectangle's edge.
  mutating func outline(_ frame: Rect, radius: LayoutUnit, width: Double, with role: ColorRole) {
    let inset = LayoutUnit(width / 2)
    let path = OutlinePath(
      frame.inset(by: Insets(all: inset)), corners: CornerRadii(all: max(0, radius - inset)))
    stroke(path, width: width, with: role)
  }
}
