import TextLayout

/// The changes that edits made to a transcript's rows. A list can use them to animate the changes, and to
/// keep the views of all rows that have not changed.
///
/// A list applies the changes in three steps. Remove the rows of `removals`, in their order (the lowest row
/// first). Insert the rows of `insertions`, in their order (the highest first). Then draw the rows of
/// `updates` again. A row that has moved is in `removals` and in `insertions`, and its id is in `moves`. All
/// other rows look the same, but their y may be different.
///
/// Here a row is a message, together with the date and the unread line above it.
public struct ChangeSet: Sendable {
  /// A removed or inserted row.
  public struct Row: Hashable, Sendable {
    /// The id of the message.
    public let id: MessageID
    /// The index of the row: the index before all edits for a removal, and the index after all edits for an
    /// insertion.
    public let index: Int
    /// The frame of the row, including the separators above its cell: the frame before all edits for a
    /// removal, and the frame after all edits for an insertion.
    public let frame: Rect
  }

  /// A row that stayed in the transcript and has changed.
  public struct Update: Hashable, Sendable {
    /// The id of the message.
    public let id: MessageID
    /// The index of the row after all edits.
    public let index: Int
    /// The frame of the row before all edits, including the separators above its cell.
    public let oldFrame: Rect
    /// The frame of the row after all edits, including the separators above its cell.
    public let frame: Rect
    /// The kind of change.
    public let kind: UpdateKind
  }

  /// The kinds of changes of a row.
  public enum UpdateKind: String, Hashable, Sendable, CaseIterable {
    /// The message has changed.
    case message
    /// The place of the message in its group has changed, which affects corners, tail, avatar and name.
    case group
    /// The date or the unread line above the message has changed, and perhaps the message's place in its
    /// group.
    case separators
  }

  /// Whether everything may have changed, as after a change of width or style. All arrays of changes are then
  /// empty.
  public let isReload: Bool
  /// The removed rows, from the lowest to the highest.
  public let removals: [Row]
  /// The inserted rows, from the highest to the lowest.
  public let insertions: [Row]
  /// The ids of the messages that have moved. Their rows are in both `removals` and `insertions`.
  public let moves: [MessageID]
  /// The changed rows, from the highest to the lowest.
  public let updates: [Update]
  /// The height of the transcript before all edits, in points.
  public let oldHeight: LayoutUnit
  /// The height of the transcript after all edits, in points.
  public let height: LayoutUnit

  /// Returns a reload, which is the first change that a list gets from a transcript.
  ///
  /// - Parameter height: The present height of the transcript, in points.
  public static func reload(height: LayoutUnit) -> ChangeSet {
    ChangeSet(
      isReload: true, removals: [], insertions: [], moves: [], updates: [], oldHeight: height,
      height: height)
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { !isReload && removals.isEmpty && insertions.isEmpty && updates.isEmpty }
}
