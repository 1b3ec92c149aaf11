import TextLayout

/// The size of one picture within a limit.
enum PictureRule: Hashable, Sendable {
  /// The picture has this size, and is cropped if it is wider than the limit.
  case fixed(Size)
  /// The picture is a square.
  case square(side: LayoutUnit, maximum: LayoutUnit)
  /// The picture has its own width, in points, reduced to the limit if necessary; its aspect ratio is kept.
  case scaled(width: Double, ratio: Double, maximum: LayoutUnit)

  /// Returns the size within a limit.
  private func size(in limit: inout Limit) -> Size {
    switch self {
    case .fixed(let size):
      return Size(width: limit.clamping(size.width), height: size.height)
    case .square(let side, let maximum):
      let side = limit.clamping(min(side, maximum))
      return Size(width: side, height: side)
    case .scaled(let width, let ratio, let maximum):
      let most = min(width, maximum.points)
      let wide = min(most, limit.clamping(LayoutUnit(roundingUpPoints: most)).points)
      return Size(
        width: LayoutUnit(roundingDownPoints: wide), height: LayoutUnit(roundingDownPoints: wide / ratio))
    }
  }
}

extension PictureRule {
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let size = size(in: &pass.limit)
    pass.visit(node, pass.frame(size.height)) { $0.natural = size }
    return BlockMeasure(size)
  }
}

/// Several pictures in one rectangle.
struct AlbumRule: Hashable, Sendable {
  let sizes: [PictureSize?]
  /// The rules of a mosaic; nil for an album of fixed templates.
  let mosaic: MosaicRules?
  let maximum: LayoutUnit
  let spacing: LayoutUnit
  /// The indices of the texts that count the hidden pictures, from the largest font size to the smallest;
  /// empty if no picture is hidden.
  let counts: Range<Int32>
  /// Whether a sign is drawn in the middle of the last picture.
  let marksLast: Bool

  func layout(in limit: inout Limit) -> AlbumLayout {
    Self.layout(sizes, mosaic, spacing: spacing, width: limit.clamping(maximum))
  }

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let layout = layout(in: &pass.limit)
    for (number, picture) in layout.frames.enumerated() {
      // An album fills a bubble that its caption makes wider; its pictures are cropped.
      let wide = picture.widened(from: layout.size.width, to: pass.width ?? 0, spacing: spacing)
      pass.visit(node, number: number, wide) {
        $0.natural = picture.size
        $0.isLast = number == layout.frames.count - 1
        if $0.isLast { $0.textIndex = count(node.tree, fitting: picture.size) }
      }
    }
    return BlockMeasure(layout.size)
  }

  /// Returns the index of the text that counts the hidden pictures, in the largest font size that fits on its
  /// picture or, if none fits, in the smallest. Nil if a text has to be shaped first.
  fileprivate func count<Text>(_ tree: BlockTree<Text>, fitting size: Size) -> Int32? {
    for text in counts {
      guard let wanted = tree.texts[Int(text)].extent(in: .unbounded) else { return nil }
      if wanted.width <= size.width, wanted.height <= size.height { return text }
    }
    return counts.last
  }

  static func layout(
    _ sizes: [PictureSize?], _ mosaic: MosaicRules?, spacing: LayoutUnit, width: LayoutUnit
  ) -> AlbumLayout {
    guard var rules = mosaic else {
      return .template(count: sizes.count, width: width, spacing: spacing)
    }
    rules.maximumSize.width = width
    return .mosaic(of: sizes, rules: rules)
  }
}

/// A custom part of the application, which computes its own size.
struct AskedPart: Sendable {
  let part: CustomAttachment
  /// The application's function that returns the size; nil if the part itself has a size.
  let sizing: CustomSizing?

  /// Returns the size within a limit, rounded up to pixels.
  private func size(in limit: inout Limit, grid: PixelGrid) -> Size {
    let available = limit.width.points
    let size = sizing?(part, available) ?? part.ownSize(within: available)
    let longest = LayoutUnit(CustomAttachment.largest)
    let whole = Size(
      width: grid.roundedUp(min(max(0, size.width), longest)),
      height: grid.roundedUp(min(max(0, size.height), longest)))
    if sizing == nil {
      // The part has the width it wants if the limit allows it.
      limit.keep(from: grid.roundedUp(part.ownSize(within: .infinity).width))
    } else {
      limit.close()
    }
    return Size(width: limit.width.clamping(whole.width), height: whole.height)
  }

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let size = size(in: &pass.limit, grid: node.tree.grid)
    pass.visit(node, Rect(origin: .zero, size: size))
    return BlockMeasure(size)
  }
}

extension BlockTree {
  /// Returns the height that is free in a lower corner of the last picture of an album, besides the text that counts the
  /// hidden pictures or the sign in its middle; nil if the picture has neither.
  ///
  /// - Returns: `.none` if a text has to be shaped first.
  func freeCorner(of place: Int, in limit: AvailableWidth) -> LayoutUnit?? {
    var limit = Limit(limit)
    guard case .album(let number) = nodes[place].rule else { return .some(nil) }
    let album = albums[Int(number)]
    guard album.marksLast || !album.counts.isEmpty, let last = album.layout(in: &limit).frames.last
    else { return .some(nil) }
    if album.counts.isEmpty {
      // The picture may become wider, and its sign with it up to this size.
      return (last.height - MediaPart.markSide(in: Size(width: last.height, height: last.height))).half
    }
    guard let count = album.count(self, fitting: last.size),
      let extent = texts[Int(count)].extent(in: .fixed(last.width))
    else { return nil }
    return last.height - extent.height
  }
}

extension Rect {
  /// Returns the frame of a picture of an album after the album has become wider. The distances between its
  /// pictures stay the same.
  fileprivate func widened(from narrow: LayoutUnit, to wide: LayoutUnit, spacing: LayoutUnit) -> Rect {
    guard wide > narrow, narrow > 0 else { return self }
    let factor = (wide + spacing).points / (narrow + spacing).points
    let left = LayoutUnit(roundingDownPoints: minX.points * factor)
    let right = LayoutUnit(roundingDownPoints: (maxX + spacing).points * factor) - spacing
    return Rect(x: left, y: minY, width: (maxX >= narrow ? wide : right) - left, height: height)
  }
}
