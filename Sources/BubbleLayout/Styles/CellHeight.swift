import TextLayout

/// How tall a cell is, in points: the height of its `basis` plus `extra`, but at least `minimum`.
public struct CellHeight: Hashable, Sendable {
  /// What is measured.
  public var basis: CellHeightBasis = .content
  /// What is added to it.
  public var extra: LayoutUnit = 0
  /// The minimum height.
  public var minimum: LayoutUnit = 0
  /// The width in points that the text is measured in for the height of the cell, whatever width it has in the bubble;
  /// nil for that of the bubble. It concerns the basis `text`.
  public var textWidth: Double?
  /// How far the bubble may reach below the cell: where it reaches further, the cell is as much taller. Nil for any
  /// distance.
  public var overhang: LayoutUnit?

  /// The values that a style has where it says nothing.
  public init() {}

  /// - Parameters:
  ///   - text: The height of the text.
  ///   - content: The lower edge of the bubble's margin.
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

/// What a cell's height is measured by.
public enum CellHeightBasis: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Nothing: all cells have the same height.
  case none
  /// The height of the message's text.
  case text
  /// The bubble with its margins.
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
