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
  private let sent: [Shared<MessageStyle>]
  private let received: [Shared<MessageStyle>]
  private let notice: [Shared<MessageStyle>]

  /// How many steps there are from no room to all of it.
  private static let steps = 4
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
      Self.grown(style.shared(.sent), scale, isSelecting),
      Self.grown(style.shared(.received), scale, isSelecting),
      Self.grown(style.shared(.notice), scale, isSelecting)
    )
  }

  /// The style of messages of a role from the least room to the most; where it does not grow there is one.
  private static func grown(_ style: Shared<MessageStyle>, _ scale: Double, _ isSelecting: Bool) -> [Shared<
    MessageStyle
  >] {
    guard scale > 1, style.value.growsWhole else { return [style] }
    return (0...steps).map {
      Shared(style.value.grown(by: scale, room: Double($0) / Double(steps), isSelecting: isSelecting))
    }
  }

  /// What rows of a width have room for.
  func room(in width: AvailableWidth) -> TypeRoom {
    guard scale > 1 else { return TypeRoom() }
    var room = TypeRoom(
      sent: step(of: sent, style.shared(.sent), in: width),
      received: step(of: received, style.shared(.received), in: width),
      notice: step(of: notice, style.shared(.notice), in: width))
    room.isSelecting = isSelecting
    let line = min(
      WidthLimits(sent[room.sent], in: width, fontScale: scale).text.length,
      WidthLimits(received[room.received], in: width, fontScale: scale).text.length)
    let largest = max(sent[0].value.text.font.size, received[0].value.text.font.size) * scale * 20
    let chip = (line.points * Self.chipShare / Self.chipStep).rounded(.down) * Self.chipStep
    if chip < largest { room.chip = LayoutUnit(max(Self.chipStep, chip)) }
    return room
  }

  /// The largest step with which lines hold as many letters as they do in type of its usual size.
  private func step(
    of styles: [Shared<MessageStyle>], _ ordinary: Shared<MessageStyle>, in width: AvailableWidth
  ) -> Int {
    guard styles.count > 1, width.limit != nil else { return styles.count - 1 }
    let usual = WidthLimits(ordinary, in: width, fontScale: 1).text.length.points * scale
    let wanted = min(usual, ordinary.value.text.font.size * scale * Self.longLine)
    return styles.indices.last {
      WidthLimits(styles[$0], in: width, fontScale: scale).text.length.points >= wanted
    } ?? 0
  }

  /// The style for rows that have so much room.
  func style(in room: TypeRoom) -> ChatStyle {
    guard sent.count + received.count + notice.count > 3 else { return style }
    return style.replacing(
      sent: sent[room.sent], received: received[room.received], notice: notice[room.notice])
  }
}
