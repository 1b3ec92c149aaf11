import TextLayout

/// The rule for the height of a cell, in points: the height of its `basis` plus `extra`, but at least
/// `minimum`.
public struct CellHeight: Hashable, Sendable {
  /// The basis of the height.
  public var basis: CellHeightBasis = .content
  /// The length that is added to the height of the basis.
  public var extra: LayoutUnit = 0
  /// The minimum height.
  public var minimum: LayoutUnit = 0
  /// The width in points at which the text is measured for the height of the cell; nil to use the text's
  /// width in the bubble. It is used only if the basis is `text`.
  public var textWidth: Double?
  /// How far the bubble may extend below the cell, in points. If it extends further, the cell becomes taller
  /// by the difference. Nil for no limit.
  public var overhang: LayoutUnit?

  /// Creates a style with the default values.
  public init() {}

  /// Returns the height of a cell.
  ///
  /// - Parameters:
  ///   - text: The height of the text.
  ///   - content: The y of the bubble's lower edge, including the bubble's margin below.
  func height(text: LayoutUnit, content: LayoutUnit) -> LayoutUnit {
    let measured: LayoutUnit =
      switch basis {
      case .none: 0
      case .text: text
      case .content: content
      }
    return max(minimum, measured + extra)
  }
}

/// The basis of a cell's height.
public enum CellHeightBasis: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// No basis: all cells have the same height.
  case none
  /// The height of the message's text.
  case text
  /// The height of the bubble with its margins.
  case content
}

extension CellHeight: StyleRecord {
  package static let fields: [RecordField<CellHeight>] = [
    .field("basis", \.basis),
    .field("extra", \.extra),
    .field("minimum", \.minimum),
    .optional("textWidth", \.textWidth, .number(in: 0...100_000)),
    .optional("overhang", \.overhang),
  ]
}
