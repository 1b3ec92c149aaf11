import ArgumentParser

/// A width in points: a decimal number above 0, or `inf` for no limit.
struct WidthArgument: Hashable, Sendable, ExpressibleByArgument, CustomStringConvertible {
  let points: Double

  init(points: Double) { self.points = points }

  init?(argument: String) {
    if ["inf", "infinite", "infinity"].contains(argument.lowercased()) {
      points = .infinity
      return
    }
    // `Double` alone would also accept "nan" and hexadecimal numbers.
    guard argument.utf8.allSatisfy({ Self.characters.contains($0) }), let value = Double(argument),
      value.isFinite, value > 0
    else { return nil }
    points = value
  }

  /// The width as it is written on the command line.
  var description: String { Int(exactly: points).map(String.init) ?? "\(points)" }

  private static let characters = Set("0123456789.+-eE".utf8)
}

/// One width, or several separated by commas.
struct WidthsArgument: Hashable, Sendable, ExpressibleByArgument {
  let widths: [WidthArgument]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let widths = parts.compactMap { WidthArgument(argument: String($0.drop { $0 == " " })) }
    guard widths.count == parts.count, !widths.isEmpty else { return nil }
    self.widths = widths
  }
}
