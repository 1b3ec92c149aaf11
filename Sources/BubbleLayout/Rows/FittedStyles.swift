import TextLayout

/// How much of a style's insets remains in large type, in rows of one width. Smaller values mean smaller
/// insets.
struct TypeRoom: Hashable, Sendable {
  /// The step for the insets of sent messages, received messages and notices, from 0 for the smallest insets.
  var sent = 0
  var received = 0
  var notice = 0
  /// Whether selection marks are shown. The smallest insets leave no space for hidden marks.
  var isSelecting = false
  /// The maximum width of a mention in a text, in points; nil for the default, 12 em.
  var chip: LayoutUnit?
}

/// A style for large type in rows of any width.
///
/// Values that depend on the width change in steps, so that a resize does not prepare all messages again at
/// each width.
struct FittedStyles: Sendable {
  /// The style at font scale 1.
  let style: ChatStyle
  /// The font scale.
  let scale: Double
  /// Whether selection marks are shown.
  let isSelecting: Bool
  private let sent: GrowingStyle
  private let received: GrowingStyle
  private let notice: GrowingStyle

  /// The maximum line length, in em, for which insets are reduced.
  private static let longLine = 18.0
  /// The maximum share of a line that a mention may take. It is less than 1 because lines in a list are
  /// shorter.
  private static let chipShare = 0.875
  /// The maximum width of a mention in the largest heading, in em of the message's text. A larger limit would
  /// have no effect.
  private static let widestChip = 20.0
  /// The step in which the maximum width of a mention changes, in points.
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

  /// Returns the steps of the insets, and the maximum width of a mention, for rows of a given width.
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

  /// Returns the largest step at which lines hold as many letters as at font scale 1; 0 if there is none.
  private func step(of style: GrowingStyle, in width: AvailableWidth) -> Int {
    guard style.mostRoom > 0, width.limit != nil else { return style.mostRoom }
    let usual = WidthLimits(style.ordinary, in: width, fontScale: 1).text.length.points * scale
    let wanted = min(usual, style.ordinary.value.text.font.size * scale * Self.longLine)
    return (0...style.mostRoom).last {
      let limits = WidthLimits(style[$0], in: width, fontScale: scale)
      return !limits.isSqueezed && limits.text.length.points >= wanted
    } ?? 0
  }

  /// Returns the style with insets of the given steps.
  func style(in room: TypeRoom) -> ChatStyle {
    guard sent.mostRoom + received.mostRoom + notice.mostRoom > 0 else { return style }
    return style.replacing(
      sent: sent[room.sent], received: received[room.received], notice: notice[room.notice])
  }
}

/// The styles of a role's messages, one for each step. Each is created on first use.
private struct GrowingStyle: Sendable {
  /// The style at font scale 1.
  let ordinary: Shared<MessageStyle>
  /// The step with full insets; 0 for a style that does not grow.
  let mostRoom: Int
  private let scale: Double
  private let isSelecting: Bool
  private let grown: [MadeOnce<Shared<MessageStyle>>]

  /// The number of steps from the smallest insets to full insets.
  private static let steps = 4

  init(_ ordinary: Shared<MessageStyle>, _ scale: Double, _ isSelecting: Bool) {
    self.ordinary = ordinary
    self.scale = scale
    self.isSelecting = isSelecting
    mostRoom = scale > 1 && ordinary.value.growsWhole ? Self.steps : 0
    grown = mostRoom > 0 ? (0...mostRoom).map { _ in MadeOnce() } : []
  }

  /// The style for a step.
  subscript(step: Int) -> Shared<MessageStyle> {
    guard mostRoom > 0 else { return ordinary }
    return grown[step].value {
      Shared(
        ordinary.value.grown(
          by: scale, room: Double(step) / Double(mostRoom), isSelecting: isSelecting))
    }
  }
}
