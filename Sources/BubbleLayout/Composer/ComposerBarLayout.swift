import TextLayout

/// A composer laid out with what stands around it. All frames are relative to the bar's top left corner, in
/// points. In a right-to-left interface they are mirrored.
public struct ComposerBarLayout: Sendable {
  /// The size of the bar; a list of candidates stands above it.
  public internal(set) var size: Size
  /// The frame of the composer, in which its content scrolls.
  public internal(set) var field: Rect
  /// The text.
  public let composer: ComposerLayout
  /// The card of the message that is replied to or edited; nil if there is none.
  public internal(set) var topic: ComposerCard?
  /// The card of the page that the text links to; nil if there is none.
  public internal(set) var preview: ComposerCard?
  /// The attachments; nil if there are none.
  public internal(set) var strip: ComposerStrip?
  /// The buttons that fit, from the left.
  public internal(set) var buttons: [ComposerButtonFrame] = []
  /// The candidates for what is typed at the caret; nil if there are none.
  public internal(set) var candidates: ComposerCandidateList?

  /// All texts except the composer's own.
  package var labels: [ComposerLabel] {
    var labels = [topic, preview].flatMap { [$0?.title, $0?.text] }
    for item in strip?.items ?? [] { labels += [item.title, item.detail] }
    for row in candidates?.rows ?? [] { labels += [row.title, row.detail] }
    return labels.compactMap { $0 }
  }
}

/// A text on one line of a composer's bar.
public struct ComposerLabel: Sendable {
  /// The text; it may be drawn truncated with an ellipsis.
  public let text: String
  /// Its frame.
  public let frame: Rect
  /// Its line, relative to `origin`.
  public let block: TextBlock
  /// The top left corner of the block, at the side of the frame where the text begins.
  public let origin: Point
}

/// Two lines about something, with a button that removes it.
public struct ComposerCard: Sendable {
  /// The frame of the whole.
  public internal(set) var frame: Rect
  /// The line before the texts.
  public internal(set) var line: Rect
  /// The first text: the sender who is replied to, or the title of a page.
  public internal(set) var title: ComposerLabel?
  /// The second text: the quoted text, or the host of a page.
  public internal(set) var text: ComposerLabel?
  /// The close button; nil if there is no room.
  public internal(set) var close: Rect?
}

/// The attachments of a message side by side; the strip scrolls sideways.
public struct ComposerStrip: Sendable {
  /// The frame in which it scrolls.
  public internal(set) var frame: Rect
  /// The width of all attachments, with the padding at both ends.
  public internal(set) var contentWidth: LayoutUnit
  /// The scroll offset from where the strip begins: from the left or, in a right-to-left interface, from the
  /// right.
  public internal(set) var offset: LayoutUnit
  /// All attachments, including those that are not visible.
  public internal(set) var items: [Item]

  /// An attachment.
  public struct Item: Sendable {
    /// The frame of its picture or of its texts, at the present scroll offset.
    public internal(set) var frame: Rect
    /// Whether it is a picture, which fills its frame.
    public let isPicture: Bool
    /// The name of an attachment that is not a picture.
    public internal(set) var title: ComposerLabel?
    /// The second text beside it.
    public internal(set) var detail: ComposerLabel?
    /// The button that removes it.
    public internal(set) var remove: Rect
  }
}

/// A button of a composer.
public struct ComposerButtonFrame: Hashable, Sendable {
  /// What it does now; never `sendOrMicrophone`, which is resolved to one of the two.
  public let button: ComposerButton
  /// Its frame.
  public internal(set) var frame: Rect
  /// Whether it can be pressed; false for sending while there is nothing to send.
  public let isEnabled: Bool
}

/// The candidates for what is typed, above the bar. The list is scrolled so that the chosen candidate is
/// visible.
public struct ComposerCandidateList: Sendable {
  /// The frame in which the list scrolls; its y is negative.
  public internal(set) var frame: Rect
  /// The scroll offset of the list.
  public internal(set) var offset: LayoutUnit
  /// The height of all candidates.
  public internal(set) var contentHeight: LayoutUnit
  /// The visible candidates.
  public internal(set) var rows: [Row]

  /// A candidate.
  public struct Row: Sendable {
    /// Its number.
    public let index: Int
    /// Its frame.
    public internal(set) var frame: Rect
    /// Whether the return key takes this candidate.
    public let isChosen: Bool
    /// The frame of a picture: of a person, or of an emoji. Nil for a hashtag or a command.
    public internal(set) var picture: Rect?
    /// The first text.
    public internal(set) var title: ComposerLabel
    /// The second text beside it.
    public internal(set) var detail: ComposerLabel?
  }
}
