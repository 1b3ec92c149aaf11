import TextLayout

/// A composer that has been laid out with its bar. All frames are relative to the bar's top left corner, in
/// points. In a right-to-left interface they are mirrored.
public struct ComposerBarLayout: Sendable {
  /// The size of the bar. A list of candidates is above the bar and is not included.
  public internal(set) var size: Size
  /// The frame of the composer. The composer's content scrolls in this frame.
  public internal(set) var field: Rect
  /// The layout of the text.
  public let composer: ComposerLayout
  /// The card of the message that is replied to or edited; nil if there is none.
  public internal(set) var topic: ComposerCard?
  /// The card of the page that the text links to; nil if there is none.
  public internal(set) var preview: ComposerCard?
  /// The attachments; nil if there are none.
  public internal(set) var strip: ComposerStrip?
  /// The buttons that fit, from left to right.
  public internal(set) var buttons: [ComposerButtonFrame] = []
  /// The candidates for completing the word at the caret; nil if there are none.
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
  /// The text. It may be truncated with an ellipsis when it is drawn.
  public let text: String
  /// The frame of the label.
  public let frame: Rect
  /// The line of the text, relative to `origin`.
  public let block: TextBlock
  /// The top left corner of the block. The block is at the left of the frame or, if its text is
  /// right-to-left, at the right.
  public let origin: Point
}

/// A card with two lines, and a button that removes it.
public struct ComposerCard: Sendable {
  /// The frame of the whole card.
  public internal(set) var frame: Rect
  /// The vertical line before the texts.
  public internal(set) var line: Rect
  /// The first text: the sender of the message that is replied to, or the title of a page; nil if there is
  /// none.
  public internal(set) var title: ComposerLabel?
  /// The second text: the quoted text, or the host of a page; nil if there is none.
  public internal(set) var text: ComposerLabel?
  /// The frame of the close button; nil if it does not fit.
  public internal(set) var close: Rect?
}

/// The attachments of a message side by side. The strip scrolls sideways.
public struct ComposerStrip: Sendable {
  /// The frame in which the strip scrolls.
  public internal(set) var frame: Rect
  /// The width of all attachments, including the padding at both ends.
  public internal(set) var contentWidth: LayoutUnit
  /// The scroll offset from the beginning of the strip, which is at the left or, in a right-to-left
  /// interface, at the right.
  public internal(set) var offset: LayoutUnit
  /// All attachments, including those that are not visible.
  public internal(set) var items: [Item]

  /// An attachment.
  public struct Item: Sendable {
    /// The frame of the picture or of the texts, at the current scroll offset.
    public internal(set) var frame: Rect
    /// Whether the attachment is a picture, which fills its frame.
    public let isPicture: Bool
    /// The name of an attachment that is not a picture; nil for a picture.
    public internal(set) var title: ComposerLabel?
    /// The second text, below the name; nil if there is none.
    public internal(set) var detail: ComposerLabel?
    /// The frame of the button that removes the attachment.
    public internal(set) var remove: Rect
  }
}

/// A button of a composer, with its frame.
public struct ComposerButtonFrame: Hashable, Sendable {
  /// What the button does now. For `sendOrMicrophone`, this is either `send` or `microphone`.
  public let button: ComposerButton
  /// The frame of the button.
  public internal(set) var frame: Rect
  /// Whether the button can be pressed; false for sending while there is nothing to send.
  public let isEnabled: Bool
}

/// The candidates for completing a word, above the bar. The list is scrolled so that the chosen candidate is
/// visible.
public struct ComposerCandidateList: Sendable {
  /// The frame in which the list scrolls. Its y is negative, because the list is above the bar.
  public internal(set) var frame: Rect
  /// The scroll offset of the list.
  public internal(set) var offset: LayoutUnit
  /// The height of all candidates.
  public internal(set) var contentHeight: LayoutUnit
  /// The visible candidates.
  public internal(set) var rows: [Row]

  /// A candidate.
  public struct Row: Sendable {
    /// The index of the candidate in the whole list.
    public let index: Int
    /// The frame of the row.
    public internal(set) var frame: Rect
    /// Whether the return key inserts this candidate.
    public let isChosen: Bool
    /// The frame of a picture, which shows a person or an emoji; nil for a hashtag or a command.
    public internal(set) var picture: Rect?
    /// The title of the candidate.
    public internal(set) var title: ComposerLabel
    /// The text beside the title; nil if there is none.
    public internal(set) var detail: ComposerLabel?
  }
}
