extension Theme {
  /// What is coloured by class rather than by attribute, so that a page can recolour it.
  var classColors: [(name: String, properties: [(name: String, color: Color)])] {
    [
      ("bg", [("fill", background ?? Color(0xFFFFFF, opacity: 0))]),
      ("label", [("fill", label)]),
      ("plain", [("fill", plainText)]),
      ("bl", [("fill", leftBubble.fill), ("stroke", leftBubble.border)]),
      ("br", [("fill", rightBubble.fill), ("stroke", rightBubble.border)]),
      ("tl", [("fill", leftBubble.text)]),
      ("tr", [("fill", rightBubble.text)]),
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
