/// An OpenType feature with a value that turns it on or off or selects an alternate, such as `tnum` 1 or
/// `liga` 0.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, a larger number for the alternate with that number.
  public let value: UInt32

  /// Creates a feature with a value.
  public init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}
