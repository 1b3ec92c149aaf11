import TextLayout

/// The context of blocks while they are prepared.
struct RichContext {
  /// Of the list of blocks.
  var path: ContentPath
  /// Of its texts.
  var font: TextStyle
  /// How many blocks there are around them.
  var depth = 0
  /// How many containers it is within, not counting items.
  var level = 0
  /// How many lists it is within.
  var listDepth = 0
  /// The direction of blocks that have none of their own; nil for the message's.
  var startsRight: Bool?
  var isInItem = false
  /// Whether paragraphs are as close together as in the items of a tight list.
  var isTight = false
}

extension TextStyle {
  /// Makes it as heavy as titles are, but never lighter than the text below the title.
  mutating func strengthen(to weight: FontWeight) { self.weight = max(self.weight, weight) }
}
