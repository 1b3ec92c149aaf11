import Synchronization
import TextLayout
import TextShaping

/// The entry point of the library. An engine has the fonts, and lays out single messages, sequences of
/// messages, and single texts.
///
/// An engine behaves as if it were immutable. Create one engine and use it in all threads.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let message = Message(id: 1, sender: "ann", text: "How tall is this?")
///
/// let cell = engine.cell(for: message, style: .balloon, width: 320)
/// print(cell.height)                                    // 65: points, exact to 1/64
///
/// let paragraph = engine.paragraph("How tall is this?", font: .system(17))
/// for width in [200.0, 100, 50] {                       // shaped once, broken into lines at any width
///   print(paragraph.layout(width: width).lines.count)   // 1, 2, 3
/// }
/// ```
public final class LayoutEngine: Sendable {
  /// The fonts, in fallback order.
  public let fonts: FontCollection
  /// Whether the fonts were opened for this engine and are used by nothing else.
  private let ownsFonts: Bool
  /// The application's function that returns the sizes of custom parts; nil if messages give the sizes.
  public let customSizing: CustomSizing?
  /// The typesetter that lays out formulas; nil if formulas are shown as their source.
  public let formulas: (any FormulaTypesetting)?
  /// The limits of one message. Parts that exceed the limits are left out (see `Message.shortened(to:)`), and
  /// transcripts list the shortened messages (see `Transcript.shortened`).
  public let limits: MessageLimits
  /// The application's own formatting of dates and times; nil to use the locale's formatting.
  public let timestamps: (any TimestampFormatting)?
  let typesetters: Typesetters
  private let formatters = Mutex(TimestampFormatters())

  /// Creates an engine, and opens its fonts.
  ///
  /// - Parameter fonts: The fonts.
  /// - Parameter customSizing: Returns the sizes of custom parts. It is called whenever a message is
  ///   measured, and must return the same size for the same part and width.
  /// - Parameter formulas: Lays out the formulas for which `customSizing` returns no size, such as
  ///   `MathTypesetter` of the module `MathLayout`. If nil, formulas are shown as their source.
  /// - Parameter limits: The limits of one message: by default 2 MB of text, and the same amount of other
  ///   parts.
  /// - Parameter timestamps: Formats dates and times. If nil, they have the format of the environment's
  ///   locale or, in builds without the trait `FoundationDates`, of ISO 8601 (`2011-09-12 19:34`).
  /// - Throws: `FontSetError`, which names the font file and the reason.
  public convenience init(
    fonts: FontSet, customSizing: CustomSizing? = nil, formulas: (any FormulaTypesetting)? = nil,
    limits: MessageLimits = .standard, timestamps: (any TimestampFormatting)? = nil
  ) throws(FontSetError) {
    try self.init(
      fonts: fonts, customSizing: customSizing, limits: limits, timestamps: timestamps,
      makingFormulas: { _ in formulas })
  }

  /// Creates an engine, opens its fonts, and uses them to create the formula typesetter.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - customSizing: Returns the sizes of custom parts.
  ///   - limits: The limits of one message.
  ///   - timestamps: Formats dates and times; nil to use the format of the environment's locale.
  ///   - makingFormulas: Creates the formula typesetter. It receives the fonts, which are used for characters
  ///     that the math font lacks.
  /// - Throws: `FontSetError`, which names the font file and the reason.
  public init(
    fonts: FontSet, customSizing: CustomSizing? = nil, limits: MessageLimits = .standard,
    timestamps: (any TimestampFormatting)? = nil,
    makingFormulas: (FontCollection) -> (any FormulaTypesetting)?
  ) throws(FontSetError) {
    self.fonts = try fonts.open()
    let formulas = makingFormulas(self.fonts)
    self.customSizing = customSizing
    self.formulas = formulas
    typesetters = Typesetters(custom: customSizing, formulas: formulas.map { FormulaCache($0) })
    self.limits = limits
    self.timestamps = timestamps
    ownsFonts = if case .collection = fonts { false } else { true }
  }

  // Cached texts refer to their fonts, and the fonts own the cache. Without emptying the cache, neither would
  // be freed.
  deinit { if ownsFonts { fonts.emptyShapeCache() } }

  /// Analyses and shapes a single text, so that it can be laid out at any width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font, its size in points, and spacing, which apply to the whole text.
  ///   - options: The options for direction, line breaks, white space and tabs.
  /// - Complexity: Linear in the text.
  public func paragraph(
    _ text: String, font: TextStyle, options: ParagraphOptions = ParagraphOptions()
  ) -> Paragraph {
    .shared(StyledText(text, style: font), options: options, fonts: fonts)
  }

  /// Returns the dates and times that a message shows, as text.
  func times(of message: Message, style: ChatStyle, environment: LayoutEnvironment) -> MessageTimes {
    if timestamps != nil || environment.now != nil {
      return TimestampFormatters.texts(for: message, style: style, environment: environment) {
        text(of: $0, style: $1, environment: environment)
      }
    }
    return formatters.withLock { $0.texts(for: message, style: style, environment: environment) }
  }

  /// Returns a time in a style's format; empty if `moment` is nil.
  func text(of moment: Timestamp?, style: TimestampStyle, environment: LayoutEnvironment) -> String {
    guard let moment else { return "" }
    let told = style.told(moment, in: environment, timestamps)
    guard let rest = told.rest else { return told.name ?? "" }
    let written =
      timestamps?.text(of: moment, as: rest, environment: environment)
      ?? formatters.withLock { $0.text(of: moment, style: rest, environment: environment) }
    return [told.name ?? "", written].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text above the first message of a day.
  func dayText(of moment: Timestamp?, style: TimestampStyle, environment: LayoutEnvironment) -> String {
    moment.flatMap { environment.dayText(of: $0, timestamps) }
      ?? text(of: moment, style: style, environment: environment)
  }
}
