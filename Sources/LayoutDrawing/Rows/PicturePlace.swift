import TextLayout
import TextShaping

/// The place that a layout has for a picture.
package struct PicturePlace {
  /// What the picture shows.
  let subject: PictureSubject
  /// The frame that it fills.
  var frame = Rect.zero
  /// What of it is shown; nil if the picture itself is drawn before, and something else stands for it, too.
  var shape: OutlinePath?
  /// Paths whose common inside it is clipped to besides; nil if there is none.
  var clip: [OutlinePath]?
}

extension RowPainter {
  /// Draws a picture, or what stands in its place.
  ///
  /// - Parameter placeholder: Paints what stands in its place.
  mutating func paint(_ place: PicturePlace, orElse placeholder: (inout RowPainter) -> Void) {
    if let picture = provider?.picture(of: place.subject) {
      guard let shape = place.shape else { return }
      return surface.draw(picture, over: place.frame, in: shape, clippedTo: place.clip)
    }
    surface.beginPlaceholder(place)
    placeholder(&self)
    surface.endPlaceholder()
  }
}
