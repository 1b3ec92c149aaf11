import BubbleLayout

extension Theme {
  /// The class of a bubble's body, or with the prefix `t` that of text on it.
  static func className(_ role: MessageRole, prefix: String = "b") -> String {
    switch role {
    case .sent: prefix + "s"
    case .received: prefix + "r"
    case .notice: prefix + "n"
    }
  }

  /// The colours that are set by class rather than by attribute, so that a page can change them.
  var classColors: [(name: String, properties: [(name: String, color: Color)])] {
    [
      ("bg", [("fill", background ?? Color(0xFFFFFF, opacity: 0))]),
      ("label", [("fill", label)]),
      ("plain", [("fill", plainText)]),
      ("accent", [("fill", accent)]),
      ("ring", [("stroke", label)]),
      ("bs", [("fill", sentBubble.fill), ("stroke", sentBubble.border)]),
      ("br", [("fill", receivedBubble.fill), ("stroke", receivedBubble.border)]),
      ("bn", [("fill", noticeBubble.fill), ("stroke", noticeBubble.border)]),
      ("ts", [("fill", sentBubble.text)]),
      ("tr", [("fill", receivedBubble.text)]),
      ("tn", [("fill", noticeBubble.text)]),
    ]
  }

  /// CSS rules for the theme's classes.
  ///
  /// - Parameter scope: A selector put before each class, empty for none.
  func styleSheet(scope: String = "") -> String {
    let lead = scope.isEmpty ? "" : scope + " "
    return classColors.map { rule in
      let properties = rule.properties.map { property in
        let fill = "\(property.name):\(property.color.hexadecimal)"
        guard property.color.opacity < 1 else { return fill }
        return fill + ";\(property.name)-opacity:\(SVGNumber.text(property.color.opacity))"
      }
      return "\(lead).\(rule.name){\(properties.joined(separator: ";"))}"
    }.joined()
  }
}
