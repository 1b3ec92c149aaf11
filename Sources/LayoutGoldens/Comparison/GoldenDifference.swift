import TextLayout

/// One difference between a layout and its golden.
public struct GoldenDifference: Hashable, Sendable {
  /// The row, such as `cell 12 "m7"`; empty for the lines before the first row.
  public let row: String
  /// The item within the row, such as `text 0, line 2`; empty for the row itself.
  public let part: String
  /// The field that differs, such as `height`, or the kind of the items that were added or removed, such as
  /// `line`.
  public let field: String
  /// The change in words, such as `height 54 → 71`.
  public let change: String
  /// By how much a length has changed, in points; nil if it is not a length.
  public let deviation: LayoutUnit?
  /// The new length minus the old one; nil if it is not a length.
  let offset: LayoutUnit?
  /// The properties that similar differences of other rows share.
  let kind: Kind

  /// The properties that similar differences of several rows share.
  struct Kind: Hashable, Sendable {
    /// The kind of the row: `cell`, `separator`, …
    var row: String
    /// The item's place without numbers: `text, line`, `label (senderAndTime)`.
    var part: String
    /// The field's name in the file, such as `frame` for a height.
    var source: String
    /// Whether the difference is a count of items that only one of the two layouts has.
    var isCount = false
    /// Whether the difference is the y of a row whose distance from the row above is unchanged.
    var isMove = false
    /// How the line ends now, if the difference is the end of a line; nil for all other fields.
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

  /// The place of the difference, such as `cell 12 "m7", line 2`.
  public var place: String { [row, part].filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension GoldenDifference: CustomStringConvertible {
  /// The place and the change: `cell 12 "m7": height 54 → 71`.
  public var description: String { place.isEmpty ? change : "\(place): \(change)" }
}
