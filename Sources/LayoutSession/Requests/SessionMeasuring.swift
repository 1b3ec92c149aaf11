import BubbleLayout
import TextLayout
import TextShaping
import TextUnicode

/// Texts that are measured without a transcript, with the same options as `bubble measure`.
package struct SessionMeasuring: Sendable {
  /// One or several texts.
  package var texts: [SessionText] = []
  /// The widths in points; infinite for no limit.
  package var widths: [Double] = []
  package var options = MeasureOptions()
  package var variations: [SessionVariation] = []
  /// Whether the lines of texts are listed.
  package var lines = false

  package init() {}

  /// The maximum number of measurements (a text at a width) in one answer. `lineLimit` is the maximum number
  /// of lines.
  package static let measureLimit = 100_000
  package static let lineLimit = 1_000_000
}

extension SessionMeasuring: JSONRecord {
  package static var standard: SessionMeasuring { SessionMeasuring() }

  package static let fields: [RecordField<SessionMeasuring>] =
    [
      .field("texts", \.texts, .oneOrMany(), isRequired: true),
      .field("widths", \.widths, .oneOrMany(.sessionWidth), isRequired: true), .field("lines", \.lines),
    ] + styleFields + lineFields

  private static let styleFields: [RecordField<SessionMeasuring>] = [
    .field("fontSize", \.options.style.size, .number(in: 0...10_000)),
    .optional("family", \.options.style.family), .field("weight", \.options.style.weight),
    .field("italic", \.isItalic),
    .field("letterSpacing", \.options.style.letterSpacing, .number(in: -10_000...10_000)),
    .field("wordSpacing", \.options.style.wordSpacing, .number(in: -10_000...10_000)),
    .field("features", \.options.style.features, .features), .field("variations", \.variations, .variations),
  ]

  private static let lineFields: [RecordField<SessionMeasuring>] = [
    .field("policy", \.options.paragraph.policy, .choice(of: LayoutPolicy.allCases)),
    .field(
      "lineBreak", \.options.paragraph.lineBreaks.strictness,
      .choice(of: LineBreakOptions.Strictness.allCases)),
    .field(
      "wordBreak", \.options.paragraph.lineBreaks.wordBreak, .choice(of: LineBreakOptions.WordBreak.allCases)),
    .field("overflowWrap", \.overflowWrap, .choice(of: OverflowWrap.allCases)),
    .field("whiteSpace", \.options.paragraph.whiteSpace, .choice(of: WhiteSpace.allCases)),
    .field("textAutospace", \.options.paragraph.autospace, .choice(of: TextAutospace.allCases)),
    .field("wrap", \.options.lines.wrap, .choice(of: [.words, .characters, .none])),
    .field("align", \.options.lines.alignment, .choice(of: TextAlignment.allCases)),
    .optional("maxLines", \.options.lines.maximumLines, .integer(in: 1...1_000_000_000)),
    .field("truncate", \.options.lines.truncation, .choice(of: Truncation.allCases)),
    .field("lineHeight", \.options.lines.lineHeight),
    .field("tabSize", \.options.paragraph.tabSize, .integer(in: 0...10_000)),
    .field("tabStops", \.options.paragraph.tabStops, .list(of: .number(in: -1e6...1e6))),
    .field("balance", \.options.isBalanced),
  ]

  package mutating func check() throws(FieldError) {
    for setting in variations {
      guard let axis = OpenTypeTag(setting.axis) else {
        throw FieldError("variations", "\(setting.axis.quoted(limit: 40)) is not a four-letter tag")
      }
      options.style.variations.append(FontVariation(axis: axis, value: Float(setting.value)))
    }
    guard texts.count * widths.count <= Self.measureLimit else {
      throw FieldError(
        "texts",
        "\(texts.count) texts at \(widths.count) widths are more than \(Self.measureLimit) measurements")
    }
  }
}

extension SessionMeasuring {
  fileprivate var isItalic: Bool {
    get { options.style.slant == .italic }
    set { options.style.slant = newValue ? .italic : .upright }
  }

  /// The values of `overflow-wrap`.
  fileprivate enum OverflowWrap: String, CaseIterable, Sendable { case normal, anywhere }

  fileprivate var overflowWrap: OverflowWrap {
    get { options.lines.breaksLongWords ? .anywhere : .normal }
    set { options.lines.breaksLongWords = newValue == .anywhere }
  }
}

/// A text to measure: a string, or an object with a text and its options.
package struct SessionText: Sendable {
  /// The text to measure.
  package var text = ""
  /// The language of the text, as a BCP 47 tag; nil if it is unknown.
  package var language: String?
  /// The direction of the text; by default, that of its first strong letter.
  package var direction = Direction.auto
  /// The UTF-16 offsets of requested carets.
  package var carets: [Int] = []
  /// The ranges of requested rectangles.
  package var ranges: [SessionTextRange] = []

  package enum Direction: String, CaseIterable, JSONWord { case auto, ltr, rtl }

  package init() {}

  var measured: TextToMeasure {
    let base: BidiDirection =
      switch direction {
      case .auto: .auto
      case .ltr: .leftToRight
      case .rtl: .rightToLeft
      }
    return TextToMeasure(text, language: language, direction: base)
  }
}

extension SessionText: JSONRecord {
  package static var standard: SessionText { SessionText() }

  package static let fields: [RecordField<SessionText>] = [
    .field("text", \.text, isRequired: true), .optional("lang", \.language), .field("dir", \.direction),
    .field("carets", \.carets, .list(of: .integer(in: 0...1_000_000_000))), .list("ranges", \.ranges),
  ]

  package static var form: JSONForm<SessionText> {
    JSONForm {
      .any(of: [.string, objectSchema.defined(as: "SessionText")])
    } read: { (value) throws(FieldError) in
      guard case .string(let text) = value else { return try SessionText(json: value) }
      var given = SessionText()
      given.text = text
      return given
    } write: {
      $0.jsonValue
    }
  }
}

/// A range of a text.
package struct SessionTextRange: Sendable {
  /// The offset at which the range begins, in UTF-16 code units.
  package var start = 0
  /// The offset at which the range ends, in UTF-16 code units.
  package var end = 0

  package init() {}
}

extension SessionTextRange: JSONRecord {
  package static var standard: SessionTextRange { SessionTextRange() }

  package static let fields: [RecordField<SessionTextRange>] = [
    .field("start", \.start, .integer(in: 0...1_000_000_000), isRequired: true),
    .field("end", \.end, .integer(in: 0...1_000_000_000), isRequired: true),
  ]

  package func check() throws(FieldError) {
    if end < start { throw FieldError("end", "the range ends before it begins") }
  }
}

extension JSONForm<[FontFeature]> {
  /// OpenType features by their tags: `{"smcp":1,"liga":0}`.
  fileprivate static var features: Self {
    let number = JSONForm<Int>.integer(in: 0...65_535)
    return JSONForm {
      .map(of: number.schema())
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      guard members.count <= 64 else { throw FieldError(.other("at most 64 features are allowed")) }
      var features: [FontFeature] = []
      for member in members {
        guard let tag = OpenTypeTag(member.name) else {
          throw FieldError(.other("\(member.name.quoted(limit: 40)) is not a four-letter tag"))
        }
        do throws(FieldError) {
          features.append(FontFeature(tag: tag, value: UInt32(try number.read(member.value))))
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return features
    } write: { features in
      .object(features.map { .init(name: $0.tag.description, value: .integer(Int($0.value))) })
    }
  }
}
