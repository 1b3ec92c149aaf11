import TextLayout

/// The bounds of a node's width.
struct BoundedRule: Hashable, Sendable {
  /// The minimum width of the node, in points. If the limit is smaller, the node is as wide as the limit.
  var minimum: LayoutUnit = 0
  /// The maximum width that the node is measured within, in points; nil for the limit of its parent.
  var maximum: LayoutUnit?
  /// Whether the node is as wide as its limit.
  var fills = false
  /// Whether the node is never wider than its limit.
  var isClamped = false

  func inner(_ limit: AvailableWidth) -> AvailableWidth { maximum.map { limit.limited(to: $0) } ?? limit }

  @inline(__always)
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let (origin, own, inner) = (pass.parts.origin, pass.begin(node), inner(pass.limit.width))
    guard var measure = pass.layout(node.inner, inside: inner, width: pass.width) else { return nil }
    if fills, inner.limit != nil {
      let whole = pass.limit.following(maximum ?? .longest)
      measure.change { _ in whole }
    } else {
      if minimum > 0 {
        let least = pass.limit.following(min(minimum, maximum ?? .longest))
        measure.change { max(least, $0) }
      }
      if isClamped { measure.clamp(to: &pass.limit) }
    }
    pass.end(own, at: origin, measure.height)
    return measure
  }
}
