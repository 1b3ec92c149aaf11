import TextLayout

extension PreparedMessage {
  /// Lays the message out in a cell at y = 0. No text is shaped again, save at line edges.
  func cell(
    style: ChatStyle, width: CellWidth, environment: LayoutEnvironment, context: CellContext = .alone
  ) -> Cell {
    let direction = style.mirrorsInterface ? environment.direction : .leftToRight
    var layout = CellLayout(
      message: self, style: grown ?? style.shared(role), width: width, direction: direction,
      grid: PixelGrid(scale: environment.scale), isSelecting: environment.isSelecting, context: context)
    return layout.cell()
  }
}
