/// A field's value with its components, which have names such as `height`.
struct GoldenValue: Hashable {
  let name: String
  let spelling: String

  init(_ field: GoldenField) { self.init(name: field.name, spelling: field.value) }

  init(name: String, spelling: String) {
    self.name = name
    self.spelling = spelling
  }

  /// The members of a list; one component for any other value.
  var components: [Substring] {
    guard spelling.hasPrefix("["), spelling.hasSuffix("]") else { return [spelling[...]] }
    return spelling.dropFirst().dropLast().split(separator: " ")
  }

  /// Returns the name of a component, such as `height`. If the value does not have the usual number of
  /// components, as in custom items, it returns the name of the field.
  func title(of component: Int) -> String {
    guard let titles = Self.titles[name], titles.count == components.count,
      name != "visible" || Int(spelling) != nil
    else { return name }
    return titles[component]
  }

  /// The names of the components of all fields.
  static var allTitles: Set<String> { Set(titles.values.joined()) }

  private static let titles: [String: [String]] = [
    "frame": ["x", "y", "width", "height"],
    "origin": ["origin x", "origin y"],
    "place": ["x", "y"],
    "caps": ["top cap", "left cap", "bottom cap", "right cap"],
    "corners": ["top left corner", "top right corner", "bottom right corner", "bottom left corner"],
    "picture": ["picture x", "picture y", "picture width", "picture height"],
    "range": ["starts", "ends"],
    "hidden": ["hidden text starts", "hidden text ends"],
    "visible": ["visible text ends"],
    "ending": ["ends by"],
  ]
}
