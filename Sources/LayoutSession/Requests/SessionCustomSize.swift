import BubbleLayout
import TextLayout

/// How large the application's own parts of a name are, as a session is told when it opens a transcript: a process at the other
/// end of a pipe cannot be asked for each.
struct SessionCustomSize: Hashable, Sendable {
  /// The name of the parts.
  var name = ""
  /// The data of the one part that is meant; nil for all of the name.
  var data: String?
  /// The widest room, in points, that this size is for; nil for any.
  var within: Double?
  /// As in `CustomAttachment`: in points, and the width divided by the height.
  var width: Double?
  var height: Double?
  var aspect: Double?

  init() {}

  /// Whether it is the size of a part that has so much room.
  private func fits(_ part: CustomAttachment, _ available: Double) -> Bool {
    name == part.name && (data == nil || data == part.data) && available <= within ?? .infinity
  }

  /// The size of a part by the first entry that fits it; nil where none does.
  static func size(
    of part: CustomAttachment, within available: Double, in sizes: [SessionCustomSize]
  ) -> Size? {
    guard let found = sizes.first(where: { $0.fits(part, available) }) else { return nil }
    return CustomAttachment(
      name: part.name, width: found.width, height: found.height, aspect: found.aspect
    ).ownSize(within: available)
  }
}

extension SessionCustomSize: JSONRecord {
  static var standard: SessionCustomSize { SessionCustomSize() }

  static let fields: [RecordField<SessionCustomSize>] = [
    .field("name", \.name, isRequired: true), .optional("data", \.data),
    .optional("within", \.within, .number(in: 0...1e9)),
    .optional("width", \.width, .number(in: 0...CustomAttachment.largest)),
    .optional("height", \.height, .number(in: 0...CustomAttachment.largest)),
    .optional("aspect", \.aspect, .number(in: 1e-3...1e3)),
  ]
}
