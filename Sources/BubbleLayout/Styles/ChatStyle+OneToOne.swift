import TextLayout

extension ChatStyle {
  /// The style for a one-to-one conversation, in which it is clear who sent a message: it shows no names and
  /// no avatars.
  ///
  /// Bubbles may use the width that avatars would take.
  var forOneToOne: ChatStyle {
    var style = self
    style.received = received.forOneToOne
    style.sent = sent.forOneToOne
    return style
  }
}

extension MessageStyle {
  fileprivate var forOneToOne: MessageStyle {
    var style = self
    style.content.name = nil
    // A label that has a fixed place and shows only the sender is part of the style's design, so it stays.
    style.labels.removeAll { $0.role == .sender && $0.place != .cell }
    for index in style.labels.indices where style.labels[index].role == .senderAndTime {
      style.labels[index].role = .time
    }
    if let avatar {
      style.avatar = nil
      let freed = bubble.margin.start - (avatar.marginWithout ?? avatar.start)
      style.bubble.margin.start = bubble.margin.start - freed
      style.bubble.width = bubble.width.widened(by: freed)
      style.text.width = text.width.widened(by: freed)
    }
    return style
  }
}

extension WidthRule {
  /// Returns the rule with a smaller part of the cell's width that stays free: it is reduced by a length, in
  /// points.
  fileprivate func widened(by length: LayoutUnit) -> WidthRule {
    var rule = self
    rule.inset = inset.map { max(0, $0 - length) }
    rule.wideInset = wideInset.map { max(0, $0 - length) }
    return rule
  }
}
