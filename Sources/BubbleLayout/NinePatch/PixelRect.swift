/// A rectangle of whole pixels, in a picture file or on a screen.
public struct PixelRect: Hashable, Sendable {
  /// From the picture's left edge.
  public var x: Int
  /// From the picture's top edge.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A rectangle by its top left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
