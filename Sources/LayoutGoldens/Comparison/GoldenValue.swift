/// The components of a field's value, with the names that people use for them.
struct GoldenValue: Hashable {
  let name: String
  let spelling: String

  init(_ field: GoldenField) { self.init(name: field.name, spelling: field.value) }

  init(name: String, spelling: String) {
    self.name = name
    self.spelling = spelling
  }

  /// The members of a list, or the value itself.
  var components: [Substring] {
    guard spelling.hasPrefix("["), spelling.hasSuffix("]") else { return [spelling[...]] }
    return spelling.dropFirst().dropLast().split(separator: " ")
  }

  /// The name of a component. Fields of other items, or of users' own items, may have the same name and
  /// another form; then only the field's name is used.
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
