import TextLayout

extension OwnText {
  /// The line limit, in points, from which the whole text is shown although it is too long, because its beginning would save
  /// less than three lines and less than a fifth of the height. The lines that are hidden are about as many as their width is
  /// longer than the limit; one of them may be only begun, and the label is as high as another. Nil for a text that is
  /// shortened at all limits.
  var wholeFrom: LayoutUnit? {
    guard let other else { return nil }
    let (own, second) = (text.paragraph.endlessWidth, other.text.paragraph.endlessWidth)
    let hidden: Double = abs(own - second)
    let threeLines: Double = hidden / 5
    let aFifth: Double = min(hidden / 3, (hidden - max(own, second) / 5) / 2)
    return LayoutUnit(max(threeLines, aFifth))
  }
}
