import TextLayout

/// The size of one picture within a limit.
enum PictureRule: Hashable, Sendable {
  /// The picture has this size, and is cropped if it is wider than the limit.
  case fixed(Size)
  /// The picture is a square.
  case square(side: LayoutUnit, maximum: LayoutUnit)
  /// The picture has its own width, in points, reduced to the limit if necessary; its aspect ratio is kept.
  case scaled(width: Double, ratio: Double, maximum: LayoutUnit)

  /// Returns the size, and how far the limit may change while the size stays the same.
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
  /// The rules of a mosaic; nil for an album of fixed templates.
  let mosaic: MosaicRules?
  let maximum: LayoutUnit
  let spacing: LayoutUnit
  /// The indices of the texts that count the hidden pictures, from the largest font size to the smallest;
  /// empty if no picture is hidden.
  let counts: Range<Int32>

  func layout(in limit: AvailableWidth) -> AlbumLayout {
    Self.layout(sizes, mosaic, spacing: spacing, width: limit.clamping(maximum))
  }

  /// Returns how far the limit may change while the album stays the same.
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

/// A custom part of the application, which computes its own size.
struct AskedPart: Sendable {
  let part: CustomAttachment
  /// The application's function that returns the size; nil if the part itself has a size.
  let sizing: CustomSizing?

  /// Returns the size within a limit, before it is rounded to pixels, and how far the limit may change while
  /// the size stays the same.
  func size(in limit: AvailableWidth, grid: PixelGrid) -> (size: Size, slack: LimitSlack) {
    let available = limit.limit?.points ?? .infinity
    let size = sizing?(part, available) ?? part.ownSize(within: available)
    let longest = LayoutUnit(CustomAttachment.largest)
    let whole = Size(
      width: grid.roundedUp(min(max(0, size.width), longest)),
      height: grid.roundedUp(min(max(0, size.height), longest)))
    var slack = LimitSlack.none
    if sizing == nil {
      // The part has the width it wants if the limit allows it.
      let wanted = grid.roundedUp(part.ownSize(within: .infinity).width)
      if limit.holds(wanted) {
        slack = .any
        slack.keep(from: wanted, at: limit)
      }
    }
    return (Size(width: limit.clamping(whole.width), height: whole.height), slack)
  }
}
