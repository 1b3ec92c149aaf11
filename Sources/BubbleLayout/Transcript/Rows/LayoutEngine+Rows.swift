import TextLayout

extension LayoutEngine {
  /// Lays out one message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - style: The style of the conversation.
  ///   - width: The cell's width in points. Negative widths and NaN count as 0. With an infinite width, the
  ///     cell is as wide as its content and margins need.
  ///   - environment: The reader's identity, language and settings.
  ///   - placement: The place of the message among its neighbours; by default it stands alone.
  /// - Returns: The cell, at y = 0.
  /// - Complexity: Linear in the text.
  public func cell(
    for message: Message, style: ChatStyle, width: Double, environment: LayoutEnvironment = .init(),
    placement: Placement = .alone
  ) -> Cell {
    let message = message.shortened(to: limits) ?? message
    var environment = environment.fitted(to: AvailableWidth(width))
    let fitted = FittedStyles(
      environment.isOneToOne ? style.forOneToOne : style, scale: environment.usableFontScale,
      isSelecting: environment.isSelecting)
    let room = fitted.room(in: AvailableWidth(width))
    let style = fitted.style(in: room)
    environment.chipLimit = room.chip
    let prepared = PreparedMessage(
      message, style: style, environment: environment,
      times: times(of: message, style: style, environment: environment), fonts: fonts,
      typesetters: typesetters)
    var cell = CellLayout(
      prepared, style: style, width: AvailableWidth(width), environment: environment, placement: placement
    ).cell()
    if !environment.scrolled.isEmpty { cell.scrolled = environment.scrolled(in: message.id) }
    return cell
  }

  /// Lays out messages one after the other while the sequence is iterated, in constant memory. The result
  /// contains the cells of `rows(for:style:width:environment:options:)`, but no other rows.
  ///
  /// - Parameters:
  ///   - messages: The messages, oldest first.
  ///   - style: The style of the conversation.
  ///   - width: The width of the cells in points.
  ///   - environment: The reader's identity, language and settings.
  /// - Returns: The cells, stacked from y = 0 without gap or overlap.
  public func cells<Messages: Sequence<Message>>(
    for messages: Messages, style: ChatStyle, width: Double, environment: LayoutEnvironment = .init()
  ) -> some Sequence<Cell> {
    rows(for: messages, style: style, width: width, environment: environment).lazy.compactMap(\.cell)
  }

  /// Lays out messages and the rows between them one after the other while the sequence is iterated, in
  /// constant memory.
  ///
  /// The rows equal those of a `Transcript` with the same messages. But a message whose id has occurred
  /// before is laid out too.
  ///
  /// - Parameters:
  ///   - messages: The messages, oldest first.
  ///   - style: The style of the conversation.
  ///   - width: The width of the rows in points.
  ///   - environment: The reader's identity, language and settings.
  ///   - options: The options for rows besides the messages. The unread line is above the first message with
  ///     the given id.
  public func rows(
    for messages: some Sequence<Message>, style: ChatStyle, width: Double,
    environment: LayoutEnvironment = .init(),
    options: TranscriptOptions = .init()
  ) -> some Sequence<TranscriptRow> {
    RowSequence(
      messages: messages,
      assembler: RowAssembler(
        engine: self, style: style, environment: environment, options: options,
        width: AvailableWidth(width)))
  }
}
