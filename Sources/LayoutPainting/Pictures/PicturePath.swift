/// A path in a picture's own points, y downwards.
public struct PicturePath: Hashable, Sendable {
  /// A place in the picture.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

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

  public var elements: [Element]

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
