import TextLayout

/// The footer of a bubble with its shaped texts: icons, the note that the message was edited, the time and
/// the delivery state.
final class PreparedFooter: Sendable {
  var style: FooterStyle { content.style }
  private let content: FooterContent
  /// The footer in one row. This is its layout at every width that is large enough.
  let natural: FooterRow

  /// Prepares the footer; nil if it shows nothing.
  ///
  /// - Parameter showsFailure: Whether the footer shows that the message failed; false if a line below the
  ///   bubble says so.
  init?(_ message: Message, time: String, style: FooterStyle, showsFailure: Bool, maker: TextMaker) {
    content = FooterContent(message, time: time, style: style, showsFailure: showsFailure, maker: maker)
    if content.isEmpty { return nil }
    natural = content.row(within: .unbounded, grid: PixelGrid(scale: nil))
  }

  /// Returns the footer within a width: in one row or, if one would be too wide, in several rows that are
  /// aligned right. A single text that is too wide is broken into lines.
  func row(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    grid.scale == nil && limit.holds(natural.size.width) ? natural : content.row(within: limit, grid: grid)
  }
}

/// The content of a footer.
private struct FooterContent: Sendable {
  let style: FooterStyle
  private let isPinned: Bool
  private let disappears: Bool
  /// The exact number of views, and the number as it is shown; nil if unknown.
  private let viewCount: Int?
  private let views: PreparedText?
  private let edited: PreparedText?
  private let time: PreparedText?
  private let state: DeliveryState?

  init(_ message: Message, time: String, style: FooterStyle, showsFailure: Bool, maker: TextMaker) {
    func prepared(_ text: String) -> PreparedText? {
      if text.isEmpty { return nil }
      var line = maker.line(text, style.font)
      line.maximumLines = nil
      return line
    }
    self.style = style
    isPinned = message.isPinned
    disappears = message.expires != nil
    viewCount = message.viewCount.map { max(0, $0) }
    views = viewCount.flatMap { prepared(maker.short($0)) }
    edited = message.isEdited ? prepared(style.edited ?? maker.words.edited) : nil
    self.time = prepared(time)
    state = message.delivery == .failed && !showsFailure ? nil : message.delivery
  }

  var isEmpty: Bool {
    !isPinned && !disappears && views == nil && edited == nil && time == nil && state == nil
  }

  func row(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    var row = FooterRow(spacing: style.spacing)
    func add(_ text: PreparedText?, _ role: LabelRole) {
      guard let text else { return }
      let size = text.size(within: limit)
      let whole = Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
      row.add(.label(role, text), size: whole, within: limit)
    }
    func add(_ icon: BoxIcon, if isShown: Bool, count: Int? = nil) {
      guard isShown else { return }
      row.add(
        .sign(icon, count: count), size: Size(width: style.deliveryHeight, height: style.deliveryHeight),
        within: limit)
    }
    add(.pin, if: isPinned)
    add(.timer, if: disappears)
    add(.eye, if: views != nil, count: viewCount)
    add(views, .detail)
    add(edited, .edited)
    add(time, .time)
    if let state {
      row.add(
        .delivery(state, style.deliverySigns),
        size: Size(width: style.deliveryWidth, height: style.deliveryHeight), within: limit)
    }
    return row
  }
}
