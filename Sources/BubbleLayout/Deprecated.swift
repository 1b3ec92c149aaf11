import TextLayout
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists the new name of each.

/// The former name of `TranscriptRow`.
@available(*, deprecated, renamed: "TranscriptRow")
public typealias TranscriptItem = TranscriptRow
/// The former name of `SurfaceColorRole`.
@available(*, deprecated, renamed: "SurfaceColorRole")
public typealias SurfaceInk = SurfaceColorRole
/// The former name of `SharedColorRole`.
@available(*, deprecated, renamed: "SharedColorRole")
public typealias SharedInk = SharedColorRole
/// The former name of `TextEmphasis`.
@available(*, deprecated, renamed: "TextEmphasis")
public typealias TextLook = TextEmphasis
/// The former name of `TextEmphases`.
@available(*, deprecated, renamed: "TextEmphases")
public typealias TextLooks = TextEmphases
/// The former name of `BoxIcon`.
@available(*, deprecated, renamed: "BoxIcon")
public typealias BoxSign = BoxIcon
/// The former name of `DeliveryPart`.
@available(*, deprecated, renamed: "DeliveryPart")
public typealias StatusPart = DeliveryPart
/// The former name of `DeliveryStyle`.
@available(*, deprecated, renamed: "DeliveryStyle")
public typealias StatusStyle = DeliveryStyle
/// The former name of `NinePatchStyle`.
@available(*, deprecated, renamed: "NinePatchStyle")
public typealias PictureStyle = NinePatchStyle
/// The former name of `TranscriptPosition`.
@available(*, deprecated, renamed: "TranscriptPosition")
public typealias TextPlace = TranscriptPosition

// MARK: Transcripts

extension Transcript {
  /// The former name of `rows`.
  @available(*, deprecated, renamed: "rows")
  public var items: [TranscriptRow] { rows }

  /// The former name of `rows(in:overscan:)`.
  @available(*, deprecated, renamed: "rows(in:overscan:)")
  public func items(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    rows(in: viewport, overscan: overscan)
  }

  /// The former name of `message(withID:)`.
  @available(*, deprecated, renamed: "message(withID:)")
  public func message(_ id: MessageID) -> Message? { message(withID: id) }

  /// The former name of `cell(withID:)`.
  @available(*, deprecated, renamed: "cell(withID:)")
  public func cell(_ id: MessageID) -> Cell? { cell(withID: id) }

  /// The former name of `keepPlace(in:edge:_:)`.
  @available(*, deprecated, renamed: "keepPlace(in:edge:_:)")
  public mutating func keepingPlace(
    in viewport: Rect, edge: ScrollEdge = .top, _ change: (inout Transcript) -> Void
  ) -> Rect {
    keepPlace(in: viewport, edge: edge, change)
  }

  /// The former name of `recordChanges(_:)`.
  @available(*, deprecated, renamed: "recordChanges(_:)")
  public mutating func changes(_ edits: (inout Transcript) -> Void) -> ChangeSet { recordChanges(edits) }

  /// The former name of `selectAll()`.
  @available(*, deprecated, renamed: "selectAll()")
  public var everything: TranscriptSelection? { selectAll() }

  /// The former name of `selectAll(in:)`.
  @available(*, deprecated, renamed: "selectAll(in:)")
  public func everything(in scope: TextScope) -> TranscriptSelection? { selectAll(in: scope) }
}

extension InvertedTranscript {
  /// The former name of `rows(in:overscan:)`.
  @available(*, deprecated, renamed: "rows(in:overscan:)")
  public func items(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    rows(in: viewport, overscan: overscan)
  }
}

extension ChangeSet {
  /// The former name of `Row`.
  @available(*, deprecated, renamed: "Row")
  public typealias Removal = Row
  /// The former name of `Row`.
  @available(*, deprecated, renamed: "Row")
  public typealias Insertion = Row

  /// The former name of `isReload`.
  @available(*, deprecated, renamed: "isReload")
  public var changesAll: Bool { isReload }

  /// The former name of `reload(height:)`.
  @available(*, deprecated, renamed: "reload(height:)")
  public static func everything(height: LayoutUnit) -> ChangeSet { reload(height: height) }
}

// MARK: Environments and messages

extension LayoutEnvironment {
  /// The former name of `isOneToOne`.
  @available(*, deprecated, renamed: "isOneToOne")
  public var isPrivate: Bool {
    get { isOneToOne }
    set { isOneToOne = newValue }
  }

  /// The former initializer, which has `isPrivate` instead of `isOneToOne`.
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
  /// The former name of `isOneToOne(for:)`.
  @available(*, deprecated, renamed: "isOneToOne(for:)")
  public func isPrivate(for me: String?) -> Bool { isOneToOne(for: me) }
}

extension TextSpan {
  /// The former name of `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: TextEmphases {
    get { emphases }
    set { emphases = newValue }
  }

  /// The former name of `emphasis`.
  @available(*, deprecated, renamed: "emphasis")
  public var look: TextEmphasis? {
    get { emphasis }
    set { emphasis = newValue }
  }

  /// The former name of `init(range:emphasis:tag:object:)`.
  @available(*, deprecated, renamed: "init(range:emphasis:tag:object:)")
  public init(range: Range<Int>, look: TextEmphasis?, tag: String? = nil, object: InlineObject? = nil) {
    self.init(range: range, emphasis: look, tag: tag, object: object)
  }

  /// The former name of `init(range:emphases:address:tag:object:)`.
  @available(*, deprecated, renamed: "init(range:emphases:address:tag:object:)")
  public init(
    range: Range<Int>, looks: TextEmphases, address: String? = nil, tag: String? = nil,
    object: InlineObject? = nil
  ) {
    self.init(range: range, emphases: looks, address: address, tag: tag, object: object)
  }
}

extension DataKind {
  /// The former name of `hashtag`.
  @available(*, deprecated, renamed: "hashtag")
  public static var tag: DataKind { .hashtag }
}

// MARK: Composers

extension Composer {
  /// The former name of `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: TextEmphases { emphases }
}

extension ComposerQuery.Trigger {
  /// The former name of `hashtag`.
  @available(*, deprecated, renamed: "hashtag")
  public static var tag: ComposerQuery.Trigger { .hashtag }
}

extension ComposerStyle {
  /// The former name of `maximumCount`.
  @available(*, deprecated, renamed: "maximumCount")
  public var maxCount: Int? {
    get { maximumCount }
    set { maximumCount = newValue }
  }
}
