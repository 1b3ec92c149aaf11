import ArgumentParser
import TextLayout

/// A line height: `natural`, a multiple (`1.4`, `1.4x`), a height (`20pt`), a minimum (`min20pt`) or a
/// maximum (`max1.2x`).
struct LineHeightArgument: Sendable, ExpressibleByArgument, CustomStringConvertible {
  let lineHeight: LineHeight
  let description: String

  /// The natural line height of the fonts.
  static let natural = LineHeightArgument(lineHeight: .natural, description: "natural")

  private init(lineHeight: LineHeight, description: String) {
    self.lineHeight = lineHeight
    self.description = description
  }

  init?(argument: String) {
    func points(_ text: Substring) -> Double? {
      guard let value = WidthArgument(argument: String(text))?.points, value.isFinite, value >= 0 else {
        return nil
      }
      return value
    }
    if argument == "natural" {
      self = .natural
    } else if argument.hasPrefix("min"), argument.hasSuffix("pt"),
      let least = points(argument.dropFirst(3).dropLast(2))
    {
      self.init(lineHeight: .minimum(least), description: argument)
    } else if argument.hasPrefix("max"), argument.hasSuffix("x"),
      let most = points(argument.dropFirst(3).dropLast())
    {
      self.init(lineHeight: .limited(most), description: argument)
    } else if argument.hasSuffix("pt"), let height = points(argument.dropLast(2)) {
      self.init(lineHeight: .fixed(height), description: argument)
    } else if let factor = points(argument.hasSuffix("x") ? argument.dropLast() : argument[...]) {
      self.init(lineHeight: .multiple(factor), description: argument)
    } else {
      return nil
    }
  }
}
