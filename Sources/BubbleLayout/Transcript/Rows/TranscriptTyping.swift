import TextLayout

/// The row at the end of a transcript that shows that someone is typing.
public struct TranscriptTyping: Sendable {
  /// The row's frame in the transcript, in points.
  public internal(set) var frame: Rect
  /// The people who are typing, as in `Message.sender`; empty if unknown (see `TypingRow.people`).
  public let people: [String]
  /// The avatars of these people, each followed by its initials, relative to the row; empty if the style
  /// shows no avatars.
  public let parts: [Part]
  /// The frame of the bubble with the dots, relative to the row; nil to use the place of the last received
  /// bubble.
  public let bubble: Rect?
  /// The colours of the conversation by their roles, in both themes; nil for the renderer's own colour.
  public let colors: ChatColors?

  /// Creates a row in its frame.
  ///
  /// - Parameters:
  ///   - frame: The frame in the transcript, in points.
  ///   - people: The people who are typing, as in `Message.sender`.
  ///   - parts: The avatars and initials of these people, relative to the row.
  ///   - bubble: The bubble's frame, relative to the row; nil to use the place of the last received bubble.
  ///   - colors: The colours of the conversation; nil for the renderer's own colour.
  public init(
    frame: Rect, people: [String] = [], parts: [Part] = [], bubble: Rect? = nil, colors: ChatColors? = nil
  ) {
    self.frame = frame
    self.people = people
    self.parts = parts
    self.bubble = bubble
    self.colors = colors
  }
}

extension RowAssembler {
  /// Returns the typing row; nil if no one is typing.
  ///
  /// - Parameter height: The height of all rows above; nil if there are none.
  func typing(below height: LayoutUnit?) -> TranscriptTyping? {
    guard let row = options.typing, let frame = typingFrame(below: height) else { return nil }
    let received = style.shared(.received)
    let style = received.value
    guard let avatar = style.avatar, !style.leavesAvatarOut, !row.people.isEmpty else {
      return TranscriptTyping(frame: frame, people: row.people, colors: self.style.palettes)
    }
    let maker = TextMaker(fonts: engine.fonts, environment: environment)
    var placer = PartPlacer()
    placer.people = environment.people
    let side = min(avatar.size, row.height)
    let shown = row.people.prefix(Self.mostTypists)
    let step = LayoutUnit(side.points * Self.faceStep)
    // While the reader selects, the row moves aside with the messages, although it has no mark.
    let shift = SelectionRoom(received, isSelecting: environment.isSelecting).shift
    let frames = shown.indices.map { number in
      Rect(x: shift + avatar.start + step * number, y: frame.height - side, width: side, height: side)
    }
    let isFromRight =
      (self.style.mirrorsInterface ? environment.direction : .leftToRight).side(of: style.side) == .right
    func placed(_ rect: Rect) -> Rect { isFromRight ? rect.mirrored(in: frame.width) : rect }
    for (number, id) in shown.enumerated() {
      var visible = frames[number]
      if number + 1 < shown.count { visible.size.width = step }
      placer.face(
        Face(id, size: side, in: maker), in: placed(frames[number]), index: number,
        visible: shown.count == 1 ? nil : placed(visible))
    }
    let end = (frames.last?.maxX ?? 0) + Self.bubbleGap
    let x = max(end, shown.count > 1 ? 0 : shift + style.bubble.margin.start)
    let bubble = Rect(x: x, y: 0, width: frame.height + frame.height.half, height: frame.height)
    return TranscriptTyping(
      frame: frame, people: row.people, parts: placer.parts, bubble: placed(bubble),
      colors: self.style.palettes)
  }

  /// The share of an avatar that the next one does not cover.
  private static let faceStep = 0.75
  /// The maximum number of avatars, and the distance from the last of them to the bubble, in points.
  private static let (mostTypists, bubbleGap): (Int, LayoutUnit) = (3, 8)
}
