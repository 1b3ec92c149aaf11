import BubbleLayout
import TextLayout

/// A request for the overlay of a viewport: its floating date and avatar.
package struct SessionOverlay: Sendable {
  /// The upper edge of the viewport, in points from the top of the transcript.
  package var top: LayoutUnit = 0
  /// The height of the viewport, in points.
  package var height: LayoutUnit = 0
  package var rules = OverlayRules()
  /// Whether the lines of the date list their glyphs.
  package var glyphs = false

  package init() {}
}

extension SessionOverlay: JSONRecord {
  package static var standard: SessionOverlay { SessionOverlay() }

  package static let fields: [RecordField<SessionOverlay>] =
    [
      .field("top", \.top, .place, isRequired: true), .field("height", \.height, isRequired: true),
      .field("glyphs", \.glyphs),
    ] + OverlayRules.fields.map { $0.within(\.rules) }
}

/// In a viewport, the rules are a JSON object. In a request for an overlay, their members are members of the
/// request.
extension OverlayRules: JSONRecord {
  package static var standard: OverlayRules { OverlayRules() }

  package static let fields: [RecordField<OverlayRules>] = [
    .field("dateInset", \.dateInset, .place), .field("dateGap", \.dateGap),
    .field("avatarInset", \.avatarInset, .place), .field("avatars", \.floatsAvatars),
  ]
}

extension JSONForm {
  /// A value that can be switched off: false for nil, true for the default value, or an object for another
  /// value.
  static func switchable<Thing: JSONConvertible>(_ standard: Thing) -> Self where Value == Thing? {
    let form = Thing.form
    return JSONForm {
      .any(of: [.boolean, form.schema()])
    } read: { (value) throws(FieldError) in
      if case .boolean(let isOn) = value { return isOn ? standard : nil }
      guard case .object = value else { throw .mismatch(.boolean, .object, found: value) }
      return try form.read(value)
    } write: {
      $0.map(form.write) ?? .boolean(false)
    }
  }
}
