import TextLayout

/// How much a layout may differ from its golden, and which fields and items are not compared.
///
/// Fields have the names that failures show: `height`, `baseline`, `text`. An owner may precede the name:
/// `bubble.height`, `label.text`, or `senderAndTime.frame` for labels and boxes of a role. `frame` means all
/// of `x`, `y`, `width` and `height`. A more precise name takes precedence over a less precise one.
///
/// ```swift
/// import BubbleLayout
/// import LayoutGoldens
///
/// var tolerance = GoldenTolerance(0.25)                // a quarter of a point
/// tolerance.fields["bubble.height"] = 1                // but a whole one here
/// tolerance.ignored = ["avatar", "senderAndTime.text"] // no avatars, no times
/// print(tolerance.allows(0.5, of: "height", in: "bubble"))
/// ```
public struct GoldenTolerance: Hashable, Sendable {
  /// The largest difference between two lengths that counts as equal, in points.
  public var length: LayoutUnit
  /// The largest differences of single fields that count as equal, in points, by name.
  public var fields: [String: LayoutUnit]
  /// Fields and kinds of items that are not compared, by name.
  public var ignored: Set<String>

  /// Compares everything, and accepts no difference.
  public static let exact = GoldenTolerance(LayoutUnit.zero)

  /// Creates a tolerance for all lengths, in points, with exceptions.
  public init(_ length: LayoutUnit, fields: [String: LayoutUnit] = [:], ignored: Set<String> = []) {
    self.length = length
    self.fields = fields
    self.ignored = ignored
  }

  /// Whether two lengths with this difference count as equal.
  ///
  /// - Parameters:
  ///   - distance: The difference in points, not negative.
  ///   - field: The field, such as `height`.
  ///   - owner: The kind or the role of the item with the field, such as `bubble`.
  public func allows(_ distance: LayoutUnit, of field: String, in owner: String) -> Bool {
    distance <= (fields["\(owner).\(field)"] ?? fields[field] ?? length)
  }

  /// Whether the tolerance has no exceptions.
  private var isPlain: Bool { fields.isEmpty && ignored.isEmpty }

  /// Returns the tolerance for a component of a field, in points.
  ///
  /// - Parameters:
  ///   - component: The name of the component in failures, such as `height`.
  ///   - field: The field with this component, such as `frame`.
  func allowed(_ component: String, of field: String, in node: GoldenNode) -> LayoutUnit {
    guard !isPlain else { return length }
    return Self.names(component, field, node).lazy.compactMap { fields[$0] }.first ?? length
  }

  /// Whether a component of a field is not compared.
  func ignores(_ component: String, of field: String, in node: GoldenNode) -> Bool {
    !ignored.isEmpty && Self.names(component, field, node).contains { ignored.contains($0) }
  }

  /// Whether an item is not compared.
  func ignores(_ node: GoldenNode) -> Bool {
    !ignored.isEmpty && (ignored.contains(node.kind) || node.role.map(ignored.contains) ?? false)
  }

  /// Whether the text of an item is not compared. Then its lines are not compared either.
  func ignoresText(of node: GoldenNode) -> Bool {
    (node.kind == "label" || node.kind == "text") && ignores("text", of: "text", in: node)
  }

  /// Returns the names that apply to a component, more precise names first.
  private static func names(_ component: String, _ field: String, _ node: GoldenNode) -> [String] {
    let owners = (node.role.map { [$0] } ?? []) + [node.kind]
    return owners.map { "\($0).\(component)" } + owners.map { "\($0).\(field)" } + [component, field]
  }
}

extension GoldenTolerance: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a tolerance for all lengths, in points.
  public init(floatLiteral points: Double) { self.init(LayoutUnit(points)) }

  /// Creates a tolerance for all lengths, in points.
  public init(integerLiteral points: Int) { self.init(LayoutUnit(points)) }
}
