import TextLayout

// The names that the parts of cells had in version 0.4; see `Deprecated.swift`.

extension Part {
  /// Now `delivery(_:)`.
  @available(*, deprecated, renamed: "delivery(_:)")
  public static func status(_ part: DeliveryPart) -> Part { .delivery(part) }
}

extension ElementKind {
  /// Now `delivery`.
  @available(*, deprecated, renamed: "delivery")
  public static var status: ElementKind { .delivery }
}

extension Bubble {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension AvatarPart {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension MediaPart {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension BoxPart {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole? { background }
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole? { foreground }
  /// Now `icon`.
  @available(*, deprecated, renamed: "icon")
  public var sign: BoxIcon? { icon }
}

extension DeliveryPart {
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }

  /// Now `init(frame:state:foreground:)`.
  @available(*, deprecated, renamed: "init(frame:state:foreground:)")
  public init(frame: Rect, state: DeliveryState, ink: ColorRole) {
    self.init(frame: frame, state: state, foreground: ink)
  }
}

extension FormulaPart {
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension LabelPart {
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
  /// Now `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of token: CodeToken) -> ColorRole? { foreground(of: token) }
}

extension TextPart {
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
  /// Now `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of found: DetectedData) -> ColorRole { foreground(of: found) }
  /// Now `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of span: TextSpan) -> ColorRole? { foreground(of: span) }
  /// Now `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of token: CodeToken) -> ColorRole? { foreground(of: token) }
  /// Now `background(of:)`.
  @available(*, deprecated, renamed: "background(of:)")
  public func ground(of span: TextSpan) -> ColorRole? { background(of: span) }
}

extension CodeToken {
  /// Now `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: SurfaceColorRole? { foreground }
}

extension MediaState {
  /// Now `icon`.
  @available(*, deprecated, renamed: "icon")
  public var sign: BoxIcon? { icon }
}

extension HighlightedRange {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
}

extension TextHighlight {
  /// Now `background`.
  @available(*, deprecated, renamed: "background")
  public var ink: SurfaceColorRole {
    get { background }
    set { background = newValue }
  }

  /// Now `init(range:background:at:)`.
  @available(*, deprecated, renamed: "init(range:background:at:)")
  public init(range: Range<Int>, ink: SurfaceColorRole, at path: ContentPath = .text) {
    self.init(range: range, background: ink, at: path)
  }
}
