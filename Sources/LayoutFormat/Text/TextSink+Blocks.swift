import BubbleLayout
import TextLayout

extension TextSink {
  /// Writes the lines of a paragraph.
  package mutating func write(_ block: TextBlock) {
    open("paragraph")
    field("size", block.size)
    block.describeLines(at: .zero, to: &self)
    close()
  }

  /// Writes a composer's layout.
  package mutating func write(_ layout: ComposerLayout) {
    open("composer")
    field("size", layout.size)
    field("contentHeight", layout.contentHeight)
    field("scrolls", layout.scrolls, unless: false)
    layout.block.describeLines(at: layout.blockOrigin, to: &self)
    if let placeholder = layout.placeholder {
      open("placeholder")
      placeholder.describeLines(at: layout.blockOrigin, to: &self)
      close()
    }
    close()
  }
}
