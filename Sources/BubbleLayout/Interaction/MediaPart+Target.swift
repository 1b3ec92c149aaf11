extension MediaPart {
  /// The target of a press on the picture.
  var target: HitTarget {
    href.map { .link(address: $0, range: 0..<0) } ?? .media(attachment: index)
  }
}
