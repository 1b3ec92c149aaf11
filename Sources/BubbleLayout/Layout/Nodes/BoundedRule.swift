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

/// A node that scrolls if the limit is smaller than the size it wants.
struct ScrollRule: Hashable, Sendable {
  /// Whether the node scrolls horizontally: its lines are not broken at the limit.
  var isHorizontal = false
  /// The height that a scroll bar takes at the lower edge, in points: its thickness of 2 and a distance of 2
  /// from the edge.
  static let barRoom: LayoutUnit = 4
  /// The distance of a scroll bar from the lines above it, which it would underline otherwise, in points.
  private static let barDistance: LayoutUnit = 5
  /// The maximum visible height, in points; nil for no maximum.
  var maximumHeight: LayoutUnit?

  func inner(_ limit: AvailableWidth) -> AvailableWidth { isHorizontal ? .unbounded : limit }

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let (origin, own, inner) = (pass.parts.origin, pass.begin(node), inner(pass.limit.width))
    var room = pass.width
    if isHorizontal, let width = room {
      guard let whole = node.tree.measure(node.place + 1, in: &pass.limit[inside: inner]) else { return nil }
      room = max(width, whole.width)
    }
    guard var measure = pass.layout(node.inner, inside: inner, width: room) else { return nil }
    // The scroll bar stands below the last line, which it would cover otherwise.
    let bar = isHorizontal && !pass.limit.holds(measure.width) ? Self.barRoom + Self.barDistance : 0
    let content = Size(width: max(0, room ?? 0), height: measure.height + bar)
    if isHorizontal { measure.clamp(to: &pass.limit) }
    if let maximumHeight { measure.changeHeight { min($0, maximumHeight) } }
    if bar > 0 { measure.changeHeight { $0 + bar } }
    pass.end(own, at: origin, measure.height) {
      $0.content = content == $0.frame.size ? nil : Rect(origin: origin, size: content)
    }
    return measure
  }
}
