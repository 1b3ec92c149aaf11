import TextLayout

extension MosaicBuilder {
  /// Arranges five pictures or more, or very wide ones, in rows of up to three, all as wide as the box. Of
  /// all arrangements, it chooses the one whose height is nearest to four thirds of the width.
  func rows() -> [Rect] {
    let cropped = ratios.map { ratio in
      min(
        max(mean > 1.1 ? max(1, ratio) : min(1, ratio), rules.croppedRatios.lowerBound),
        rules.croppedRatios.upperBound)
    }
    var best: [Int] = []
    var least = Double.infinity
    for counts in Self.arrangements(of: ratios.count, longMiddle: mean < 0.85) {
      let distance = distance(of: counts, heights: heights(of: counts, cropped))
      if distance < least || best.isEmpty { (best, least) = (counts, distance) }
    }
    let heights = heights(of: best, cropped).map { $0.rounded() }
    var first = 0
    var widths: [[Double]] = []
    for count in best {
      let room = width - spacing * Double(count - 1)
      widths.append(shares(of: room, in: Array(cropped[first..<first + count]), minimum: minimumWidth))
      first += count
    }
    return grid.rows(widths, heights: heights)
  }

  private func heights(of counts: [Int], _ cropped: [Double]) -> [Double] {
    var first = 0
    return counts.map { count in
      let sum = cropped[first..<first + count].reduce(0, +)
      first += count
      return max(0, width - spacing * Double(count - 1)) / sum
    }
  }

  /// Returns how far the total height is from the best one, which is four thirds of the width. The result is
  /// increased if a lower row has fewer pictures than the row above, or if a row is too low.
  private func distance(of counts: [Int], heights: [Double]) -> Double {
    let total = heights.reduce(0, +) + spacing * Double(counts.count - 1)
    var distance = abs(total - width * 4 / 3)
    if zip(counts, counts.dropFirst()).contains(where: { $0 > $1 }) { distance *= 1.5 }
    if heights.contains(where: { $0 < minimumHeight }) { distance *= 1.5 }
    return distance
  }

  /// Returns all ways to distribute the pictures over two to four rows of at most three. A middle row may
  /// have four if that is allowed. If there are too many pictures for that, they are put into rows of three,
  /// the shorter rows first.
  static func arrangements(of count: Int, longMiddle: Bool) -> [[Int]] {
    var result: [[Int]] = []
    func extend(_ counts: [Int], left: Int, rows: Int) {
      if rows == 0 {
        if left == 0 { result.append(counts) }
        return
      }
      let isMiddle = !counts.isEmpty && rows > 1
      for row in 1...(isMiddle && longMiddle ? 4 : 3) where row <= left {
        extend(counts + [row], left: left - row, rows: rows - 1)
      }
    }
    if count <= 14 {
      for rows in 2...4 { extend([], left: count, rows: rows) }
    }
    guard result.isEmpty else { return result }
    let rows = (count + 2) / 3
    return [(0..<rows).map { (count + $0) / rows }]
  }

  /// Divides a length in proportion to weights. All shares except the last are whole points. No share is
  /// below the minimum, unless all shares are equal.
  func shares(of length: Double, in weights: [Double], minimum: Double) -> [Double] {
    let length = max(0, length)
    let least = min(minimum, (length / Double(weights.count)).rounded(.down))
    // Shares that would be below the minimum get the minimum, and the other shares divide the rest. This is
    // repeated until no share is below the minimum.
    var isLeast = weights.map { _ in false }
    var result = weights
    for _ in weights {
      let rest = length - least * Double(isLeast.count { $0 })
      let sum = zip(weights, isLeast).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
      result = zip(weights, isLeast).map { $1 || sum <= 0 ? least : rest * $0 / sum }
      let isTooSmall = result.map { $0 < least }
      guard isTooSmall.contains(true) else { break }
      isLeast = zip(isLeast, isTooSmall).map { $0 || $1 }
    }
    result = result.map { max(least, $0.rounded(.down)) }
    let others = result.dropLast().reduce(0, +)
    result[result.count - 1] = length - others
    return result
  }
}
