import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_rows(
  _ composer: OpaquePointer?, _ width: Double, _ style: OpaquePointer?, _ theme: UInt32,
  _ rows: OpaquePointer?,
  _ view: UnsafeMutablePointer<bubble_rows_view>?, _ answer: UnsafeMutablePointer<bubble_composer_layout>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, rows) = (try ComposerBox.of(composer), try RowsBox.of(rows))
    let palette = try StyleBox.of(style).style.palettes[Arguments.theme(theme)]
    try bubble_rows_view.check(view, "view")
    let given = try bubble_composer_layout.read(answer, "layout")
    try box.state.with { (state) throws(Failure) in
      let layout = state.composer.layout(width: width)
      try rows.store.with { (store) throws(Failure) in
        var content = RowContent()
        content.offsets = state.kind
        store.begin(content)
        store.page.arrays.add(state.composer, layout, palette, box.engine)
        try store.page.arrays.view().write(to: view)
      }
      state.describe(layout, scroll: given?.scroll ?? 0).write(to: answer)
    }
  }
}

extension ComposerState {
  /// Returns the size of a layout and the place of its caret.
  fileprivate func describe(_ layout: ComposerLayout, scroll: Double) -> bubble_composer_layout {
    let frame = layout.caretFrame(at: composer.caret)
    return bubble_composer_layout(
      size: 0, width: layout.size.width.points, height: layout.size.height.points,
      content_height: layout.contentHeight.points,
      scroll: layout.scrollOffset(showing: composer.caret, from: LayoutUnit(scroll)).points,
      caret: bubble_rect(frame),
      scrolls: layout.scrolls ? 1 : 0, reserved: 0)
  }
}

extension RowArrays {
  /// Adds a composer as a single row.
  fileprivate mutating func add(
    _ composer: Composer, _ layout: ComposerLayout, _ palette: ColorPalette, _ engine: EngineBox
  ) {
    background = palette[.page, .fill].bits
    let size = Size(width: layout.size.width, height: layout.contentHeight)
    add(
      layout.block, composer.text, Rect(origin: .zero, size: size), at: layout.blockOrigin,
      BUBBLE_PART_TEXT, role: 0, .on(.page, .text), palette, engine)
    for (number, token) in composer.tokens.enumerated() {
      add(token, number, composer, layout, palette, engine)
    }
    if let placeholder = layout.placeholder {
      add(
        placeholder, composer.style.placeholder, Rect(origin: layout.blockOrigin, size: placeholder.size),
        at: layout.blockOrigin, BUBBLE_PART_LABEL, role: UInt32(BUBBLE_LABEL_PLACEHOLDER.rawValue),
        .on(.page, .secondary), palette, engine)
    }
    var row = bubble_row()
    row.kind = UInt32(BUBBLE_ROW_COMPOSER.rawValue)
    (row.role, row.side, row.bubble, row.index) = (.max, .max, .max, -1)
    (row.id_text, row.sender) = (.none, .none)
    row.frame = bubble_rect(Rect(origin: .zero, size: size))
    row.parts = bubble_range(from: 0, to: parts.next)
    row.operations = bubble_range(from: 0, to: operations.next)
    rows.append(row)
  }

  /// Adds the text of a mention, inside the box that replaces the mention.
  private mutating func add(
    _ token: MentionToken, _ number: Int, _ composer: Composer, _ layout: ComposerLayout,
    _ palette: ColorPalette, _ engine: EngineBox
  ) {
    guard let place = layout.tokens[number],
      let block = composer.label(of: token, width: place.frame.width)
    else { return }
    let origin = Point(x: place.frame.minX, y: place.baseline - block.firstBaseline)
    add(
      block, token.text, place.frame, at: origin,
      BUBBLE_PART_LABEL, role: UInt32(BUBBLE_LABEL_MENTION.rawValue), .on(.page, .mention), palette, engine,
      index: UInt32(clamping: number))
  }

  /// Adds a text, and the operations that draw it.
  private mutating func add(
    _ block: TextBlock, _ text: String, _ frame: Rect, at origin: Point, _ kind: bubble_part_kind,
    role: UInt32, _ ink: ColorRole, _ palette: ColorPalette, _ engine: EngineBox, index: UInt32 = .max
  ) {
    var part = bubble_part.empty
    part.kind = UInt32(kind.rawValue)
    (part.role, part.index) = (role, index)
    part.ink = UInt32(ink.index)
    part.frame = bubble_rect(frame)
    part.origin = bubble_point(origin)
    part.text = strings.add(text)
    let first = runs.next
    addLines(of: block, &part, at: origin, engine)
    parts.append(part)
    for run in first..<runs.next {
      var operation = bubble_operation()
      operation.kind = UInt32(BUBBLE_OPERATION_GLYPHS.rawValue)
      operation.role = UInt32(ink.index)
      operation.color = palette[ink].bits
      (operation.path, operation.clip, operation.subject) = (.max, .max, .max)
      operation.font = runs[Int(run)].font
      operation.glyphs = runs[Int(run)].glyphs
      operations.append(operation)
    }
  }
}
