import TextLayout

/// Where blocks stand while they are prepared.
struct RichContext {
  /// Of the list of blocks.
  var path: ContentPath
  /// Of its texts.
  var font: TextStyle
  /// How many blocks there are around them.
  var depth = 0
  /// How many blocks that hold blocks, items apart.
  var level = 0
  /// How many lists.
  var listDepth = 0
  /// The direction of blocks that have none of their own; nil for the message's.
  var startsRight: Bool?
  var isInItem = false
  /// Whether paragraphs stand as close together as the items of a tight list.
  var isTight = false
}

extension TextStyle {
  /// Makes it as heavy as titles are: never lighter than the text that they stand above.
  mutating func strengthen(to weight: FontWeight) { self.weight = max(self.weight, weight) }
}
