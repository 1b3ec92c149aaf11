/// One way to lay a case out.
struct GoldenLayout: Decodable {
  let name: String
  /// The name of a preset, where it is not the case's.
  let style: String?
  /// In points.
  let width: Double
  /// By how much the reader wants all fonts larger.
  let fontScale: Double?
  /// The interface's direction: `ltr` or `rtl`.
  let direction: String?

  func properties(style: String) -> [(name: String, value: String)] {
    [
      ("style", style), ("width", "\(width)"), ("fontScale", "\(fontScale ?? 1)"),
      ("direction", direction ?? "ltr"),
    ]
  }
}
