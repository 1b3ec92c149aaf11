import BubbleLayout

/// Makes CSS classes for the roles of colours: `sent-text` fills, `sent-text-l` draws lines.
enum StyleSheet {
  static func className(_ role: ColorRole, _ property: String) -> String {
    let name = role.name.replacing(".", with: "-")
    return property == "fill" ? name : name + "-l"
  }

  /// Returns CSS rules for all roles.
  ///
  /// - Parameters:
  ///   - scope: A selector before each class; empty for none.
  ///   - prefix: A prefix of each class's name.
  static func rules(_ palette: ColorPalette, scope: String = "", prefix: String = "") -> String {
    let lead = scope.isEmpty ? "" : scope + " "
    return ColorRole.all.map { role in
      let color = palette[role]
      return ["fill", "stroke"].map { property in
        var rule = "\(property):\(color.hexadecimal)"
        if color.opacity < 1 { rule += ";\(property)-opacity:\(SVGNumber.text(color.opacity))" }
        return "\(lead).\(prefix)\(className(role, property)){\(rule)}"
      }.joined()
    }.joined()
  }
}
