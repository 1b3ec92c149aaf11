import TextLayout
import TextShaping
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Shapes the texts of cells, at the reader's font scale and in the reader's language.
struct TextMaker {
  let fonts: FontCollection
  private(set) var fontScale: Double
  /// The maximum width of a mention, in points; nil for the width that follows from its font.
  let chipLimit: LayoutUnit?
  private(set) var policy: LayoutPolicy
  let words: InterfaceWords
  let locale: Locale
  private let language: String?
  /// The participants.
  let people: People
  /// The reader, as `sender` of messages; nil if unknown.
  let me: String?
  /// Finds the language of Han characters.
  private var han: HanLanguage
  /// The application's functions that give the sizes of custom parts and formulas.
  var typesetters = Typesetters()
  /// Which fonts decide the height of the lines of labels.
  var labelStrut = LineStrut.all

  init(fonts: FontCollection, environment: LayoutEnvironment) {
    self.fonts = fonts
    fontScale = environment.usableFontScale
    chipLimit = environment.chipLimit
    policy = environment.policy
    words = environment.words
    locale = environment.locale
    language = environment.language
    people = environment.people
    me = environment.me
    han = environment.han
  }

  /// A maker for icons, which have one size at every font scale.
  var ofIcons: TextMaker {
    var maker = self
    maker.fontScale = 1
    maker.policy = .unicode
    return maker
  }

  /// Returns a maker for the texts that a message consists of.
  func texts(of message: Message) -> TextMaker {
    var maker = self
    maker.han = han.texts(of: message)
    return maker
  }

  /// A maker for the labels of the attachments of the message to which this maker's texts belong.
  var ofLabels: TextMaker {
    var maker = self
    maker.han = han.ofLabels
    return maker
  }

  /// Returns a count that is shown beside an icon, a symbol or a picture (`InterfaceWords.short`).
  func short(_ count: Int) -> String { words.short(count, in: locale) }

  /// Returns a length of time, such as `0:07`, in the digits of the reader's locale.
  func clock(_ seconds: Double) -> String { LengthText.clock(seconds, in: locale) }

  /// Sentences with numbers and names. They are created on each use, because few messages need them.
  var spoken: SpokenWords { SpokenWords(locale, language: language) }

  /// Returns the name above a quote: for the reader's own messages, the word for "you". Nil if there is none.
  func author(of quote: QuotedReply) -> String? {
    if let me, quote.sender == me { return SpokenWords.capitalized(spoken[.you]) }
    return people.name(of: quote.sender, givenAs: quote.senderName)
  }

  /// Shapes a text that a message consists of: its own text, or one in its blocks.
  ///
  /// - Parameters:
  ///   - options: All options except the policy, which comes from the environment.
  ///   - directions: The isolates of the text.
  func text(
    _ text: String, _ style: TextStyle, maximumLines: Int? = nil,
    options: ParagraphOptions = ParagraphOptions(), runs: [StyleRun] = [], boxes: [InlineBox] = [],
    directions: [BidiRange] = []
  ) -> PreparedText {
    self.text(
      text, style,
      paragraph: .shared(
        styled(text, style, runs, boxes, directions), options: followed(options, style), fonts: fonts),
      maximumLines: maximumLines)
  }

  /// Shapes a label: a text that is not the message itself, such as a name, a title, an answer or a button.
  /// Characters that control directions have no effect in it, because they could make it look like another
  /// name, file or address (see `Documentation/Security.md`).
  ///
  /// - Parameters:
  ///   - direction: The base direction; with `auto`, the first strong character decides.
  ///   - names: Ranges that other people wrote, which must not reorder the text around them.
  func label(
    _ text: String, _ style: TextStyle, maximumLines: Int? = nil, direction: BidiDirection = .auto,
    runs: [StyleRun] = [], boxes: [InlineBox] = [], names: [BidiRange] = []
  ) -> PreparedText {
    var options = ParagraphOptions.label
    options.direction = direction
    var directions = names
    if names.isEmpty {
      // Addresses and numbers are in their own order in labels too. Mentions keep deciding the direction.
      directions = TextDirections(detecting: [.link, .mail, .phone], direction: direction)
        .ranges(in: text, spans: [])
    } else if direction == .auto, !text[...].mayReorder {
      directions = []
    }
    var label = self.text(
      text, style, maximumLines: maximumLines, options: options, runs: runs, boxes: boxes,
      directions: directions)
    label.strut = labelStrut
    return label
  }

  /// Returns the options with the policy. Lines break without a language unless the text has one of its own: the
  /// language of Han characters that is found by `HanLanguage` chooses only glyphs.
  private func followed(
    _ options: ParagraphOptions, _ style: TextStyle
  ) -> ParagraphOptions {
    var options = options
    options.policy = policy
    options.lineBreaks.language = options.lineBreaks.language ?? style.language ?? ""
    return options
  }

  /// Makes a text from a paragraph that is shaped already.
  func text(
    _ text: String, _ style: TextStyle, paragraph: Paragraph, maximumLines: Int? = nil
  ) -> PreparedText {
    PreparedText(
      text: text, paragraph: paragraph, maximumLines: maximumLines,
      capHeight: metrics(of: scaled(style)).capHeight)
  }

  /// Makes a text that grows.
  func streamed(
    _ text: String, _ style: TextStyle, options: ParagraphOptions, runs: [StyleRun],
    directions: [BidiRange] = []
  ) -> StreamedParagraph {
    StreamedParagraph(
      styled(text, style, runs, [], directions), options: followed(options, style), fonts: fonts)
  }

  func styled(
    _ text: String, _ style: TextStyle, _ runs: [StyleRun], _ boxes: [InlineBox] = [],
    _ directions: [BidiRange] = []
  ) -> StyledText {
    let language =
      style.language ?? han.language(of: text).map { fonts.languageTag(standingFor: $0.languageTag) }
    func shown(_ style: TextStyle) -> TextStyle {
      var style = scaled(style)
      style.language = style.language ?? language
      return style
    }
    var styled = StyledText(
      text, style: shown(style), runs: runs.map { StyleRun(range: $0.range, style: shown($0.style)) },
      boxes: boxes)
    styled.directions = directions
    return styled
  }

  func scaled(_ style: TextStyle) -> TextStyle {
    var style = style
    style.size *= fontScale
    style.lineSize = style.lineSize.map { $0 * fontScale }
    style.letterSpacing *= fontScale
    style.wordSpacing *= fontScale
    style.baselineOffset *= fontScale
    return style
  }

  /// Makes a label of one line.
  ///
  /// - Parameter height: The height available to the line, in points. Lines in scripts that are taller than
  ///   the first font are limited to this height. Nil for no limit.
  func line(
    _ text: String, _ style: TextStyle, height: LayoutUnit? = nil, direction: BidiDirection = .auto,
    boxes: [InlineBox] = [], names: [BidiRange] = []
  ) -> PreparedText {
    var line = preview(
      text, style, maximumLines: 1, direction: direction, boxes: boxes, names: names)
    if let height { (line.lineHeight, line.isInBox) = (limit(style, height), true) }
    line.natural = line.block(within: .unbounded)
    return line
  }

  /// Makes a label that shows a text in few lines, whatever lines the text has.
  func preview(
    _ text: String, _ style: TextStyle, maximumLines: Int, direction: BidiDirection = .auto,
    runs: [StyleRun] = [], boxes: [InlineBox] = [], names: [BidiRange] = []
  ) -> PreparedText {
    label(
      text.inOneLine, style, maximumLines: maximumLines, direction: direction, runs: runs, boxes: boxes,
      names: names)
  }
}

extension ParagraphOptions {
  /// The options of labels, in which characters that control directions have no effect.
  static let label: ParagraphOptions = {
    var options = ParagraphOptions()
    options.ignoresDirectionControls = true
    return options
  }()

  /// Returns the options of a block of code. It runs from left to right, and characters that would reorder it
  /// have no effect: they would show other code than a compiler reads.
  static func code(tabSize: Int, hangingIndent: Int?) -> ParagraphOptions {
    var options = ParagraphOptions(
      direction: .leftToRight, tabSize: tabSize, hangingIndent: hangingIndent)
    options.ignoresDirectionControls = true
    return options
  }
}

extension Shared<MessageStyle> {
  /// Which fonts decide the height of the lines of labels. Where lines of text may not be much taller than those of the
  /// first font, the rows of cards, polls and quotes have the same distance in all scripts.
  var labelStrut: LineStrut { if case .limited = value.text.lineHeight { .first } else { .all } }
}
