/// An OpenType feature switched on, off or to an alternate, such as `tnum` 1 or `liga` 0.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, more for the alternate of that number.
  public let value: UInt32

  /// A feature and its setting.
  public init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}
