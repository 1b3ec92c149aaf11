import TextLayout

// The names that the parts of cells had in version 0.4. See `Deprecated.swift`.

extension Part {
  /// The former name of `delivery(_:)`.
  @available(*, deprecated, renamed: "delivery(_:)")
  public static func status(_ part: DeliveryPart) -> Part { .delivery(part) }
}

extension ElementKind {
  /// The former name of `delivery`.
  @available(*, deprecated, renamed: "delivery")
  public static var status: ElementKind { .delivery }
}

extension Bubble {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension AvatarPart {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension MediaPart {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension BoxPart {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole? { background }
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole? { foreground }
  /// The former name of `icon`.
  @available(*, deprecated, renamed: "icon")
  public var sign: BoxIcon? { icon }
}

extension DeliveryPart {
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }

  /// The former name of `init(frame:state:foreground:)`.
  @available(*, deprecated, renamed: "init(frame:state:foreground:)")
  public init(frame: Rect, state: DeliveryState, ink: ColorRole) {
    self.init(frame: frame, state: state, foreground: ink)
  }
}

extension FormulaPart {
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
}

extension LabelPart {
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
  /// The former name of `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of token: CodeToken) -> ColorRole? { foreground(of: token) }
}

extension TextPart {
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: ColorRole { foreground }
  /// The former name of `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of found: DetectedData) -> ColorRole { foreground(of: found) }
  /// The former name of `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of span: TextSpan) -> ColorRole? { foreground(of: span) }
  /// The former name of `foreground(of:)`.
  @available(*, deprecated, renamed: "foreground(of:)")
  public func ink(of token: CodeToken) -> ColorRole? { foreground(of: token) }
  /// The former name of `background(of:)`.
  @available(*, deprecated, renamed: "background(of:)")
  public func ground(of span: TextSpan) -> ColorRole? { background(of: span) }
}

extension CodeToken {
  /// The former name of `foreground`.
  @available(*, deprecated, renamed: "foreground")
  public var ink: SurfaceColorRole? { foreground }
}

extension MediaState {
  /// The former name of `icon`.
  @available(*, deprecated, renamed: "icon")
  public var sign: BoxIcon? { icon }
}

extension HighlightedRange {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ground: ColorRole { background }
}

extension TextHighlight {
  /// The former name of `background`.
  @available(*, deprecated, renamed: "background")
  public var ink: SurfaceColorRole {
    get { background }
    set { background = newValue }
  }

  /// The former name of `init(range:background:at:)`.
  @available(*, deprecated, renamed: "init(range:background:at:)")
  public init(range: Range<Int>, ink: SurfaceColorRole, at path: ContentPath = .text) {
    self.init(range: range, background: ink, at: path)
  }
}
