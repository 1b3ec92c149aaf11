/// A rectangle of whole pixels, in a picture file or on a screen.
package struct PixelRect: Hashable, Sendable {
  /// The distance from the picture's left edge, in pixels.
  package var x: Int
  /// The distance from the picture's top edge, in pixels.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle from its top left corner and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
