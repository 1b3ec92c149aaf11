import TextLayout

/// How a style adapts to rows of one width and to the type size.
struct TypeRoom: Hashable, Sendable {
  /// The roles whose avatars are left out, because lines beside them would be too short.
  var rolesWithoutAvatar: Set<MessageRole> = []
  /// The index of the factor that distances beside texts grow with (see `FittedStyles.spreads`).
  var spread = 0
  /// Whether selection marks are shown. Where avatars are left out, no space is reserved for hidden marks.
  var isSelecting = false
  /// The maximum width of a mention in a text, in points; nil for the default, 12 em.
  var chip: LayoutUnit?

  /// Whether messages that were prepared for rows of another kind are valid. Avatars and selection marks are
  /// beside bubbles, and affect no text.
  func keepsTexts(of other: TypeRoom) -> Bool { spread == other.spread && chip == other.chip }

  /// Whether the records of rows of another kind are valid. Records know avatars that are left out.
  func keepsRecords(of other: TypeRoom) -> Bool { keepsTexts(of: other) && isSelecting == other.isSelecting }
}

/// A style for one type size in rows of any width.
///
/// Values that depend on the width change in steps, so that a resize does not prepare all messages again at
/// each width. The space beside bubbles changes without steps (see `RowRoom`), because no prepared message
/// depends on it.
struct FittedStyles: Sendable {
  /// The style at font scale 1.
  let style: ChatStyle
  /// The font scale.
  let scale: Double
  /// Whether selection marks are shown.
  let isSelecting: Bool
  /// The factors that distances beside texts may grow with, from 1 to the font scale.
  private let spreads: [Double]
  private let sent: EnlargedStyle
  private let received: EnlargedStyle
  private let notice: EnlargedStyle

  /// Distances beside texts grow while the row is at least as wide as this, in em of the enlarged text. In
  /// narrower rows, lines need the width more than the distances do.
  private static let wideRow = 20.0
  /// The step in which the factor for distances beside texts changes.
  private static let spreadStep = 0.25
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
    let spreads = Array(stride(from: 1, to: scale, by: Self.spreadStep)) + [max(1, scale)]
    func grown(_ role: MessageRole) -> EnlargedStyle {
      EnlargedStyle(style.shared(role), scale, spreads, isSelecting)
    }
    self.spreads = spreads
    (sent, received, notice) = (grown(.sent), grown(.received), grown(.notice))
  }

  /// Returns how the style adapts to rows of a given width.
  func room(in width: AvailableWidth) -> TypeRoom {
    var room = TypeRoom()
    let em = max(sent.ordinary.value.text.font.size, received.ordinary.value.text.font.size)
    // The step does not depend on the type, so that larger type makes no distance smaller.
    let wide = width.limit.map { $0.points / (em * Self.wideRow) } ?? .infinity
    let spread = (wide / Self.spreadStep).rounded(.down) * Self.spreadStep
    room.spread = spreads.lastIndex { $0 <= spread } ?? 0
    for (role, style) in [(MessageRole.sent, sent), (.received, received), (.notice, notice)]
    where !style.holdsAvatar(in: width) {
      room.rolesWithoutAvatar.insert(role)
    }
    room.isSelecting = isSelecting && !room.rolesWithoutAvatar.isEmpty
    guard scale > 1 else { return room }
    let line = min(line(.sent, sent, in: width, room), line(.received, received, in: width, room))
    let chip = (line.points * Self.chipShare / Self.chipStep).rounded(.down) * Self.chipStep
    if chip < em * scale * Self.widestChip { room.chip = LayoutUnit(max(Self.chipStep, chip)) }
    return room
  }

  private func line(
    _ role: MessageRole, _ style: EnlargedStyle, in width: AvailableWidth, _ room: TypeRoom
  ) -> LayoutUnit {
    CellLimits(style[role, room], in: width, fontScale: scale, isSelecting: isSelecting).text.length
  }

  /// Returns the style that adapts to rows in the given way.
  func style(in room: TypeRoom) -> ChatStyle {
    guard sent.grows || received.grows || notice.grows else { return style }
    return style.replacing(
      sent: sent[.sent, room], received: received[.received, room], notice: notice[.notice, room])
  }
}

/// The styles of a role's messages, for each way to adapt to rows. Each is created on first use.
private struct EnlargedStyle: Sendable {
  /// The style at font scale 1.
  let ordinary: Shared<MessageStyle>
  /// Whether the style adapts to the type size and to the width of the rows.
  let grows: Bool
  private let scale: Double
  private let spreads: [Double]
  private let isSelecting: Bool
  /// The enlarged styles with avatars, one for each factor for distances beside texts; empty if nothing is
  /// enlarged.
  private let grown: [MadeOnce<Shared<MessageStyle>>]
  /// The same styles without the avatar's column; empty if the style has no avatar.
  private let narrow: [MadeOnce<Shared<MessageStyle>>]

  init(_ ordinary: Shared<MessageStyle>, _ scale: Double, _ spreads: [Double], _ isSelecting: Bool) {
    self.ordinary = ordinary
    self.scale = scale
    self.spreads = spreads
    self.isSelecting = isSelecting
    grows = ordinary.growsWhole
    grown = grows && scale > 1 ? spreads.map { _ in MadeOnce() } : []
    narrow =
      ordinary.adaptsToRows && ordinary.value.avatar != nil ? spreads.map { _ in MadeOnce() } : []
  }

  subscript(role: MessageRole, room: TypeRoom) -> Shared<MessageStyle> {
    style(spread: room.spread, showsAvatar: !room.rolesWithoutAvatar.contains(role))
  }

  private func style(spread: Int, showsAvatar: Bool) -> Shared<MessageStyle> {
    let made = showsAvatar ? grown : narrow
    guard !made.isEmpty else { return ordinary }
    return made[spread].value {
      let grown = ordinary.value.grown(by: scale, spread: spreads[spread])
      return Shared(showsAvatar ? grown : grown.withoutAvatarColumn(isSelecting: isSelecting))
    }
  }

  /// Returns whether lines beside an avatar are long enough in rows of a width (see `RowRoom`).
  ///
  /// The padding counts with its largest size. So avatars do not come and go as a row becomes wider, although
  /// the padding grows in steps.
  func holdsAvatar(in width: AvailableWidth) -> Bool {
    guard let cell = width.limit, ordinary.value.avatar != nil, ordinary.adaptsToRows else {
      return true
    }
    let widest = style(spread: spreads.count - 1, showsAvatar: true)
    let padding = widest.value.bubble.padding.start + widest.value.bubble.padding.end
    return RowRoom(widest, fontScale: scale, SelectionRoom(widest, isSelecting: isSelecting))
      .holdsAvatar(margin: widest.value.bubble.margin.start, padding: padding, in: cell)
  }
}
