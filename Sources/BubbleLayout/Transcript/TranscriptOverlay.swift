import TextLayout

/// The date and the avatar that float over a transcript while it scrolls.
public struct TranscriptOverlay: Sendable {
  /// The date of the messages at the top of the viewport; nil above the first date, and in a transcript
  /// without dates.
  public var date: StickyDate?
  /// The avatar of the group at the bottom of the viewport, if the avatar's own place is below the viewport;
  /// otherwise nil.
  public var avatar: StickyAvatar?
}

/// A date that floats at the top of the viewport.
public struct StickyDate: Sendable {
  /// The row of the date. Renderers hide this row while the date floats.
  public let separator: TranscriptSeparator
  /// The frame of the floating date in the transcript, in points.
  public let frame: Rect
}

/// An avatar that floats at the lower edge of the viewport.
public struct StickyAvatar: Sendable {
  /// The id of the message whose cell has the avatar.
  public let id: MessageID
  /// The sender of the message; nil if it has none.
  public let sender: String?
  /// The avatar's own place in the cell, in transcript coordinates, in points.
  public let resting: Rect
  /// The frame of the floating avatar in the transcript, in points.
  public let frame: Rect
}

/// How dates and avatars float.
public struct OverlayRules: Hashable, Sendable {
  /// The distance from the top of the viewport to a date, in points.
  public var dateInset: LayoutUnit
  /// The minimum distance between a date and the next one, in points. If they come nearer, the next date
  /// pushes the first one up.
  public var dateGap: LayoutUnit
  /// The distance from an avatar to the bottom of the viewport, in points.
  public var avatarInset: LayoutUnit
  /// Whether avatars float.
  public var floatsAvatars: Bool

  /// Creates rules.
  public init(
    dateInset: LayoutUnit = 12, dateGap: LayoutUnit = 5, avatarInset: LayoutUnit = 8,
    floatsAvatars: Bool = true
  ) {
    self.dateInset = dateInset
    self.dateGap = dateGap
    self.avatarInset = avatarInset
    self.floatsAvatars = floatsAvatars
  }
}

extension Transcript {
  /// Returns the overlay of a viewport. The rows do not move.
  ///
  /// - Complexity: Logarithmic in the number of messages.
  public func overlay(in viewport: Rect, rules: OverlayRules = OverlayRules()) -> TranscriptOverlay {
    TranscriptOverlay(
      date: stickyDate(in: viewport, rules: rules),
      avatar: rules.floatsAvatars ? stickyAvatar(in: viewport, rules: rules) : nil)
  }

  private func stickyDate(in viewport: Rect, rules: OverlayRules) -> StickyDate? {
    let line = viewport.minY + rules.dateInset
    // `line` is the y at which a date floats. The date is that of the message at the line. If that message's
    // own date row is still below the line, the previous date is used.
    let index = rowIndex.firstIndex(endingBelow: line.rawValue)
    guard count > 0, var place = rowIndex.last(.dated, before: min(index, count - 1) + 1) else { return nil }
    guard var current = date(at: place) else { return nil }
    if current.frame.minY > line {
      guard let earlier = rowIndex.last(.dated, before: place), let date = date(at: earlier) else {
        return nil
      }
      (place, current) = (earlier, date)
    }
    var frame = current.frame
    frame.origin.y = line
    if let next = rowIndex.first(.dated, from: place + 1).flatMap({ date(at: $0) }) {
      frame.origin.y = max(
        current.frame.minY, min(line, next.frame.minY - rules.dateGap - frame.height))
    }
    return StickyDate(separator: current, frame: frame)
  }

  private func date(at index: Int) -> TranscriptSeparator? {
    let slot = rowIndex.slot(at: index)
    return laidOutRows(at: slot).separators.first { $0.kind == .date }?.offset(
      y: LayoutUnit(rawValue: rowIndex.top(of: slot)))
  }

  private func stickyAvatar(in viewport: Rect, rules: OverlayRules) -> StickyAvatar? {
    guard style.grouping != nil, let bottom = cells(in: viewport).indices.last,
      let last = rowIndex.first(.groupEnd, from: bottom),
      let first = rowIndex.last(.groupStart, before: bottom + 1)
    else { return nil }
    let slot = rowIndex.slot(at: last)
    let frame = frame(at: slot)
    for case .avatar(let part) in laidOutRows(at: slot).cell.parts {
      let resting = part.frame.offset(x: frame.minX, y: frame.minY)
      var y = viewport.maxY - rules.avatarInset - part.frame.height
      guard y < resting.minY else { return nil }
      let start = rowIndex.slot(at: first)
      let top = self.frame(at: start).minY + (entries[start].placement?.spacing ?? 0)
      y = min(max(y, top), resting.minY)
      return StickyAvatar(
        id: entries[slot].message.id, sender: entries[slot].message.sender, resting: resting,
        frame: Rect(origin: Point(x: resting.minX, y: y), size: resting.size))
    }
    return nil
  }
}
