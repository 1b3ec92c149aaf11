import TextLayout

/// A function that returns the sizes of custom parts.
///
/// It is called with a part and the available width in points, which is infinite if rows have unlimited
/// width. It may be called from any thread. It must always return the same size for the same arguments. A
/// width beyond the available one is reduced to it. If the function returns nil, the attachment's own fields
/// decide the size.
public typealias CustomSizing = @Sendable (_ part: CustomAttachment, _ availableWidth: Double) -> Size?

extension CustomAttachment {
  /// Returns the size of the part according to the attachment's own fields.
  package func ownSize(within width: Double) -> Size {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { (0...Self.largest).contains($0) ? $0 : nil }
    }
    let wide = min(usable(self.width) ?? 240, width)
    if let aspect, (1e-3...1e3).contains(aspect) {
      return Size(width: LayoutUnit(wide), height: LayoutUnit(wide / aspect))
    }
    return Size(width: LayoutUnit(wide), height: LayoutUnit(usable(height) ?? 44))
  }

  /// The maximum width and height, in points.
  package static let largest = 65_536.0
}
