import BubbleLayout
import TextLayout
import TextShaping

/// The frame that a layout reserves for a picture.
package struct PicturePlace {
  /// The subject of the picture.
  let subject: PictureSubject
  /// The frame that the picture fills.
  var frame = Rect.zero
  /// The visible shape of the picture; nil if only the placeholder is drawn here, because the picture was
  /// drawn before.
  var shape: OutlinePath?
  /// The colour of the hairline inside the picture's edge; nil for pictures without one.
  var edge: ColorRole?
  /// Further paths to whose intersection the picture is clipped; nil for no clip.
  var clip: [OutlinePath]?
}

/// The hairline inside the edge of a picture.
package enum PictureEdge {
  /// The width of the hairline in points. It is at least one pixel wide.
  package static let width = 0.5
}

extension RowPainter {
  /// Draws a picture, or its placeholder.
  ///
  /// - Parameter placeholder: Paints the placeholder.
  mutating func paint(_ place: PicturePlace, orElse placeholder: (inout RowPainter) -> Void) {
    if let picture = provider?.picture(of: place.subject) {
      guard let shape = place.shape else { return }
      return surface.draw(picture, over: place.frame, in: shape, clippedTo: place.clip, edge: place.edge)
    }
    surface.beginPlaceholder(place)
    placeholder(&self)
    surface.endPlaceholder()
  }
}
