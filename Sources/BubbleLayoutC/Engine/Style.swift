import BubbleLayout
import CBubbleLayout

/// The object that a `bubble_style` handle stands for.
final class StyleBox: HandleObject {
  static let name = "bubble_style"
  let style: ChatStyle

  init(_ style: ChatStyle) { self.style = style }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> StyleBox {
    try HandleTable.shared.object(handle, "style")
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_style_preset(
  _ name: UnsafePointer<CChar>?, _ style: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(style, "style")
    guard let name = try Arguments.text(name, "name") else { throw .argument("name is NULL", "name") }
    place.pointee = try HandleTable.shared.add(
      StyleBox(read { () throws(StyleError) in try .preset(name) }))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_style_open(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ style: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(style, "style")
    let bytes = try Arguments.bytes(json, length, "json")
    place.pointee = try HandleTable.shared.add(
      StyleBox(read { () throws(StyleError) in try ChatStyle(json: bytes) }))
  }
}

private func read(_ style: () throws(StyleError) -> ChatStyle) throws(Failure) -> ChatStyle {
  do throws(StyleError) {
    return try style()
  } catch {
    throw Failure(BUBBLE_ERROR_STYLE, error.description, at: Failure.Place(field: error.field))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_style_free(_ style: OpaquePointer?) {
  HandleTable.shared.remove(style, StyleBox.self)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_style_json(
  _ style: OpaquePointer?, _ buffer: OpaquePointer?, _ text: UnsafeMutablePointer<bubble_text>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let json = try StyleBox.of(style).style.json
    try bubble_text.check(text, "text")
    try BufferBox.of(buffer).content.with { $0.answer(json).write(to: text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_preset_count() -> UInt32 { StaticNames.presets.count }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_preset_name(_ index: UInt32) -> UnsafePointer<CChar>? { StaticNames.presets[index] }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_color_role_count() -> UInt32 { StaticNames.colorRoles.count }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_color_role_name(_ role: UInt32) -> UnsafePointer<CChar>? { StaticNames.colorRoles[role] }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_style_colors(
  _ style: OpaquePointer?, _ theme: UInt32, _ colors: UnsafeMutablePointer<UInt32>?, _ count: Int,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let palette = try StyleBox.of(style).style.palettes[Arguments.theme(theme)]
    guard count != 0 else { return }
    let place = try Arguments.check(colors, "colors")
    for role in ColorRole.all.prefix(count < 0 ? .max : count) {
      place[Int(role.index)] = palette[role].bits
    }
  }
}

extension Color {
  /// The colour as `0xRRGGBBAA`, with the opacity rounded as in `text`.
  var bits: UInt32 {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    return rgb << 8 | UInt32((opacity * 255).rounded())
  }
}
