import Synchronization
import TextLayout
import TextShaping

/// Lays out messages: the fonts, and what can be shared between layouts. Share one between threads.
public final class LayoutEngine: Sendable {
  /// What texts are set in.
  public let fonts: FontCollection
  /// For cells that are asked for one by one and for edits of transcripts. What lays out many messages has
  /// formatters of its own.
  let formatters = Mutex(TimestampFormatters())

  /// - Throws: `FontSetError`, naming the font file and the reason.
  public init(fonts: FontSet) throws(FontSetError) { self.fonts = try fonts.open() }

  /// Lays out one message.
  ///
  /// - Parameters:
  ///   - width: The cell's width in points. Negative widths and not-a-number are 0; where the width is infinite
  ///     the cell is as wide as its content and margins need.
  ///   - environment: Who reads, and where.
  ///   - context: What the cell has from its neighbours.
  /// - Returns: The cell, at y = 0.
  /// - Complexity: Linear in the text.
  public func cell(
    for message: Message, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init(),
    context: CellContext = .alone
  ) -> Cell {
    let time = formatters.withLock { $0.texts(for: message, style: style, environment: environment) }
    let prepared = PreparedMessage(message, style: style, environment: environment, times: time, fonts: fonts)
    return prepared.cell(style: style, width: CellWidth(width), environment: environment, context: context)
  }

  /// Lays out messages one after the other, each as it is asked for, in constant memory.
  ///
  /// - Returns: The cells, stacked from y = 0 without gap or overlap.
  public func cells<Messages: Sequence<Message>>(
    for messages: Messages, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init()
  ) -> CellSequence<Messages> {
    CellSequence(items: items(for: messages, style: style, width: width, in: environment))
  }

  /// Lays out rows one after the other, each as it is asked for, in constant memory.
  ///
  /// - Parameter options: What stands beside the messages. Of several messages of the unread line's name, the
  ///   first has it.
  /// - Returns: The rows of a transcript of these messages, all of which are laid out, whatever their names.
  public func items<Messages: Sequence<Message>>(
    for messages: Messages, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init(),
    options: TranscriptOptions = .init()
  ) -> ItemSequence<Messages> {
    ItemSequence(
      messages: messages, style: style, width: width, environment: environment, options: options, engine: self
    )
  }

  /// A text by itself, analysed and shaped, ready to be laid out at any width.
  ///
  /// - Complexity: Linear in the text.
  public func paragraph(
    _ text: String, font: TextStyle, options: ParagraphOptions = ParagraphOptions()
  ) -> Paragraph {
    Paragraph(StyledText(text, style: font), options: options, fonts: fonts)
  }
}
