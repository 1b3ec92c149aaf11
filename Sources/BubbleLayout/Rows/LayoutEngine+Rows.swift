import TextLayout

extension LayoutEngine {
  /// Lays out one message.
  ///
  /// ```swift
  /// let cell = engine.cell(for: message, style: .balloon, width: 320)
  /// cell.height
  /// ```
  ///
  /// - Parameters:
  ///   - width: The cell's width in points. Negative widths and not-a-number are 0; where the width is infinite
  ///     the cell is as wide as its content and margins need.
  ///   - environment: Who reads, and where.
  ///   - placement: Where the message stands among its neighbours.
  /// - Returns: The cell, at y = 0.
  /// - Complexity: Linear in the text.
  public func cell(
    for message: Message, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init(),
    placement: Placement = .alone
  ) -> Cell {
    let prepared = PreparedMessage(
      message, style: style, environment: environment,
      times: times(of: message, style: style, environment: environment), fonts: fonts)
    return CellLayout(
      prepared, style: style, width: AvailableWidth(width), environment: environment, placement: placement
    ).cell()
  }

  /// Lays out messages one after the other, each as it is asked for, in constant memory.
  ///
  /// - Returns: The cells, stacked from y = 0 without gap or overlap.
  public func cells<Messages: Sequence<Message>>(
    for messages: Messages, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init()
  ) -> some Sequence<Cell> {
    rows(for: messages, style: style, width: width, in: environment).lazy.compactMap(\.cell)
  }

  /// Lays out rows one after the other, each as it is asked for, in constant memory.
  ///
  /// - Parameter options: What stands beside the messages. Of several messages of the unread line's id, the first
  ///   has it.
  /// - Returns: The rows of a transcript of these messages, all of which are laid out, whatever their ids.
  public func rows<Messages: Sequence<Message>>(
    for messages: Messages, style: ChatStyle, width: Double, in environment: LayoutEnvironment = .init(),
    options: TranscriptOptions = .init()
  ) -> RowSequence<Messages> {
    RowSequence(
      messages: messages,
      assembler: RowAssembler(
        engine: self, style: style, environment: environment, options: options,
        width: AvailableWidth(width)))
  }
}
