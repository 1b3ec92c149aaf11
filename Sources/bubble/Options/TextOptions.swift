import ArgumentParser
import TextLayout
import TextShaping

/// The options for the font and style of text.
struct TextOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The size of the text in points.", valueName: "PT"))
  var fontSize = 16.0

  @Option(help: ArgumentHelp("The font family to try first, such as 'Noto Serif'.", valueName: "NAME"))
  var family: String?

  @Option(help: ArgumentHelp("The font weight, 1 to 1000: 400 is regular, 700 bold.", valueName: "N"))
  var weight = 400

  @Flag(help: "Italic, where the family has it.")
  var italic = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Extra space after each character, in points.", valueName: "PT"))
  var letterSpacing = 0.0

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Extra width of each space, in points.", valueName: "PT"))
  var wordSpacing = 0.0

  @Option(
    help: ArgumentHelp(
      "An OpenType feature to switch on, or to set: 'smcp', 'liga=0', 'salt=2'. May be repeated.",
      valueName: "TAG[=N]"))
  var feature: [FeatureArgument] = []

  @Option(
    help: ArgumentHelp(
      "A setting of a variable font's axis: 'wdth=80'. May be repeated.", valueName: "AXIS=N"))
  var variation: [VariationArgument] = []

  func validate() throws {
    guard fontSize.isFinite, fontSize >= 0 else {
      throw ValidationError(
        "The value '\(fontSize)' is invalid for '--font-size <PT>': it must be 0 or more.")
    }
    guard (1...1_000).contains(weight) else {
      throw ValidationError("The value '\(weight)' is invalid for '--weight <N>': it must be from 1 to 1000.")
    }
    for (name, value) in [("letter", letterSpacing), ("word", wordSpacing)] where !value.isFinite {
      throw ValidationError(
        "The value '\(value)' is invalid for '--\(name)-spacing <PT>': it must be finite.")
    }
  }

  /// The text style that the options describe.
  var style: TextStyle {
    TextStyle(
      family: family, size: fontSize, weight: FontWeight(rawValue: weight),
      slant: italic ? .italic : .upright, features: feature.map(\.feature),
      variations: variation.map(\.variation), letterSpacing: letterSpacing, wordSpacing: wordSpacing)
  }
}

/// A font feature on the command line, `smcp` or `liga=0`.
struct FeatureArgument: Sendable, ExpressibleByArgument {
  let feature: FontFeature

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count <= 2, let tag = OpenTypeTag(String(parts[0])),
      let value = parts.count == 1 ? 1 : UInt32(parts[1])
    else { return nil }
    feature = FontFeature(tag: tag, value: value)
  }
}

/// A font variation on the command line, `wdth=80`.
struct VariationArgument: Sendable, ExpressibleByArgument {
  let variation: FontVariation

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let axis = OpenTypeTag(String(parts[0])),
      let value = WidthArgument(argument: String(parts[1])), value.points.isFinite
    else { return nil }
    variation = FontVariation(axis: axis, value: Float(value.points))
  }
}
