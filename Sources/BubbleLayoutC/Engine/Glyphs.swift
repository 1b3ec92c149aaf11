import CBubbleLayout
import TextShaping

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_engine_glyph_outline(
  _ engine: OpaquePointer?, _ font: UInt32, _ glyph: UInt32, _ buffer: OpaquePointer?,
  _ outline: UnsafeMutablePointer<bubble_outline>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let engine = try EngineBox.of(engine)
    try bubble_outline.check(outline, "outline")
    let font = try engine.font(font)
    let path = engine.outlines.with {
      $0.path(of: glyph, in: font.font, bold: font.bold, italic: font.italic)
    }
    try BufferBox.of(buffer).content.with { content in
      content.removeAll()
      for element in path.elements { append(element, &content.verbs, &content.points) }
      bubble_outline(
        size: 0, verbs: content.verbs.pointer, verb_count: content.verbs.count,
        points: content.points.pointer, point_count: content.points.count,
        units_per_em: UInt32(clamping: font.font.face.metrics.unitsPerEm), reserved: 0
      ).write(to: outline)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_engine_glyph_image(
  _ engine: OpaquePointer?, _ font: UInt32, _ glyph: UInt32, _ buffer: OpaquePointer?,
  _ image: UnsafeMutablePointer<bubble_image>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let engine = try EngineBox.of(engine)
    try bubble_image.check(image, "image")
    let font = try engine.font(font)
    let found = engine.outlines.with { $0.image(of: glyph, in: font.font) }
    try BufferBox.of(buffer).content.with { content in
      content.removeAll()
      content.bytes.append(contentsOf: found?.png ?? [])
      bubble_image(
        size: 0, png: content.bytes.pointer, length: content.bytes.count, left: Double(found?.left ?? 0),
        top: Double(found?.top ?? 0), width: Double(found?.width ?? 0), height: Double(found?.height ?? 0),
        units_per_em: UInt32(clamping: font.font.face.metrics.unitsPerEm), reserved: 0
      ).write(to: image)
    }
  }
}

/// Adds an element of a path to flat arrays.
func append(
  _ element: OutlinePath.Element, _ verbs: inout FlatArray<UInt8>, _ points: inout FlatArray<bubble_point>
) {
  func point(_ place: OutlinePath.Point) -> bubble_point { bubble_point(x: place.x, y: place.y) }
  switch element {
  case .move(let end):
    verbs.append(UInt8(BUBBLE_VERB_MOVE.rawValue))
    points.append(point(end))
  case .line(let end):
    verbs.append(UInt8(BUBBLE_VERB_LINE_TO.rawValue))
    points.append(point(end))
  case .quadratic(let control, let end):
    verbs.append(UInt8(BUBBLE_VERB_QUADRATIC.rawValue))
    points.append(point(control))
    points.append(point(end))
  case .cubic(let first, let second, let end):
    verbs.append(UInt8(BUBBLE_VERB_CUBIC.rawValue))
    points.append(point(first))
    points.append(point(second))
    points.append(point(end))
  case .close: verbs.append(UInt8(BUBBLE_VERB_CLOSE.rawValue))
  }
}
