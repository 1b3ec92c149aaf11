import TextLayout

extension BlockAlignment {
  /// The corresponding alignment of text.
  package var text: TextAlignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}
