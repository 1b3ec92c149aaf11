/// The lines at one place between two columns or rows of a table: first the solid ones, then the dashed ones.
struct MathTableLines {
  fileprivate(set) var solid = 0
  fileprivate(set) var dashed = 0

  var count: Int { solid + dashed }

  /// The maximum number of lines of one kind at a place.
  static let most = 3
}

extension MathTable {
  /// The vertical lines by the column after them.
  var linesOfColumns: [Int: MathTableLines] { Self.lines(solid: columnLines, dashed: dashedColumnLines) }

  /// The horizontal lines by the row after them.
  var linesOfRows: [Int: MathTableLines] { Self.lines(solid: rowLines, dashed: dashedRowLines) }

  private static func lines(solid: [Int], dashed: [Int]) -> [Int: MathTableLines] {
    var lines: [Int: MathTableLines] = [:]
    func add(_ places: [Int], _ kind: WritableKeyPath<MathTableLines, Int>) {
      for place in places {
        var here = lines[place] ?? MathTableLines()
        here[keyPath: kind] = min(here[keyPath: kind] + 1, MathTableLines.most)
        lines[place] = here
      }
    }
    add(solid, \.solid)
    add(dashed, \.dashed)
    return lines
  }
}
