import FuzzParts
import BubbleLayout
import TextLayout

/// Types, selects, marks and sends text in a composer.
enum ComposerTarget {
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var composer = Composer(input.text(30), engine: FuzzEngine.shared)
    let looks = input.byte()
    if looks & 1 != 0 { composer.style = ComposerLooks.style(&input) }
    composer.style.maximumCount = input.choice([nil, nil, 10, 0, -1])
    composer.style.convertsMarkdown = input.flag()
    var steps = 0
    while !input.isAtEnd, steps < 64 {
      steps += 1
      let (start, end) = (input.below(64) - 4, input.below(64))
      switch input.below(18) {
      case 0...2: composer.insert(input.text(20))
      case 3: composer.replace(start..<max(start, end), with: input.text(12))
      case 4: composer.deleteBackward()
      case 5: composer.deleteForward()
      case 6: composer.select(start..<max(start, end))
      case 7: composer.moveCaret(to: start)
      case 8: composer.insertMention(of: "u", name: input.text(8))
      case 9: composer.mark(input.text(8), selecting: input.flag() ? start..<max(start, end) : nil)
      case 10: composer.commitMarked()
      case 11: composer.undo()
      case 12: composer.redo()
      case 13: composer.toggle(input.choice(TextEmphasis.allCases))
      case 14:
        composer.press(input.choice(CaretKey.allCases), extending: input.flag(), width: input.length())
      case 15:
        composer.edit(
          input.text(20),
          spans: [TextSpan(range: 0..<end, object: InlineObject(kind: .mention, id: "u"))])
      case 16:
        composer.accept(ComposerCandidate(id: "u", title: input.text(6)))
      default: _ = try? composer.send()
      }
      let length = composer.text.utf16.count
      expect(composer.length == length, "the composer's text has another length")
      expect(
        composer.selection.lowerBound >= 0 && composer.selection.upperBound <= length,
        "the selection leaves the text",
        "\(composer.selection) of \(length)")
    }
    let width = input.length()
    let layout = composer.layout(width: width)
    expect(layout.size.height >= 0, "a composer's height is negative")
    var end = FuzzInput(bytes.reversed())
    let bar = looks & 2 == 0 ? .usual : ComposerLooks.bar(&end)
    let style = looks & 4 == 0 ? ComposerBarStyle() : ComposerLooks.barStyle(&end)
    let offset = LayoutUnit(looks & 8 == 0 ? 0 : end.length())
    ComposerLooks.check(composer.layout(width: width, bar: bar, style: style, stripOffset: offset), of: bar)
  }
}
