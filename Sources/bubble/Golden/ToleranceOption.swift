import ArgumentParser
import BubbleLayout
import LayoutGoldens
import TextLayout

/// The options for which differences count as equal, and which items are not compared.
struct ToleranceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Lengths may differ by this many points, rounded down to 1/64 point; also for single fields, as in \
      0.25,bubble.height=1. Lines, texts and glyphs may not.
      """, valueName: "PT[,FIELD=PT…]"))
  var tolerance = ToleranceArgument()

  @Option(
    help: ArgumentHelp(
      "Fields and kinds of items that are not compared, such as avatar,senderAndTime.text.",
      valueName: "NAME[,…]"))
  var ignore: ListArgument<String>?

  func validate() throws {
    for (option, names) in [
      ("--ignore <NAME>", ignore?.values ?? []), ("--tolerance <FIELD=PT>", tolerance.fields.keys.sorted()),
    ] {
      guard let unknown = GoldenNames.unknown(in: names) else { continue }
      throw ValidationError(
        "The value '\(unknown.name)' is invalid for '\(option)': no item or field of goldens has this name"
          + Suggestion.question(for: unknown.name, among: unknown.known))
    }
  }

  /// The tolerance that the options describe.
  var value: GoldenTolerance {
    GoldenTolerance(tolerance.length, fields: tolerance.fields, ignored: Set(ignore?.values ?? []))
  }
}

/// A tolerance on the command line, such as `0.25,baseline=0.5`.
struct ToleranceArgument: ExpressibleByArgument {
  private(set) var length = LayoutUnit.zero
  private(set) var fields: [String: LayoutUnit] = [:]

  init() {}

  init?(argument: String) {
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard let points = sides.last.flatMap({ Double($0) }), 0...1_000 ~= points, sides.count <= 2 else {
        return nil
      }
      let length = LayoutUnit(rawValue: Int((points * 64).rounded(.down)))
      if sides.count == 1 { self.length = length } else { fields[String(sides[0])] = length }
    }
  }

  var defaultValueDescription: String { "0" }
}
