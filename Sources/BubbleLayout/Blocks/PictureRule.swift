import TextLayout

/// The size of one picture within a limit.
enum PictureRule: Hashable, Sendable {
  /// Of this size, cropped if it is wider than the limit.
  case fixed(Size)
  /// A square.
  case square(side: LayoutUnit, maximum: LayoutUnit)
  /// Its own width, reduced to the limit if necessary, with the ratio of width to height kept. In points.
  case scaled(width: Double, ratio: Double, maximum: LayoutUnit)

  /// - Returns: The size, and how far the limit may change while the size stays.
  func size(in limit: AvailableWidth) -> (size: Size, slack: LimitSlack) {
    var slack = LimitSlack.any
    switch self {
    case .fixed(let size):
      slack.keep(from: size.width, at: limit)
      return (Size(width: limit.clamping(size.width), height: size.height), slack)
    case .square(let side, let maximum):
      let wanted = min(side, maximum)
      slack.keep(from: wanted, at: limit)
      let side = limit.clamping(wanted)
      return (Size(width: side, height: side), slack)
    case .scaled(let width, let ratio, let maximum):
      slack.keep(from: LayoutUnit(roundingUpPoints: min(width, maximum.points)), at: limit)
      let wide = min(width, limit.clamping(maximum).points)
      return (
        Size(
          width: LayoutUnit(roundingDownPoints: wide), height: LayoutUnit(roundingDownPoints: wide / ratio)),
        slack
      )
    }
  }
}

/// Several pictures in one rectangle.
struct AlbumRule: Hashable, Sendable {
  let sizes: [PictureSize?]
  /// Nil for an album of fixed templates.
  let mosaic: MosaicRules?
  let maximum: LayoutUnit
  let spacing: LayoutUnit
  /// The texts that count the hidden pictures, from the largest to the smallest; empty if none is hidden.
  let counts: Range<Int32>

  func layout(in limit: AvailableWidth) -> AlbumLayout {
    Self.layout(sizes, mosaic, spacing: spacing, width: limit.clamping(maximum))
  }

  /// How far the limit may change while the album stays the same.
  func slack(in limit: AvailableWidth) -> LimitSlack {
    var slack = LimitSlack.any
    slack.keep(from: maximum, at: limit)
    return slack
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

/// A custom part of the application, which is asked for its size.
struct AskedPart: Sendable {
  let part: CustomAttachment
  /// Nil if the part gives its size itself.
  let sizing: CustomSizing?

  /// - Returns: The size within a limit, before it is rounded to pixels, and how far the limit may change
  ///   while the size stays.
  func size(in limit: AvailableWidth, grid: PixelGrid) -> (size: Size, slack: LimitSlack) {
    let available = limit.limit?.points ?? .infinity
    let size = sizing?(part, available) ?? part.ownSize(within: available)
    let longest = LayoutUnit(CustomAttachment.largest)
    let whole = Size(
      width: grid.roundedUp(min(max(0, size.width), longest)),
      height: grid.roundedUp(min(max(0, size.height), longest)))
    var slack = LimitSlack.none
    if sizing == nil {
      // As wide as it wants if there is room.
      let wanted = grid.roundedUp(part.ownSize(within: .infinity).width)
      if limit.holds(wanted) {
        slack = .any
        slack.keep(from: wanted, at: limit)
      }
    }
    return (Size(width: limit.clamping(whole.width), height: whole.height), slack)
  }
}
