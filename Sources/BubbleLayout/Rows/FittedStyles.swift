import TextLayout

/// How much room rows of a width have for large type: nothing of it in type of its usual size.
struct TypeRoom: Hashable, Sendable {
  /// For the insets of sent and received messages and of notices, in steps.
  var sent = 0
  var received = 0
  var notice = 0
  /// Whether marks for selecting are shown, for which there may be no room otherwise.
  var isSelecting = false
  /// The widest that a mention in a text may be, in points; nil for no more than its style says.
  var chip: LayoutUnit?
}

/// A style in larger type, for rows of any width.
///
/// What depends on the width does so in steps, so that a resize does not prepare all messages anew for each width.
struct FittedStyles: Sendable {
  /// The style in type of its usual size.
  let style: ChatStyle
  /// The font scale.
  let scale: Double
  /// Whether marks for selecting are shown.
  let isSelecting: Bool
  private let sent: GrowingStyle
  private let received: GrowingStyle
  private let notice: GrowingStyle

  /// A line of this many em is long enough: insets make way for no more.
  private static let longLine = 18.0
  /// Of the width of a line, a mention takes at most this share: it may stand in a list.
  private static let chipShare = 0.875
  /// The widths of mentions have steps of so many points.
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

  /// What rows of a width have room for.
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
    let largest = max(sent.ordinary.value.text.font.size, received.ordinary.value.text.font.size) * scale * 20
    let chip = (line.points * Self.chipShare / Self.chipStep).rounded(.down) * Self.chipStep
    if chip < largest { room.chip = LayoutUnit(max(Self.chipStep, chip)) }
    return room
  }

  /// The largest step with which lines hold as many letters as they do in type of its usual size.
  private func step(of style: GrowingStyle, in width: AvailableWidth) -> Int {
    guard style.mostRoom > 0, width.limit != nil else { return style.mostRoom }
    let usual = WidthLimits(style.ordinary, in: width, fontScale: 1).text.length.points * scale
    let wanted = min(usual, style.ordinary.value.text.font.size * scale * Self.longLine)
    return (0...style.mostRoom).last {
      let limits = WidthLimits(style[$0], in: width, fontScale: scale)
      return !limits.isSqueezed && limits.text.length.points >= wanted
    } ?? 0
  }

  /// The style for rows that have so much room.
  func style(in room: TypeRoom) -> ChatStyle {
    guard sent.mostRoom + received.mostRoom + notice.mostRoom > 0 else { return style }
    return style.replacing(
      sent: sent[room.sent], received: received[room.received], notice: notice[room.notice])
  }
}

/// The style of messages of a role by the room that it has, each made when it is first asked for.
private struct GrowingStyle: Sendable {
  /// In type of its usual size.
  let ordinary: Shared<MessageStyle>
  /// The step with all room; 0 for a style that does not grow.
  let mostRoom: Int
  private let scale: Double
  private let isSelecting: Bool
  private let grown: [MadeOnce<Shared<MessageStyle>>]

  /// How many steps there are from no room to all of it.
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
