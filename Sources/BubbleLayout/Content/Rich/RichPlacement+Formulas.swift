import TextLayout

extension RichPlacement {
  /// Places a formula on lines of its own, and its equation number.
  mutating func formula(_ node: PlacedNode) {
    enter(node.index, node.frame)
    guard placer.makesParts, case .formula(let formula) = entries[node.index].content,
      let layout = node.formula
    else { return }
    let place = formula.place(layout, in: node.frame)
    hangMarkers(at: node.frame.minY + place.ascent)
    if let content = place.content {
      placer.begin(
        block: formula.path.appending("source"), type: "lines", frame: place.window, content: content)
    }
    placer.text(
      TextPart(
        frame: place.text, text: PreparedFormula.text, block: formula.block(place),
        objects: [formula.textObject],
        path: formula.path, role: .formula))
    let foreground = ColorRole.on(placer.surface, .text)
    placer.formula(formula.part(place, foreground: foreground))
    if place.content != nil { placer.end() }
    if let number = formula.number, let frame = place.number {
      placer.label(number, .formulaNumber, in: frame, foreground: foreground)
    }
  }
}
