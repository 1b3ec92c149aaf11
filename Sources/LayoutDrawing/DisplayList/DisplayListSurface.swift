import BubbleLayout
import TextLayout
import TextShaping

/// Records painting as the operations of a display list.
struct DisplayListSurface: PaintingSurface {
  private(set) var list: DisplayList
  private let theme: Theme
  /// The id and size of the row that is painted next.
  var nextRow: (id: MessageID?, size: Size) = (nil, .zero)
  /// The colours of the current row.
  private var palette: ColorPalette
  private var fontNumbers: [DisplayList.Font: Int] = [:]
  private var latestFont: (font: DisplayList.Font, number: Int)?
  /// The current window (`beginWindow(_:shiftedBy:)`): the number of its clip path, and the distance by which
  /// its content is moved; nil if there is none.
  private var window: (clip: Int, shift: Point)?
  /// The operations of the placeholders that have begun and not ended.
  private var openPlaces: [Int] = []

  init(theme: Theme) {
    self.theme = theme
    list = DisplayList(theme: theme.colors)
    palette = ChatColors.standard[theme.colors]
  }

  mutating func beginRow(at origin: Point, colors: ChatColors?) {
    if let colors { palette = colors[theme.colors] }
    if list.background == nil, theme.paintsBackground { list.background = palette[.page, .fill] }
    let start = list.operations.count
    list.rows.append(
      DisplayList.Row(
        id: nextRow.id, frame: Rect(origin: origin, size: nextRow.size), operations: start..<start,
        blank: palette[.everywhere(.media)]))
  }

  mutating func endRow() {
    guard let last = list.rows.indices.last else { return }
    list.rows[last].operations = list.rows[last].operations.lowerBound..<list.operations.count
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with role: ColorRole) {
    let clip = clip.map { number(of: $0) }
    add(.fill, paint(role), path) { $0.clip = clip ?? $0.clip }
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with color: Color) {
    let clip = clip.map { number(of: $0) }
    add(.fill, DisplayList.Paint(color), path) { $0.clip = clip ?? $0.clip }
  }

  mutating func stroke(_ path: OutlinePath, width: Double, with role: ColorRole) {
    add(.stroke, paint(role), path) { $0.width = width }
  }

  mutating func paint(_ layer: BubbleArtwork.Layer, of bubble: Bubble) {
    switch layer.fill {
    case .bubble: add(.fill, paint(bubble.background), layer.path) { _ in }
    case .color(let color): add(.fill, DisplayList.Paint(color), layer.path) { _ in }
    case .gradient(let stops): add(.fill, gradient(stops, along: layer.path), layer.path) { _ in }
    }
    if layer.hasBorder { stroke(layer.path, width: 0.75, with: bubble.foreground) }
  }

  /// Does nothing. A list is made without a provider, because renderers have their own pictures.
  mutating func draw(
    _ picture: Picture, over frame: Rect, in shape: OutlinePath, clippedTo clip: [OutlinePath]?,
    edge: ColorRole?
  ) {}

  /// Adds an operation that draws nothing, and the picture that this package's own painters draw for it.
  mutating func draw(_ file: BubblePictureFile, over frame: Rect, stretchedBy patch: NinePatch) {
    list.bubbles[list.operations.count] = DisplayList.BubblePicture(
      file: file, frame: frame, patch: patch)
    list.operations.append(DisplayList.Operation(.placeholder))
  }

  mutating func beginPlaceholder(_ place: PicturePlace) {
    openPlaces.append(list.operations.count)
    var operation = DisplayList.Operation(place.shape == nil ? .placeholder : .picture)
    if let edge = place.edge { (operation.paint, operation.width) = (paint(edge), PictureEdge.width) }
    operation.path = place.shape.map { number(of: [$0]) }
    operation.clip = place.clip.map { number(of: $0) } ?? window?.clip
    operation.frame = place.frame.offset(x: shift.x, y: shift.y)
    operation.subject = list.subjects.count
    list.subjects.append(place.subject)
    list.operations.append(operation)
  }

  mutating func endPlaceholder() {
    guard let place = openPlaces.popLast() else { return }
    list.operations[place].placeholderCount = list.operations.count - place - 1
  }

  mutating func beginWindow(_ frame: Rect, shiftedBy shift: Point) {
    window = (number(of: [OutlinePath(frame, corners: .zero)]), shift)
  }

  mutating func endWindow() { window = nil }

  private var shift: Point { window?.shift ?? .zero }

  mutating func draw(_ text: ColoredText, at origin: Point) {
    let origin = Point(x: origin.x + shift.x, y: origin.y + shift.y)
    for line in text.block.lines.indices {
      for run in text.block.glyphRuns(inLine: line) where run.placeholder == nil {
        let font = number(
          of: DisplayList.Font(
            font: run.font, synthesizesBold: run.synthesizesBold, synthesizesItalic: run.synthesizesItalic))
        var color: TextColor?
        for glyph in run.glyphs {
          guard let own = text.color(at: glyph.cluster) else { continue }
          if own != color {
            beginGlyphs(own, font)
            color = own
          }
          list.glyphs.append(
            DisplayList.Glyph(
              id: glyph.id, origin: Point(x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y)))
        }
        endGlyphs()
      }
    }
  }

  mutating func draw(_ glyphs: ColoredGlyphs) {
    let font = number(
      of: DisplayList.Font(font: glyphs.font, synthesizesBold: false, synthesizesItalic: false))
    beginGlyphs(glyphs.color, font)
    for glyph in glyphs.glyphs {
      list.glyphs.append(
        DisplayList.Glyph(
          id: glyph.id, origin: Point(x: shift.x + glyph.origin.x, y: shift.y + glyph.origin.y)))
    }
    endGlyphs()
  }
}

extension DisplayListSurface {
  /// Begins an operation of glyphs. It ends where the next one begins.
  private mutating func beginGlyphs(_ color: TextColor, _ font: Int) {
    endGlyphs()
    var operation = DisplayList.Operation(.glyphs, paint: paint(color))
    operation.clip = window?.clip
    operation.font = font
    operation.glyphs = list.glyphs.count..<list.glyphs.count
    list.operations.append(operation)
  }

  private mutating func endGlyphs() {
    guard let last = list.operations.indices.last, list.operations[last].kind == .glyphs else { return }
    list.operations[last].glyphs = list.operations[last].glyphs.lowerBound..<list.glyphs.count
  }

  private mutating func add(
    _ kind: DisplayList.Kind, _ paint: DisplayList.Paint, _ path: OutlinePath,
    _ complete: (inout DisplayList.Operation) -> Void
  ) {
    var operation = DisplayList.Operation(kind, paint: paint)
    operation.path = number(of: [path])
    operation.clip = window?.clip
    complete(&operation)
    list.operations.append(operation)
  }

  private func paint(_ role: ColorRole) -> DisplayList.Paint {
    DisplayList.Paint(palette[role], role: role)
  }

  private func paint(_ color: TextColor) -> DisplayList.Paint {
    switch color {
    case .role(let role): paint(role)
    case .given(let color): DisplayList.Paint(color)
    }
  }

  private mutating func gradient(
    _ stops: [BubbleArtwork.Stop], along path: OutlinePath
  ) -> DisplayList.Paint {
    var paint = DisplayList.Paint(stops.first?.color ?? Color(0, opacity: 0))
    paint.stops = list.stops.count..<list.stops.count + stops.count
    list.stops += stops
    if let bounds = path.bounds { (paint.top, paint.bottom) = (bounds.minimum.y, bounds.maximum.y) }
    return paint
  }

  /// Returns the number of a font. A new font is added.
  private mutating func number(of font: DisplayList.Font) -> Int {
    // Successive runs usually have the same font.
    if let latestFont, latestFont.font == font { return latestFont.number }
    let number = fontNumbers[font] ?? list.fonts.count
    if number == list.fonts.count {
      list.fonts.append(font)
      fontNumbers[font] = number
    }
    latestFont = (font, number)
    return number
  }

  /// Adds several paths as one path and returns its number.
  private mutating func number(of paths: [OutlinePath]) -> Int {
    let (firstVerb, firstPoint) = (list.verbs.count, list.points.count)
    for path in paths {
      let moved = window.map { path.offset(by: $0.shift) } ?? path
      for element in moved.elements { add(element) }
    }
    list.paths.append(
      DisplayList.Path(
        verbs: firstVerb..<list.verbs.count, points: firstPoint..<list.points.count))
    return list.paths.count - 1
  }

  private mutating func add(_ element: OutlinePath.Element) {
    switch element {
    case .move(let end):
      list.verbs.append(.move)
      list.points.append(end)
    case .line(let end):
      list.verbs.append(.line)
      list.points.append(end)
    case .quadratic(let control, let end):
      list.verbs.append(.quadratic)
      list.points.append(control)
      list.points.append(end)
    case .cubic(let first, let second, let end):
      list.verbs.append(.cubic)
      list.points.append(first)
      list.points.append(second)
      list.points.append(end)
    case .close: list.verbs.append(.close)
    }
  }
}

extension OutlinePath {
  fileprivate func offset(by shift: TextLayout.Point) -> OutlinePath {
    mapping { Point($0.x + shift.x.points, $0.y + shift.y.points) }
  }
}
