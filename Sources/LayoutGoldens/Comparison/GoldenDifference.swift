import TextLayout

/// One difference between a layout and its golden.
public struct GoldenDifference: Hashable, Sendable {
  /// The row, such as `cell 12 "m7"`; empty for what precedes the first row.
  public let row: String
  /// The item within the row, such as `text 0, line 2`; empty for the row itself.
  public let part: String
  /// The field that differs, such as `height`, or the kind of what was added or removed, such as `line`.
  public let field: String
  /// What has changed, such as `height 54 → 71`.
  public let change: String
  /// By how much a length has changed, in points; nil if it is not a length.
  public let deviation: LayoutUnit?
  /// The new length less the old one.
  let offset: LayoutUnit?
  /// What it has in common with differences of other rows.
  let kind: Kind

  /// What a difference has in common with those of other rows.
  struct Kind: Hashable, Sendable {
    /// The kind of the row: `cell`, `separator`, …
    var row: String
    /// The item without its numbers: `text, line`, `label (senderAndTime)`.
    var part: String
    /// The field's name in the file, such as `frame` for a height.
    var source: String
    /// Whether it stands for items that only one side has.
    var isCount = false
    /// Whether it is the place of a row that has the same distance from the row above as before.
    var isMove = false
    /// How the line whose end has changed ends now; nil for all other fields.
    var lineEnd: String?
  }

  init(
    row: String = "", part: String = "", field: String, change: String, deviation: LayoutUnit? = nil,
    offset: LayoutUnit? = nil, kind: Kind
  ) {
    self.row = row
    self.part = part
    self.field = field
    self.change = change
    self.deviation = deviation
    self.offset = offset
    self.kind = kind
  }

  /// Its place, such as `cell 12 "m7", line 2`.
  public var place: String { [row, part].filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension GoldenDifference: CustomStringConvertible {
  /// `cell 12 "m7": height 54 → 71`
  public var description: String { place.isEmpty ? change : "\(place): \(change)" }
}
