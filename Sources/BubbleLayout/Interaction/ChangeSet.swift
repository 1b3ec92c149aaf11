import TextLayout

/// How edits changed a transcript's rows, so that a list can follow with animations and keep its unchanged
/// views.
///
/// A list applies them in three steps. Remove the rows of `removals`, in their order (the lowest row first).
/// Insert the rows of `insertions`, in their order (the highest first). Then draw the rows of `updates`
/// again. A row that has moved is in both lists and in `moves`. All other rows look the same, but may have
/// another y.
///
/// A row here is a message with the date and the unread line above it.
public struct ChangeSet: Sendable {
  /// A removed or inserted row.
  public struct Row: Hashable, Sendable {
    /// The message.
    public let id: MessageID
    /// Its index: before all edits for a removal, after them for an insertion.
    public let index: Int
    /// Its frame, including what stands above its cell: before all edits for a removal, after them for an
    /// insertion.
    public let frame: Rect
  }

  /// A row that stayed and has changed.
  public struct Update: Hashable, Sendable {
    /// The message.
    public let id: MessageID
    /// Its index after all edits.
    public let index: Int
    /// Its frame before all edits, including what stands above its cell.
    public let oldFrame: Rect
    /// Its frame after all edits.
    public let frame: Rect
    /// What has changed.
    public let kind: UpdateKind
  }

  /// The kinds of changes of a row.
  public enum UpdateKind: String, Hashable, Sendable, CaseIterable {
    /// The message itself.
    case message
    /// Its place in its group: corners, tail, avatar, name.
    case group
    /// The date or the unread line above it, and perhaps its place in its group.
    case separators
  }

  /// Whether everything may have changed, as after a new width or style. The lists are then empty.
  public let isReload: Bool
  /// From the lowest row to the highest.
  public let removals: [Row]
  /// From the highest row to the lowest.
  public let insertions: [Row]
  /// The ids of the rows that are in both lists.
  public let moves: [MessageID]
  /// From the highest row to the lowest.
  public let updates: [Update]
  /// The height of the transcript before all edits.
  public let oldHeight: LayoutUnit
  /// The height of the transcript after all edits.
  public let height: LayoutUnit

  /// A change of everything, for a list that begins to follow a transcript.
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
