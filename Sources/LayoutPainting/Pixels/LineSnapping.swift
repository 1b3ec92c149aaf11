import TextShaping

/// Moves thin lines, frames and boxes to whole pixels, so that equal lines have equal weights at every scale and stand on the
/// edges of their boxes. All lengths are in pixels. The layout has exact places; only painting moves them.
enum LineSnapping {
  /// The largest thickness of a filled rectangle that counts as a line, in points: the bar beside a quote.
  static let thickest = 4.0
  /// The smallest width and height of a box whose edges are moved, in points. Smaller ones are parts of signs.
  static let leastBox = 12.0

  /// Returns the number of pixels nearest to a thickness, at least 1.
  static func thickness(_ thickness: Double) -> Double { max(1, thickness.rounded()) }

  /// Returns a filled rectangle that is a line, with edges between pixels; nil for all other paths. Its ends may be
  /// round.
  ///
  /// - Parameter thickest: The largest thickness that counts as a line.
  static func line(_ path: OutlinePath, thickest: Double) -> OutlinePath? {
    guard let box = AxisBox(path) else { return nil }
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    guard width > 0, height > 0, min(width, height) <= thickest, max(width, height) >= 4 * min(width, height)
    else { return nil }
    // Lines keep their middles as far as possible. Their ends reach the lines that they meet.
    func across(_ low: Double, _ high: Double) -> (Double, Double) {
      let size = thickness(high - low)
      let start = ((low + high - size) / 2).rounded()
      return (start, start + size)
    }
    func along(_ low: Double, _ high: Double) -> (Double, Double) { (low.rounded(.down), high.rounded(.up)) }
    let isLevel = height < width
    return box.moved(
      across: isLevel ? along(box.left, box.right) : across(box.left, box.right),
      down: isLevel ? across(box.top, box.bottom) : along(box.top, box.bottom))
  }

  /// Returns a filled box with edges between pixels, as browsers paint backgrounds; nil for small boxes and all other paths.
  static func box(_ path: OutlinePath, least: Double) -> OutlinePath? {
    guard let box = AxisBox(path), min(box.right - box.left, box.bottom - box.top) >= least else {
      return nil
    }
    return box.moved(
      across: (box.left.rounded(), box.right.rounded()), down: (box.top.rounded(), box.bottom.rounded()))
  }

  /// Returns a rectangle that contains all pixels that a rectangle touches, with the same corners; nil for all other
  /// paths.
  static func clip(_ path: OutlinePath) -> OutlinePath? {
    AxisBox(path).map {
      $0.moved(
        across: ($0.left.rounded(.down), $0.right.rounded(.up)),
        down: ($0.top.rounded(.down), $0.bottom.rounded(.up)))
    }
  }

  /// Returns the middle line of a frame whose edges are between pixels, and its width; nil for a path that is
  /// not a rectangle with straight sides.
  static func frame(_ path: OutlinePath, width: Double) -> (path: OutlinePath, width: Double)? {
    guard let box = AxisBox(path) else { return nil }
    let size = thickness(width)
    func sides(_ low: Double, _ high: Double) -> (Double, Double) {
      let (start, end) = ((low - width / 2).rounded(), (high + width / 2).rounded())
      return (start + size / 2, max(start + size / 2, end - size / 2))
    }
    return (box.moved(across: sides(box.left, box.right), down: sides(box.top, box.bottom)), size)
  }
}

/// A closed path whose lines all run along the axes, such as a rectangle with rounded corners.
private struct AxisBox {
  let path: OutlinePath
  private(set) var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)

  /// - Returns: Nil for a path of another form: with slanted lines, with several contours, or without two
  ///   straight sides.
  init?(_ path: OutlinePath) {
    self.path = path
    guard path.elements.last == .close, case .move(let start)? = path.elements.first else { return nil }
    (left, top, right, bottom) = (start.x, start.y, start.x, start.y)
    var (pen, sides) = (start, 0)
    for element in path.elements.dropFirst().dropLast() {
      let end: OutlinePath.Point
      switch element {
      case .line(let point):
        end = point
        guard abs(end.x - pen.x) < 1e-6 || abs(end.y - pen.y) < 1e-6 else { return nil }
        if max(abs(end.x - pen.x), abs(end.y - pen.y)) > 1e-6 { sides += 1 }
      case .cubic(_, _, let point):
        end = point
      case .move, .quadratic, .close: return nil
      }
      pen = end
      (left, right) = (min(left, end.x), max(right, end.x))
      (top, bottom) = (min(top, end.y), max(bottom, end.y))
    }
    // The path may close with its last side.
    if sides < 2 || [left, top, right, bottom].contains(where: { abs($0) > 1e6 || $0.isNaN }) { return nil }
  }

  /// Returns the path with its sides at other places.
  func moved(across: (Double, Double), down: (Double, Double)) -> OutlinePath {
    func place(_ value: Double, _ low: Double, _ high: Double, _ new: (Double, Double)) -> Double {
      // Both ends are exact.
      if value - low <= high - value {
        return high > low ? new.0 + (value - low) * (new.1 - new.0) / (high - low) : new.0
      }
      return new.1 - (high - value) * (new.1 - new.0) / (high - low)
    }
    return path.mapping {
      OutlinePath.Point(place($0.x, left, right, across), place($0.y, top, bottom, down))
    }
  }
}
