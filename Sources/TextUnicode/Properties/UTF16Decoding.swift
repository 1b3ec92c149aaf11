/// Decodes UTF-16 without `String`. A lone surrogate is read as U+FFFD with a length of one code unit.
extension Span where Element == UInt16 {
  /// Returns the scalar that starts at `offset`, and its length in code units. `offset` must be inside the
  /// text.
  @inline(__always)
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let unit = UInt32(self[offset])
    guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
    if unit < 0xDC00, offset &+ 1 < count {
      let low = UInt32(self[offset &+ 1])
      if low & 0xFC00 == 0xDC00 { return (0x10000 &+ ((unit & 0x3FF) &<< 10 | low & 0x3FF), 2) }
    }
    return (0xFFFD, 1)
  }
}
