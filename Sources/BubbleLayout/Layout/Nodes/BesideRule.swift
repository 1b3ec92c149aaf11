import TextLayout

/// A node with an item beside it. The item shrinks if the limit is too small for both.
struct BesideRule: Hashable, Sendable {
  /// The width of the item, which is also its height, in points.
  var size: LayoutUnit
  /// The minimum width of the node, including its distances from the items beside it, in points.
  var reserve: LayoutUnit
  /// The smallest size of the item, in points. If it would be smaller, it is left out.
  var least: LayoutUnit = 0
  /// The distance between the item and the node, in points.
  var gap: LayoutUnit
  /// Whether the distance `gap` is kept if the item is left out.
  var keepsGap = true
  /// Whether the item is at the end side of the node; otherwise it is at the start side.
  var isAtEnd = false
  /// Whether the item is as tall as the whole, if that is taller.
  var fillsHeight = false
  /// Whether the item goes above the node, at the start side, if the limit is too small for both. It then keeps its
  /// size as long as the limit allows.
  var goesAbove = false
  /// Whether the item and the node are centred vertically; otherwise their upper edges are aligned.
  var isCentered = true
  /// The height of the node's first line, in points, if the item is centred beside that line instead of the whole node;
  /// otherwise nil.
  var lineHeight: LayoutUnit?
  /// The width of a second item at the other side, in points, before rounding to pixels; 0 if there is no
  /// second item. Its distance from the node is `gap` too. If the item goes above the node, so does the second item,
  /// if the limit is wide enough for both.
  var room: LayoutUnit = 0
  /// The height of the second item above the node, in points.
  var roomHeight: LayoutUnit = 0
  /// The distance between an item above the node and the node, in points; nil for `gap`.
  var aboveGap: LayoutUnit?
  /// The index of the second item's paint; -1 without a second item.
  var roomPaint: Int32 = -1

  /// Where the items are within a limit.
  struct Fit {
    /// The width and height of the item; 0 if it is left out.
    let item: LayoutUnit
    /// How much width the items beside the node take, including their distances from the node.
    var reach: LayoutUnit = 0
    var room: LayoutUnit = 0
    /// How much height an item above the node takes, including its distance from the node.
    var rise: LayoutUnit = 0
    /// The width of the items above the node.
    var top: LayoutUnit = 0
    var isRoomAbove = false

    var sides: LayoutUnit { reach + room }
  }

  @inline(__always)
  func fit(in limit: inout Limit, _ grid: PixelGrid) -> Fit {
    let room = room > 0 ? grid.roundedUp(room) + gap : 0
    if limit.holds(size + reserve) {
      let item = size < least ? 0 : size
      return Fit(item: item, reach: reach(of: item), room: room)
    }
    guard goesAbove else {
      let item = item(in: &limit)
      return Fit(item: item, reach: reach(of: item))
    }
    let wide = limit.clamping(size)
    guard wide > 0, wide >= least else { return Fit(item: 0) }
    var fit = Fit(item: wide, rise: max(wide, roomHeight) + (aboveGap ?? gap), top: wide)
    if self.room > 0, limit.holds(size + gap + self.room) {
      fit.top = wide + room
      fit.isRoomAbove = true
    }
    return fit
  }

  /// Returns the size of an item beside the node, within a limit that is too small for both.
  private func item(in limit: inout Limit) -> LayoutUnit {
    let free = max(0, limit.width.length - reserve)
    guard free > 0, free >= least else {
      limit.keep(below: reserve + max(LayoutUnit(rawValue: 1), least))
      return 0
    }
    limit.close()
    return free
  }

  private func reach(of item: LayoutUnit) -> LayoutUnit { item > 0 || keepsGap ? item + gap : 0 }

  /// Returns the height of the whole, and how far the upper edges of the item and of the node are below its upper edge.
  ///
  /// - Parameter content: The height of the node, in points.
  @inline(__always)
  private func heights(
    _ content: LayoutUnit, _ fit: Fit
  ) -> (whole: LayoutUnit, down: (item: LayoutUnit, node: LayoutUnit)) {
    if fit.rise > 0 { return (content + fit.rise, (max(0, roomHeight - fit.item).half, fit.rise)) }
    if let lineHeight {
      // How far the upper edge of the item is below that of the first line. If it is negative, the item is taller, and
      // moves the node down.
      let drop = (lineHeight - fit.item).half
      return (max(content + max(0, -drop), fit.item), (max(0, drop), max(0, -drop)))
    }
    let whole = max(content, fit.item)
    func y(_ height: LayoutUnit) -> LayoutUnit { isCentered ? (whole - height).half : 0 }
    return (whole, (y(fit.item), y(content)))
  }

  /// Returns the distance from the lower edge of the node to that of the whole, in points.
  ///
  /// - Parameter content: The height of the node, in points.
  func spaceBelow(_ content: LayoutUnit, _ fit: Fit) -> LayoutUnit {
    let (whole, down) = heights(content, fit)
    return whole - down.node - content
  }

  @inline(__always)
  func layout<Text, Parts: PartList>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<Parts>) -> BlockMeasure?
  {
    let fit = fit(in: &pass.limit, node.tree.grid)
    let origin = pass.parts.origin
    let item = fit.item > 0 || keepsGap ? pass.begin(node) : nil
    let inside = pass.parts.count
    pass.parts.origin.x = origin.x + (isAtEnd ? fit.room : fit.reach)
    guard var measure = pass.layout(node.inner, reducedBy: fit.sides) else { return nil }
    let (height, down) = heights(measure.height, fit)
    measure.widen(by: fit.sides)
    if fit.rise > 0 { measure.change { max($0, fit.top) } }
    measure.changeHeight { _ in height }
    guard Parts.areWanted else { return measure }
    let frame = pass.frame(height).offset(x: origin.x, y: origin.y)
    pass.parts.move(from: inside, by: down.node)
    pass.parts.set(
      item,
      Rect(
        x: isAtEnd && fit.rise == 0 ? frame.maxX - fit.item : frame.minX,
        y: frame.minY + (fillsHeight ? 0 : down.item), width: fit.item,
        height: fillsHeight ? frame.height : fit.item)
    ) { _ in }
    if fit.room > 0 || fit.isRoomAbove {
      let size =
        fit.room > 0
        ? Size(width: fit.room, height: frame.height)
        : Size(width: room, height: max(fit.item, roomHeight))
      let second = pass.parts.add(roomPaint, 0, at: node.place, in: pass.limit.width)
      pass.parts.set(
        second, Rect(origin: Point(x: frame.maxX - size.width, y: frame.minY), size: size)
      ) { _ in }
    }
    return measure
  }
}
