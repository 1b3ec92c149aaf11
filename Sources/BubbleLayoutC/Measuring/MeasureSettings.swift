import BubbleLayout
import CBubbleLayout
import TextLayout
import TextShaping
import TextUnicode

/// The settings that a caller's measuring options describe.
struct MeasureSettings {
  var options = MeasureOptions()
  /// Whether the lines of texts are listed.
  var listsLines = false
  var offsets = OffsetKind.utf16

  /// - Parameter given: The options; nil for the default values.
  init(_ given: UnsafePointer<bubble_measure_options>?) throws(Failure) {
    guard let given = try bubble_measure_options.read(given, "options") else { return }
    try Arguments.checkFlags(
      given.flags, known: Self.knownFlags, "options->flags", "bubble_measure_flags")
    func has(_ flag: bubble_measure_flags) -> Bool { given.flags & UInt32(flag.rawValue) != 0 }
    listsLines = has(BUBBLE_MEASURE_LINES)
    if has(BUBBLE_MEASURE_UTF8_OFFSETS) { offsets = .utf8 }
    options.isBalanced = has(BUBBLE_MEASURE_BALANCED)
    try readStyle(given, isItalic: has(BUBBLE_MEASURE_ITALIC))
    try readParagraph(given)
    try readLines(given)
    options.lines.breaksLongWords = !has(BUBBLE_MEASURE_KEEP_WORDS)
  }

  private static let knownFlags = [
    BUBBLE_MEASURE_ITALIC, BUBBLE_MEASURE_BALANCED, BUBBLE_MEASURE_KEEP_WORDS, BUBBLE_MEASURE_LINES,
    BUBBLE_MEASURE_UTF8_OFFSETS,
  ].reduce(0) { $0 | UInt32($1.rawValue) }

  private mutating func readStyle(_ given: bubble_measure_options, isItalic: Bool) throws(Failure) {
    try Arguments.check(given.font_size, in: 0...10_000, "options->font_size")
    if given.font_size != 0 { options.style.size = given.font_size }
    options.style.family = try Arguments.text(given.family, "options->family")
    guard given.weight <= 1_000 else {
      throw .argument(
        "options->weight is \(given.weight); it must be from 1 to 1000, or 0 for 400",
        "options->weight")
    }
    if given.weight != 0 { options.style.weight = FontWeight(rawValue: Int(given.weight)) }
    if isItalic { options.style.slant = .italic }
    try Arguments.check(given.letter_spacing, in: -10_000...10_000, "options->letter_spacing")
    try Arguments.check(given.word_spacing, in: -10_000...10_000, "options->word_spacing")
    options.style.letterSpacing = given.letter_spacing
    options.style.wordSpacing = given.word_spacing
    options.style.features = try Arguments.list(
      given.features, given.feature_count, limit: 64, "options->features"
    ).map { FontFeature(tag: OpenTypeTag(rawValue: $0.tag), value: $0.value) }
    for setting in try Arguments.list(
      given.variations, given.variation_count, limit: 64, "options->variations")
    {
      guard setting.value.isFinite else {
        throw .argument(
          "options->variations has the value \(setting.value), which is not finite", "options->variations")
      }
      options.style.variations.append(
        FontVariation(axis: OpenTypeTag(rawValue: setting.axis), value: setting.value))
    }
  }

  private mutating func readParagraph(_ given: bubble_measure_options) throws(Failure) {
    options.paragraph.policy = try Arguments.choice(
      given.policy, of: [.unicode, .browser], "options->policy", "bubble_policy")
    options.paragraph.lineBreaks.strictness = try Arguments.choice(
      given.line_break, of: [.auto, .loose, .normal, .strict, .anywhere], "options->line_break",
      "bubble_line_break")
    options.paragraph.lineBreaks.wordBreak = try Arguments.choice(
      given.word_break, of: [.normal, .keepAll, .breakAll], "options->word_break", "bubble_word_break")
    options.paragraph.whiteSpace = try Arguments.choice(
      given.white_space, of: [.preWrap, .normal, .pre, .breakSpaces, .preLine, .noWrap],
      "options->white_space", "bubble_white_space")
    options.paragraph.autospace = try Arguments.choice(
      given.autospace, of: [.noAutospace, .normal], "options->autospace", "bubble_autospace")
    switch given.tab_size {
    case 0: break
    case .max: options.paragraph.tabSize = 0
    case 1...10_000: options.paragraph.tabSize = Int(given.tab_size)
    default:
      throw .argument(
        "options->tab_size is \(given.tab_size); it must be from 1 to 10000, 0 for 8, or BUBBLE_NONE",
        "options->tab_size")
    }
    for stop in try Arguments.list(
      given.tab_stops, given.tab_stop_count, limit: 1_024, "options->tab_stops")
    {
      try Arguments.check(stop, in: -1e6...1e6, "options->tab_stops")
      options.paragraph.tabStops.append(stop)
    }
  }

  private mutating func readLines(_ given: bubble_measure_options) throws(Failure) {
    options.lines.wrap = try Arguments.choice(
      given.wrap, of: [.words, .characters, .none], "options->wrap", "bubble_wrap")
    options.lines.alignment = try Arguments.choice(
      given.alignment, of: [.start, .end, .left, .right, .center, .justify], "options->alignment",
      "bubble_alignment")
    options.lines.truncation = try Arguments.choice(
      given.truncation, of: [.tail, .middle, .head, .clip], "options->truncation", "bubble_truncation")
    if given.maximum_lines != 0 { options.lines.maximumLines = Int(given.maximum_lines) }
    try Arguments.check(given.line_height, in: 0...10_000, "options->line_height")
    options.lines.lineHeight = try Arguments.choice(
      given.line_height_rule,
      of: [
        .natural, .multiple(given.line_height), .fixed(given.line_height), .minimum(given.line_height),
        .limited(given.line_height),
      ], "options->line_height_rule", "bubble_line_height")
  }
}

extension TextToMeasure {
  /// Makes a text from the structure that a caller passes.
  init(_ given: bubble_source_text, _ name: StaticString) throws(Failure) {
    let direction: BidiDirection = try Arguments.choice(
      given.direction, of: [.auto, .leftToRight, .rightToLeft], name, "bubble_direction")
    self.init(
      try Arguments.text(given.text, given.length, name), language: try Arguments.text(given.language, name),
      direction: direction)
  }
}
