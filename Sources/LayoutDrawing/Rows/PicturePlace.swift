import TextLayout
import TextShaping

/// The frame that a layout reserves for a picture.
package struct PicturePlace {
  /// The subject of the picture.
  let subject: PictureSubject
  /// The frame that it fills.
  var frame = Rect.zero
  /// The visible shape of it; nil if the picture itself was drawn before, and this is only its substitute.
  var shape: OutlinePath?
  /// Further paths whose intersection it is clipped to; nil if there is none.
  var clip: [OutlinePath]?
}

extension RowPainter {
  /// Draws a picture, or its placeholder.
  ///
  /// - Parameter placeholder: Paints the placeholder.
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
