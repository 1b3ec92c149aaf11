import TextLayout

/// How much room rows of a width have for large type; smaller values mean less room.
struct TypeRoom: Hashable, Sendable {
  /// The room for the insets of sent messages, received messages and notices, in steps from 0.
  var sent = 0
  var received = 0
  var notice = 0
  /// Whether selection marks are shown. If there is no room for insets, none is reserved for hidden marks.
  var isSelecting = false
  /// The maximum width of a mention in a text, in points; nil for the style's own.
  var chip: LayoutUnit?
}

/// A style in larger type, for rows of any width.
///
/// What depends on the width changes in steps, so that a resize does not prepare all messages again for each
/// width.
struct FittedStyles: Sendable {
  /// The style in type of normal size.
  let style: ChatStyle
  /// The font scale.
  let scale: Double
  /// Whether marks for selecting are shown.
  let isSelecting: Bool
  private let sent: GrowingStyle
  private let received: GrowingStyle
  private let notice: GrowingStyle

  /// Insets give way only until lines have this length, in em.
  private static let longLine = 18.0
  /// The maximum share of a line that a mention may take. In a list, lines are shorter.
  private static let chipShare = 0.875
  /// The maximum width of a mention, in em of the message's text, including headings. A limit above it
  /// changes nothing.
  private static let widestChip = 20.0
  /// The steps of the maximum width of a mention, in points.
  private static let chipStep = 16.0

  init(_ style: ChatStyle, scale: Double, isSelecting: Bool) {
    self.style = style
    self.scale = scale
    self.isSelecting = isSelecting
    (sent, received, notice) = (
      GrowingStyle(style.shared(.sent), scale, isSelecting),
      GrowingStyle(style.shared(.received), scale, isSelecting),
      GrowingStyle(style.shared(.notice), scale, isSelecting)
    )
  }

  /// The room that rows of a width have.
  func room(in width: AvailableWidth) -> TypeRoom {
    guard scale > 1 else { return TypeRoom() }
    var room = TypeRoom(
      sent: step(of: sent, in: width),
      received: step(of: received, in: width),
      notice: step(of: notice, in: width))
    room.isSelecting = isSelecting
    let line = min(
      WidthLimits(sent[room.sent], in: width, fontScale: scale).text.length,
      WidthLimits(received[room.received], in: width, fontScale: scale).text.length)
    let em = max(sent.ordinary.value.text.font.size, received.ordinary.value.text.font.size) * scale
    let chip = (line.points * Self.chipShare / Self.chipStep).rounded(.down) * Self.chipStep
    if chip < em * Self.widestChip { room.chip = LayoutUnit(max(Self.chipStep, chip)) }
    return room
  }

  /// The largest step at which lines hold as many letters as in type of normal size; 0 if none does.
  private func step(of style: GrowingStyle, in width: AvailableWidth) -> Int {
    guard style.mostRoom > 0, width.limit != nil else { return style.mostRoom }
    let usual = WidthLimits(style.ordinary, in: width, fontScale: 1).text.length.points * scale
    let wanted = min(usual, style.ordinary.value.text.font.size * scale * Self.longLine)
    return (0...style.mostRoom).last {
      let limits = WidthLimits(style[$0], in: width, fontScale: scale)
      return !limits.isSqueezed && limits.text.length.points >= wanted
    } ?? 0
  }

  /// The style for rows with this much room.
  func style(in room: TypeRoom) -> ChatStyle {
    guard sent.mostRoom + received.mostRoom + notice.mostRoom > 0 else { return style }
    return style.replacing(
      sent: sent[room.sent], received: received[room.received], notice: notice[room.notice])
  }
}

/// The styles of a role's messages by their room. Each is created on first use.
private struct GrowingStyle: Sendable {
  /// In type of normal size.
  let ordinary: Shared<MessageStyle>
  /// The step with room for all insets; 0 for a style that does not grow.
  let mostRoom: Int
  private let scale: Double
  private let isSelecting: Bool
  private let grown: [MadeOnce<Shared<MessageStyle>>]

  /// The number of steps from no room to full room.
  private static let steps = 4

  init(_ ordinary: Shared<MessageStyle>, _ scale: Double, _ isSelecting: Bool) {
    self.ordinary = ordinary
    self.scale = scale
    self.isSelecting = isSelecting
    mostRoom = scale > 1 && ordinary.value.growsWhole ? Self.steps : 0
    grown = mostRoom > 0 ? (0...mostRoom).map { _ in MadeOnce() } : []
  }

  /// The style with the room of a step.
  subscript(step: Int) -> Shared<MessageStyle> {
    guard mostRoom > 0 else { return ordinary }
    return grown[step].value {
      Shared(
        ordinary.value.grown(
          by: scale, room: Double(step) / Double(mostRoom), isSelecting: isSelecting))
    }
  }
}
