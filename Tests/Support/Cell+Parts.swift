import BubbleLayout

/// Accessors for the parts of a cell by their kind.
extension Cell {
  /// The first label; nil if there is none.
  package var label: LabelPart? {
    for case .label(let label) in parts { return label }
    return nil
  }

  package var textPart: TextPart? {
    for case .text(let text) in parts { return text }
    return nil
  }

  package var avatar: AvatarPart? {
    for case .avatar(let avatar) in parts { return avatar }
    return nil
  }

  package var delivery: DeliveryPart? {
    for case .delivery(let delivery) in parts { return delivery }
    return nil
  }

  package var media: [MediaPart] {
    parts.compactMap { if case .media(let media) = $0 { media } else { nil } }
  }

  package func boxes(_ role: BoxRole) -> [BoxPart] {
    parts.compactMap { if case .box(let box) = $0, box.role == role { box } else { nil } }
  }

  package func labels(_ role: LabelRole) -> [LabelPart] {
    parts.compactMap { if case .label(let label) = $0, label.role == role { label } else { nil } }
  }
}
