import BubbleLayout
import LayoutPainting
import TextLayout
import TextShaping

/// A colour that is drawn in a part of a row.
struct PreviewColor: Encodable, Hashable, Sendable {
  enum Kind: String, Encodable, Sendable { case text, fill, line, page }

  let kind: Kind
  /// The role in the colour tables of styles; nil for a colour without a role.
  let role: String?
  /// The colour in the form that styles use, such as `#ff9a2e`.
  let color: String
  /// The background of a text; nil over a picture, and for other kinds.
  var behind: String?
  /// The role of the background of a text; nil if it has none.
  var behindRole: String?
  /// The contrast of a text with its background (WCAG 2.2), the lowest possible one over a picture; nil for
  /// other kinds.
  var contrast: Double?
  /// The contrast that the text needs (WCAG 2.2, 1.4.3); nil for other kinds.
  var needed: Double?
}

extension PreviewColor {
  /// Whether the page shows both as one.
  fileprivate func isSame(as other: PreviewColor) -> Bool {
    (kind, role, color, behindRole) == (other.kind, other.role, other.color, other.behindRole)
  }

  /// The share of the needed contrast that a text has; 1 for other kinds.
  fileprivate var share: Double { (contrast ?? 1) / (needed ?? 1) }
}

/// Finds the colours of a row's parts in the row's drawing operations.
struct PreviewColors {
  private let list: DisplayList
  /// The paths' extents, by their numbers.
  private let extents: [Rect]

  /// The background at a point: one colour, or the darkest and the lightest that a picture may have.
  private struct Backing {
    var colors: [Color]
    var role: ColorRole?
  }

  /// The minimum sizes of large text (WCAG 2.2, 1.4.3), regular and bold: 18 and 14 points of print, which are 4/3
  /// points of layout each.
  private static let large = (regular: 24.0, bold: 56.0 / 3)
  /// The share of a bubble that its own shapes cover.
  private static let coverage = 0.9
  /// How far shapes of a part, such as the tail of a bubble, may extend beyond its frame, in points.
  private static let slack = (part: LayoutUnit(2), bubble: LayoutUnit(14))

  init(_ row: TranscriptRow, theme: Theme) {
    let list = DisplayList([row], theme: theme)
    self.list = list
    extents = list.paths.map { path in
      let points = list.points[path.points]
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return .zero
      }
      return Rect(
        x: LayoutUnit(left), y: LayoutUnit(top), width: LayoutUnit(right - left),
        height: LayoutUnit(bottom - top))
    }
  }

  /// The colours of a part, each once, in the order in which they are drawn.
  ///
  /// - Parameters:
  ///   - frame: The part's frame, in the row.
  ///   - others: The frames of other parts that may lie within it.
  func colors(in frame: Rect, without others: [Rect]) -> [PreviewColor] {
    let inner = others.filter { Self.area($0) < Self.area(frame) }
    let wide = frame.outset(by: Insets(all: Self.slack.part))
    var found: [PreviewColor] = []
    for (index, operation) in list.operations.enumerated() {
      switch operation.kind {
      case .fill, .stroke:
        guard let extent = operation.path.map({ extents[$0] }), wide.contains(extent),
          !inner.contains(where: { $0.outset(by: Insets(all: 1)).contains(extent) })
        else { continue }
        found.append(shape(operation))
      case .glyphs:
        let glyph = list.glyphs[operation.glyphs].first { glyph in
          wide.contains(glyph.origin) && !inner.contains { $0.contains(glyph.origin) }
        }
        if let glyph, !list.fonts[operation.font].font.face.isColor {
          found.append(text(operation, at: glyph.origin, before: index))
        }
      case .picture, .placeholder: continue
      }
    }
    return Self.once(found)
  }

  /// The colours of a bubble and of the page behind it.
  ///
  /// - Parameter frame: The bubble's frame, in the row; nil for the page alone.
  func surfaces(of frame: Rect?) -> [PreviewColor] {
    var found: [PreviewColor] = []
    if let frame {
      let wide = frame.outset(by: Insets(all: Self.slack.bubble))
      for operation in list.operations where operation.kind == .fill || operation.kind == .stroke {
        guard let extent = operation.path.map({ extents[$0] }), wide.contains(extent),
          Self.area(extent) >= Self.area(frame) * Self.coverage
        else { continue }
        found.append(shape(operation))
      }
    }
    if let background = list.background {
      found.append(
        PreviewColor(kind: .page, role: ColorRole.on(.page, .fill).name, color: background.text))
    }
    return Self.once(found)
  }

  private func shape(_ operation: DisplayList.Operation) -> PreviewColor {
    PreviewColor(
      kind: operation.kind == .stroke ? .line : .fill, role: operation.paint.role?.name,
      color: operation.paint.color.text)
  }

  private func text(
    _ operation: DisplayList.Operation, at origin: Point, before index: Int
  ) -> PreviewColor {
    let font = list.fonts[operation.font]
    let size = font.font.pointSize
    // Within the letter, where nothing beside it lies.
    let point = Point(x: origin.x + LayoutUnit(size / 8), y: origin.y - LayoutUnit(size / 4))
    let backing = backing(at: point, before: index)
    let own = operation.paint.color
    var color = PreviewColor(kind: .text, role: operation.paint.role?.name, color: own.text)
    let contrast = backing.colors.map { own.over($0).contrast(on: $0) }.min() ?? 1
    color.contrast = (contrast * 100).rounded(.down) / 100
    if backing.colors.count == 1 {
      color.behind = backing.colors[0].text
      color.behindRole = backing.role?.name
    }
    let bound = font.isBold ? Self.large.bold : Self.large.regular
    color.needed = size >= bound ? ColorPalette.graphicContrast : ColorPalette.textContrast
    return color
  }

  /// The background at a point after the operations before an index.
  private func backing(at point: Point, before end: Int) -> Backing {
    var backing = Backing(
      colors: [list.background ?? Color(0xFF_FFFF)],
      role: list.background == nil ? nil : .on(.page, .fill))
    let absent = absentSubject(of: end)
    var index = 0
    while index < end {
      let operation = list.operations[index]
      index += 1
      guard isHit(operation, at: point) else { continue }
      switch operation.kind {
      case .fill:
        let paint = self.color(of: operation.paint, at: point.y.points)
        backing.colors = backing.colors.map { paint.over($0) }
        backing.role = operation.paint.role
      case .picture:
        let placeholder = index..<index + operation.placeholderCount
        // Initials stand where no picture of the sender is.
        if placeholder.contains(end) || list.subjects[operation.subject] == absent { continue }
        backing = Backing(colors: [Color(0), Color(0xFF_FFFF)], role: nil)
        // A placeholder is no part of the picture that an application shows.
        index = placeholder.upperBound
      case .stroke, .glyphs, .placeholder: continue
      }
    }
    return backing
  }

  /// The subject whose missing picture an operation stands for; nil if it is part of no placeholder.
  private func absentSubject(of operation: Int) -> PictureSubject? {
    let place = list.operations[..<operation].enumerated().last { index, place in
      place.kind == .placeholder && index + place.placeholderCount >= operation
    }
    return place.map { list.subjects[$0.element.subject] }
  }

  private func isHit(_ operation: DisplayList.Operation, at point: Point) -> Bool {
    guard let path = operation.path, extents[path].contains(point) else { return false }
    return operation.clip.map { extents[$0].contains(point) } ?? true
  }

  /// The colour of a paint at a y, in points.
  private func color(of paint: DisplayList.Paint, at y: Double) -> Color {
    let stops = list.stops[paint.stops]
    guard let first = stops.first, let last = stops.last, paint.bottom > paint.top else { return paint.color }
    let place = min(max((y - paint.top) / (paint.bottom - paint.top), 0), 1)
    guard let after = stops.first(where: { $0.offset >= place }) else { return last.color }
    guard let before = stops.last(where: { $0.offset <= place }) else { return first.color }
    guard after.offset > before.offset else { return after.color }
    return before.color.mixed((place - before.offset) / (after.offset - before.offset), with: after.color)
  }

  // MARK: Frames

  private static func area(_ frame: Rect) -> Double { frame.width.points * frame.height.points }

  /// Each colour once, that of a text with the lowest contrast: a gradient has another one behind every line.
  private static func once(_ colors: [PreviewColor]) -> [PreviewColor] {
    var found: [PreviewColor] = []
    for color in colors {
      guard let index = found.firstIndex(where: { $0.isSame(as: color) }) else {
        found.append(color)
        continue
      }
      if color.share < found[index].share { found[index] = color }
    }
    return found
  }
}

extension DisplayList.Font {
  /// Whether WCAG calls it bold: 700 and more.
  fileprivate var isBold: Bool {
    let own = font.variations.first { $0.axis == OpenTypeTag("wght") }.map { Int($0.value) }
    return synthesizesBold || (own ?? font.face.weight.rawValue) >= FontWeight.bold.rawValue
  }
}
