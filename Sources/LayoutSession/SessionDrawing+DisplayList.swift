import BubbleLayout
import LayoutFormat
import LayoutDrawing
import TextLayout
import TextShaping

extension SessionDrawing {
  /// Rows as they are drawn.
  init(_ list: DisplayList) {
    self.init(
      theme: list.theme, background: list.background,
      rows: list.rows.map { row in
        Row(
          id: row.id, frame: row.frame,
          operations: list.operations[row.operations].map { Operation($0, of: list) })
      })
  }
}

extension SessionDrawing.Operation {
  fileprivate init(_ operation: DisplayList.Operation, of list: DisplayList) {
    switch operation.kind {
    case .fill: self.init(.fill)
    case .stroke:
      self.init(.stroke)
      width = operation.width
    case .glyphs:
      self.init(.glyphs)
      text = SessionDrawing.Glyphs(operation, of: list)
    case .picture, .placeholder:
      self.init(operation.kind == .picture ? .picture : .placeholder)
      picture = SessionDrawing.Picture(operation, of: list)
    }
    path = operation.path.map { _ in OutlinePath(list.elements(of: operation.path)) }
    clip = operation.clip.map { OutlinePath(list.elements(of: $0)) }
    guard picture == nil else { return }
    color = operation.paint.color
    role = operation.paint.role
    if !operation.paint.stops.isEmpty {
      gradient = SessionDrawing.Gradient(
        top: operation.paint.top, bottom: operation.paint.bottom,
        stops: list.stops[operation.paint.stops].map { ($0.offset, $0.color) })
    }
  }
}

extension SessionDrawing.Glyphs {
  fileprivate init(_ operation: DisplayList.Operation, of list: DisplayList) {
    let font = list.fonts[operation.font]
    self.init(
      font.font, synthesizesBold: font.synthesizesBold, synthesizesItalic: font.synthesizesItalic,
      glyphs: list.glyphs[operation.glyphs].map { (Int($0.id), $0.origin) })
  }
}

extension SessionDrawing.Picture {
  fileprivate init(_ operation: DisplayList.Operation, of list: DisplayList) {
    let (frame, count) = (operation.frame, operation.placeholderCount)
    switch list.subjects[operation.subject] {
    case .avatar(let sender): self.init(.avatar, sender: sender, frame: frame, placeholders: count)
    case .attachment(let message, let index):
      self.init(.attachment, message: message, index: index, frame: frame, placeholders: count)
    case .quote(let message): self.init(.quote, message: message, frame: frame, placeholders: count)
    case .emoji(let id): self.init(.emoji, emoji: id, frame: frame, placeholders: count)
    }
  }
}
