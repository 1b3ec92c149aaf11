/// A colour for each role, in one theme.
public struct ColorPalette: Hashable, Sendable {
  /// The colours, in the order of `ColorRole.all`.
  var colors: [Color]

  /// The colour of a role.
  public subscript(role: ColorRole) -> Color { colors[Int(role.index)] }

  /// The colour of a role on a surface.
  public subscript(surface: ColorSurface, foreground: SurfaceColorRole) -> Color {
    self[.on(surface, foreground)]
  }
}

/// The theme of a conversation: dark text on light backgrounds, or light text on dark ones.
public enum ColorTheme: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// Colours by their roles, as a style gives them.
public struct ColorTable: Hashable, Sendable {
  private var colors: [ColorRole: Color]

  /// Creates a table from colours.
  public init(_ colors: [ColorRole: Color] = [:]) { self.colors = colors }

  /// The colour of a role; nil if the style does not set it, so that it is derived from other colours.
  public subscript(role: ColorRole) -> Color? {
    get { colors[role] }
    set { colors[role] = newValue }
  }
}

extension ColorTable: JSONConvertible {
  /// The JSON form: an object of colours by the names of their roles. Null removes a colour that a preset has, so that it is
  /// derived from others.
  package static var form: JSONForm<ColorTable> {
    let color = JSONForm<String>.color
    return JSONForm {
      JSONSchema.object(ColorRole.names.map { .init($0, color.schema().nullable) }).defined(as: "ColorTable")
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      var table = ColorTable()
      for member in members {
        guard let role = ColorRole(name: member.name) else {
          let suggestion = Suggestion.aside(for: member.name, among: ColorRole.names)
          throw FieldError(.other("unknown colour name\(suggestion)"), at: [.member(member.name)])
        }
        if case .null = member.value { continue }
        do throws(FieldError) {
          table[role] = Color(hexadecimal: try color.read(member.value))
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return table
    } write: { table in
      .object(
        ColorRole.all.compactMap { role in
          table[role].map { JSONValue.Member(name: role.name, value: .string($0.text)) }
        })
    }
  }
}
