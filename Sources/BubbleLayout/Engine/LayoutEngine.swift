import Synchronization
import TextLayout
import TextShaping

/// Lays out messages: the fonts, and what can be shared between layouts. Share one between threads.
///
/// ```swift
/// let engine = try LayoutEngine(fonts: .bundled)
/// let cell = engine.cell(for: message, style: .balloon, width: 320)
/// let paragraph = engine.paragraph("Text alone", font: .system(13, .bold))
/// ```
public final class LayoutEngine: Sendable {
  /// What texts are set in.
  public let fonts: FontCollection
  private let formatters = Mutex(TimestampFormatters())

  /// - Throws: `FontSetError`, naming the font file and the reason.
  public init(fonts: FontSet) throws(FontSetError) { self.fonts = try fonts.open() }

  /// A text by itself, analysed and shaped, ready to be laid out at any width.
  ///
  /// - Complexity: Linear in the text.
  public func paragraph(
    _ text: String, font: TextStyle, options: ParagraphOptions = ParagraphOptions()
  ) -> Paragraph {
    Paragraph(StyledText(text, style: font), options: options, fonts: fonts)
  }

  /// The times that a message shows.
  func times(of message: Message, style: ChatStyle, environment: LayoutEnvironment) -> MessageTimes {
    formatters.withLock { $0.texts(for: message, style: style, environment: environment) }
  }

  /// A moment as a style writes it; empty for none.
  func text(of moment: Timestamp?, style: TimestampStyle, environment: LayoutEnvironment) -> String {
    formatters.withLock { $0.text(of: moment, style: style, environment: environment) }
  }
}
