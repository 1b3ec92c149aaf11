import TextLayout
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them beside the new ones.

/// Now `TranscriptRow`.
@available(*, deprecated, renamed: "TranscriptRow")
public typealias TranscriptItem = TranscriptRow
/// Now `SurfaceColorRole`.
@available(*, deprecated, renamed: "SurfaceColorRole")
public typealias SurfaceInk = SurfaceColorRole
/// Now `SharedColorRole`.
@available(*, deprecated, renamed: "SharedColorRole")
public typealias SharedInk = SharedColorRole
/// Now `TextEmphasis`.
@available(*, deprecated, renamed: "TextEmphasis")
public typealias TextLook = TextEmphasis
/// Now `TextEmphases`.
@available(*, deprecated, renamed: "TextEmphases")
public typealias TextLooks = TextEmphases
/// Now `BoxIcon`.
@available(*, deprecated, renamed: "BoxIcon")
public typealias BoxSign = BoxIcon
/// Now `DeliveryPart`.
@available(*, deprecated, renamed: "DeliveryPart")
public typealias StatusPart = DeliveryPart
/// Now `DeliveryStyle`.
@available(*, deprecated, renamed: "DeliveryStyle")
public typealias StatusStyle = DeliveryStyle
/// Now `NinePatchStyle`.
@available(*, deprecated, renamed: "NinePatchStyle")
public typealias PictureStyle = NinePatchStyle
/// Now `TranscriptPosition`.
@available(*, deprecated, renamed: "TranscriptPosition")
public typealias TextPlace = TranscriptPosition

// MARK: Transcripts

extension Transcript {
  /// Now `rows`.
  @available(*, deprecated, renamed: "rows")
  public var items: [TranscriptRow] { rows }

  /// Now `rows(in:overscan:)`.
  @available(*, deprecated, renamed: "rows(in:overscan:)")
  public func items(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    rows(in: viewport, overscan: overscan)
  }

  /// Now `message(withID:)`.
  @available(*, deprecated, renamed: "message(withID:)")
  public func message(_ id: MessageID) -> Message? { message(withID: id) }

  /// Now `cell(withID:)`.
  @available(*, deprecated, renamed: "cell(withID:)")
  public func cell(_ id: MessageID) -> Cell? { cell(withID: id) }

  /// Now `keepPlace(in:edge:_:)`.
  @available(*, deprecated, renamed: "keepPlace(in:edge:_:)")
  public mutating func keepingPlace(
    in viewport: Rect, edge: ScrollEdge = .top, _ change: (inout Transcript) -> Void
  ) -> Rect {
    keepPlace(in: viewport, edge: edge, change)
  }

  /// Now `recordChanges(_:)`.
  @available(*, deprecated, renamed: "recordChanges(_:)")
  public mutating func changes(_ edits: (inout Transcript) -> Void) -> ChangeSet { recordChanges(edits) }

  /// Now `selectAll()`.
  @available(*, deprecated, renamed: "selectAll()")
  public var everything: TranscriptSelection? { selectAll() }

  /// Now `selectAll(in:)`.
  @available(*, deprecated, renamed: "selectAll(in:)")
  public func everything(in scope: TextScope) -> TranscriptSelection? { selectAll(in: scope) }
}

extension InvertedTranscript {
  /// Now `rows(in:overscan:)`.
  @available(*, deprecated, renamed: "rows(in:overscan:)")
  public func items(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    rows(in: viewport, overscan: overscan)
  }
}

extension ChangeSet {
  /// Now `Row`.
  @available(*, deprecated, renamed: "Row")
  public typealias Removal = Row
  /// Now `Row`.
  @available(*, deprecated, renamed: "Row")
  public typealias Insertion = Row

  /// Now `isReload`.
  @available(*, deprecated, renamed: "isReload")
  public var changesAll: Bool { isReload }

  /// Now `reload(height:)`.
  @available(*, deprecated, renamed: "reload(height:)")
  public static func everything(height: LayoutUnit) -> ChangeSet { reload(height: height) }
}

// MARK: Environments and messages

extension LayoutEnvironment {
  /// Now `isOneToOne`.
  @available(*, deprecated, renamed: "isOneToOne")
  public var isPrivate: Bool {
    get { isOneToOne }
    set { isOneToOne = newValue }
  }

  /// Now with `isOneToOne`.
  @available(*, deprecated, message: "isPrivate is now called isOneToOne")
  public init(
    me: String? = nil, locale: Locale = Locale(identifier: "en_US"), language: String? = nil,
    timeZone: TimeZone = .gmt, direction: InterfaceDirection = .leftToRight, scale: Double? = nil,
    fontScale: Double = 1, isSelecting: Bool = false, isPrivate: Bool, expanded: Set<MessageID> = [],
    policy: LayoutPolicy = .unicode, people: People = [:], now: Timestamp? = nil,
    dayTexts: [String: String] = [:]
  ) {
    self.init(
      me: me, locale: locale, language: language, timeZone: timeZone, direction: direction, scale: scale,
      fontScale: fontScale, isSelecting: isSelecting, isOneToOne: isPrivate, expanded: expanded,
      policy: policy,
      people: people, now: now, dayTexts: dayTexts)
  }
}

extension Sequence<Message> {
  /// Now `isOneToOne(for:)`.
  @available(*, deprecated, renamed: "isOneToOne(for:)")
  public func isPrivate(for me: String?) -> Bool { isOneToOne(for: me) }
}

extension TextSpan {
  /// Now `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: TextEmphases {
    get { emphases }
    set { emphases = newValue }
  }

  /// Now `emphasis`.
  @available(*, deprecated, renamed: "emphasis")
  public var look: TextEmphasis? {
    get { emphasis }
    set { emphasis = newValue }
  }

  /// Now `init(range:emphasis:tag:object:)`.
  @available(*, deprecated, renamed: "init(range:emphasis:tag:object:)")
  public init(range: Range<Int>, look: TextEmphasis?, tag: String? = nil, object: InlineObject? = nil) {
    self.init(range: range, emphasis: look, tag: tag, object: object)
  }

  /// Now `init(range:emphases:address:tag:object:)`.
  @available(*, deprecated, renamed: "init(range:emphases:address:tag:object:)")
  public init(
    range: Range<Int>, looks: TextEmphases, address: String? = nil, tag: String? = nil,
    object: InlineObject? = nil
  ) {
    self.init(range: range, emphases: looks, address: address, tag: tag, object: object)
  }
}

extension DataKind {
  /// Now `hashtag`.
  @available(*, deprecated, renamed: "hashtag")
  public static var tag: DataKind { .hashtag }
}

// MARK: Composers

extension Composer {
  /// Now `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: TextEmphases { emphases }
}

extension ComposerQuery.Trigger {
  /// Now `hashtag`.
  @available(*, deprecated, renamed: "hashtag")
  public static var tag: ComposerQuery.Trigger { .hashtag }
}

extension ComposerStyle {
  /// Now `maximumCount`.
  @available(*, deprecated, renamed: "maximumCount")
  public var maxCount: Int? {
    get { maximumCount }
    set { maximumCount = newValue }
  }
}
