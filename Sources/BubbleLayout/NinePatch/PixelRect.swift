/// A rectangle of whole pixels, in a picture file or on a screen.
package struct PixelRect: Hashable, Sendable {
  /// From the picture's left edge.
  package var x: Int
  /// From the picture's top edge.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// A rectangle by its top left corner and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
