import BubbleLayout
import TextLayout

/// The size of custom parts with a name. A request that opens a transcript contains these sizes, because a
/// session cannot ask its client for the size of each part.
package struct SessionCustomSize: Hashable, Sendable {
  /// The name of the parts.
  package var name = ""
  /// The data of the parts that have this size; nil for all parts with the name.
  package var data: String?
  /// The largest available width, in points, for which this size applies; nil for any width.
  package var within: Double?
  /// The width of the part in points, as in `CustomAttachment`.
  package var width: Double?
  /// The height of the part in points, as in `CustomAttachment`.
  package var height: Double?
  /// The width divided by the height, as in `CustomAttachment`.
  package var aspect: Double?

  package init() {}

  /// Whether the size applies to a part with this available width.
  private func fits(_ part: CustomAttachment, _ available: Double) -> Bool {
    name == part.name && (data == nil || data == part.data) && available <= within ?? .infinity
  }

  /// Returns the size of a part from the first entry that applies; nil if no entry applies.
  package static func size(
    of part: CustomAttachment, within available: Double, in sizes: [SessionCustomSize]
  ) -> Size? {
    guard let found = sizes.first(where: { $0.fits(part, available) }) else { return nil }
    return CustomAttachment(
      name: part.name, width: found.width, height: found.height, aspect: found.aspect
    ).ownSize(within: available)
  }
}

extension SessionCustomSize: JSONRecord {
  package static var standard: SessionCustomSize { SessionCustomSize() }

  package static let fields: [RecordField<SessionCustomSize>] = [
    .field("name", \.name, isRequired: true), .optional("data", \.data),
    .optional("within", \.within, .number(in: 0...1e9)),
    .optional("width", \.width, .number(in: 0...CustomAttachment.largest)),
    .optional("height", \.height, .number(in: 0...CustomAttachment.largest)),
    .optional("aspect", \.aspect, .number(in: 1e-3...1e3)),
  ]
}
