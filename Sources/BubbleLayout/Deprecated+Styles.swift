import TextLayout

// The names that styles had in version 0.4. See `Deprecated.swift`.

extension MessageStyle {
  /// The former name of `delivery`.
  @available(*, deprecated, renamed: "delivery")
  public var status: DeliveryStyle? {
    get { delivery }
    set { delivery = newValue }
  }
}

extension FooterStyle {
  /// The former name of `deliveryWidth`.
  @available(*, deprecated, renamed: "deliveryWidth")
  public var statusWidth: LayoutUnit {
    get { deliveryWidth }
    set { deliveryWidth = newValue }
  }

  /// The former name of `deliveryHeight`.
  @available(*, deprecated, renamed: "deliveryHeight")
  public var statusHeight: LayoutUnit {
    get { deliveryHeight }
    set { deliveryHeight = newValue }
  }
}

extension BubbleStyle {
  /// The former name of `ninePatch`.
  @available(*, deprecated, renamed: "ninePatch")
  public var picture: NinePatchStyle? {
    get { ninePatch }
    set { ninePatch = newValue }
  }
}

extension BubbleShape {
  /// The former name of `ninePatch`.
  @available(*, deprecated, renamed: "ninePatch")
  public static var picture: BubbleShape { .ninePatch }
}

extension NinePatch {
  /// The former name of `assetScale(forDevice:among:)`.
  @available(*, deprecated, renamed: "assetScale(forDevice:among:)")
  public static func pictureScale(forDevice scale: Double, among available: [Int]) -> Int? {
    assetScale(forDevice: scale, among: available)
  }
}
