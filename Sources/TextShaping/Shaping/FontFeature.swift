/// An OpenType feature switched on, off or to an alternate, such as `tnum` 1 or `liga` 0.
public struct FontFeature: Hashable, Sendable {
  public let tag: OpenTypeTag
  public let value: UInt32

  public init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}
