import TextLayout

/// What edits did to a transcript's rows, so that a list can follow them with animations and keep what it has drawn.
///
/// A list of rows follows in three steps: remove those of `removals`, in their order (the lowest row first); insert those of
/// `insertions`, in their order (the highest first); then draw again what `updates` names. A row that has moved is in both lists
/// and in `moves`. All other rows look as before; where the height above them has changed they stand elsewhere.
///
/// A row here is a message with the date and the unread line above it.
public struct ChangeSet: Sendable {
  /// A row that is no longer where it was, or is where it was not.
  public struct Row: Hashable, Sendable {
    /// The message.
    public let id: MessageID
    /// Its index: of a removal before all edits, of an insertion after them.
    public let index: Int
    /// Its frame, what stands above its cell included: of a removal before all edits, of an insertion after them.
    public let frame: Rect
  }

  /// A row that has stayed and looks different.
  public struct Update: Hashable, Sendable {
    /// The message.
    public let id: MessageID
    /// Its index after all edits.
    public let index: Int
    /// Its frame before all edits, what stands above its cell included.
    public let oldFrame: Rect
    /// Its frame after all edits.
    public let frame: Rect
    /// What is different.
    public let kind: UpdateKind
  }

  /// What is different about a row.
  public enum UpdateKind: String, Hashable, Sendable, CaseIterable {
    /// The message itself.
    case message
    /// Its place in its group: corners, tail, avatar, name.
    case group
    /// The date or the unread line above it, and perhaps its place in its group.
    case separators
  }

  /// Whether everything may look different, as after a new width or style. The lists are then empty.
  public let isReload: Bool
  /// From the lowest row to the highest.
  public let removals: [Row]
  /// From the highest row to the lowest.
  public let insertions: [Row]
  /// The ids of the rows that are in both.
  public let moves: [MessageID]
  /// From the highest row to the lowest.
  public let updates: [Update]
  /// The height of the transcript before all edits.
  public let oldHeight: LayoutUnit
  /// The height of the transcript after all edits.
  public let height: LayoutUnit

  /// That everything may look different from what somebody knows, for who begins to follow a transcript.
  ///
  /// - Parameter height: Of the transcript as it is, in points.
  public static func reload(height: LayoutUnit) -> ChangeSet {
    ChangeSet(
      isReload: true, removals: [], insertions: [], moves: [], updates: [], oldHeight: height,
      height: height)
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { !isReload && removals.isEmpty && insertions.isEmpty && updates.isEmpty }
}
