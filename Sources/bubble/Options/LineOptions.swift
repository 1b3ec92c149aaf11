import ArgumentParser
import TextLayout
import TextShaping
import TextUnicode

/// The options for breaking, aligning and truncating text, with the values that CSS has.
struct LineOptions: ParsableArguments {
  @OptionGroup var policies: PolicyOption

  @Option(help: ArgumentHelp("CSS line-break.", valueName: "STRICTNESS"))
  var lineBreak = LineBreakOptions.Strictness.auto

  @Option(help: ArgumentHelp("CSS word-break.", valueName: "RULE"))
  var wordBreak = LineBreakOptions.WordBreak.normal

  @Option(
    help: ArgumentHelp("CSS overflow-wrap: whether a word that is too long may be broken.", valueName: "RULE")
  )
  var overflowWrap = OverflowRule.anywhere

  @Option(help: ArgumentHelp("CSS white-space.", valueName: "RULE"))
  var whiteSpace = WhiteSpace.preWrap

  @Option(
    help: ArgumentHelp(
      "CSS text-autospace: whether there is extra space between ideographs and letters or digits.",
      valueName: "RULE"))
  var textAutospace = TextAutospace.noAutospace

  @Option(help: ArgumentHelp("UIKit's line-break modes: words, characters or none.", valueName: "MODE"))
  var wrap = LineWrap.words

  @Option(help: ArgumentHelp("How lines are aligned in the block.", valueName: "SIDE"))
  var align = TextAlignment.start

  @Option(help: ArgumentHelp("The maximum number of lines.", valueName: "N"))
  var maxLines: Int?

  @Option(help: ArgumentHelp("Which part of a text with too many lines is cut off.", valueName: "PART"))
  var truncate = Truncation.tail

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How tall lines are: natural, a multiple ('1.4'), a height ('20pt'), a minimum ('min20pt') or a limit ('max1.2x').",
      valueName: "HEIGHT"))
  var lineHeight = LineHeightArgument.natural

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("CSS tab-size: the distance of tab stops, in spaces.", valueName: "N"))
  var tabSize = 8

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Extra tab stops before those, in points from the start of a line.", valueName: "PT[,PT…]"))
  var tabStops: WidthsArgument?

  @Flag(
    help: ArgumentHelp(
      "Use the narrowest width with the same number of lines, so that they are about equally long; with --policy browser as Chromium balances two to six lines."
    ))
  var balance = false

  func validate() throws {
    if let maxLines, maxLines < 1 {
      throw ValidationError("The value '\(maxLines)' is invalid for '--max-lines <N>': at least 1 is needed.")
    }
    guard tabSize >= 0 else {
      throw ValidationError("The value '\(tabSize)' is invalid for '--tab-size <N>': 0 or more is needed.")
    }
  }

  /// The options that apply before a width is known.
  var paragraphOptions: ParagraphOptions {
    ParagraphOptions(
      policy: policies.policy,
      lineBreaks: LineBreakOptions(strictness: lineBreak, wordBreak: wordBreak),
      whiteSpace: whiteSpace, autospace: textAutospace, tabSize: tabSize,
      tabStops: tabStops?.widths.map(\.points) ?? [])
  }

  /// The options that apply to the lines at one width.
  var layoutOptions: LayoutOptions {
    LayoutOptions(
      alignment: align, lineHeight: lineHeight.lineHeight, wrap: wrap,
      breaksLongWords: overflowWrap == .anywhere, maximumLines: maxLines,
      truncation: truncate)
  }
}

/// The values of `overflow-wrap`.
enum OverflowRule: String, CaseIterable, ExpressibleByArgument {
  case normal, anywhere
}

extension LineBreakOptions.Strictness: ExpressibleByArgument {}
extension LineBreakOptions.WordBreak: ExpressibleByArgument {}
extension TextAutospace: ExpressibleByArgument {}
extension WhiteSpace: ExpressibleByArgument {}
extension TextAlignment: ExpressibleByArgument {}
extension Truncation: ExpressibleByArgument {}
extension LineWrap: ExpressibleByArgument {}
