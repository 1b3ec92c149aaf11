extension OutlinePath {
  /// The data of an SVG path (SVG 2 §9.3), with up to six decimals. Whole font units and 1/64 points are
  /// exact.
  ///
  /// Moves are absolute and all other steps are relative, which needs the fewest digits.
  public var svg: String { svg(decimals: 6) }

  /// Returns the data of an SVG path, with its points rounded to a number of decimals from 0 to 6.
  package func svg(decimals: Int) -> String {
    var data = PathData(decimals: decimals)
    for element in elements {
      switch element {
      case .move(let end): data.move(to: end)
      case .line(let end): data.step("l", [end])
      case .quadratic(let control, let end): data.step("q", [control, end])
      case .cubic(let first, let second, let end): data.step("c", [first, second, end])
      case .close: data.close()
      }
    }
    return String(decoding: data.bytes, as: UTF8.self)
  }

  /// The data written so far. Places are whole numbers of the last decimal place, so that rounding errors do
  /// not add up.
  private struct PathData {
    let decimals: Int
    let unit: Double
    private(set) var bytes: [UInt8] = []
    private var pen = (x: 0, y: 0)
    private var start = (x: 0, y: 0)

    init(decimals: Int) {
      self.decimals = decimals
      unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    }

    mutating func move(to end: Point) {
      pen = (units(end.x), units(end.y))
      start = pen
      bytes.append(UInt8(ascii: "M"))
      bytes.append(decimal: pen.x, places: decimals)
      bytes.append(UInt8(ascii: " "))
      bytes.append(decimal: pen.y, places: decimals)
    }

    mutating func close() {
      bytes.append(UInt8(ascii: "z"))
      pen = start
    }

    mutating func step(_ command: Unicode.Scalar, _ points: [Point]) {
      bytes.append(UInt8(ascii: command))
      let origin = pen
      for (index, point) in points.enumerated() {
        pen = (units(point.x), units(point.y))
        for (number, isFirst) in [(pen.x - origin.x, index == 0), (pen.y - origin.y, false)] {
          // A minus sign also separates numbers.
          if !isFirst, number >= 0 { bytes.append(UInt8(ascii: " ")) }
          bytes.append(decimal: number, places: decimals)
        }
      }
    }

    private func units(_ length: Double) -> Int {
      let limit = 2e18
      return length.isNaN ? 0 : Int(min(max(length * unit, -limit), limit).rounded())
    }
  }
}
