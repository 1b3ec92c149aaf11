/// A path in a picture's own points, y downwards.
public struct PicturePath: Hashable, Sendable {
  /// A place in the picture.
  public struct Point: Hashable, Sendable {
    /// From the left edge.
    public var x: Double
    /// From the top edge.
    public var y: Double

    /// A place by its distances from the left and the top edge.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  /// In drawing order.
  public var elements: [Element]

  /// A path by its steps.
  public init(_ elements: [Element]) { self.elements = elements }

  /// The path with each of its points moved.
  public func mapping(_ move: (Point) -> Point) -> PicturePath {
    PicturePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .cubic(let first, let second, let end): .cubic(move(first), move(second), move(end))
        case .close: .close
        }
      })
  }
}
