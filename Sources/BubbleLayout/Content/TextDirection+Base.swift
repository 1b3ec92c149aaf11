import TextUnicode

extension TextDirection {
  var base: BidiDirection {
    switch self {
    case .natural: .auto
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
