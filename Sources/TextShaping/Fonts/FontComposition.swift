import CHarfBuzz
import TextUnicode

/// Finds the characters that a face can show although its `cmap` lacks them, because HarfBuzz makes them from
/// others.
///
/// HarfBuzz normalises text before it looks for glyphs. It decomposes a letter with a mark if the font has
/// only the parts, and composes it if the font has only the whole. It makes spaces of other widths from
/// U+0020.
enum FontComposition {
  /// Returns the scalars of a range that HarfBuzz may make from others, ascending.
  static func composites(in range: ClosedRange<UInt32>) -> ArraySlice<UInt32> {
    let start = composite.partitioningIndex { $0 >= range.lowerBound }
    return composite[start...].prefix { $0 <= range.upperBound }
  }

  /// Whether a face lacks a scalar that HarfBuzz can compose from other glyphs of the face.
  static func composes(_ scalar: UInt32, by face: FontFace) -> Bool {
    !face.hasGlyph(for: scalar) && isComposed(scalar, by: face)
  }

  /// Whether a face has a glyph for all of a cluster once HarfBuzz has normalised it.
  static func shows(_ cluster: some Collection<UInt32>, in face: FontFace) -> Bool {
    if lacksStart(of: cluster, face) { return false }
    var shown: [UInt32] = []
    for scalar in cluster { append(scalar, to: &shown, in: face) }
    // A mark is composed with the character before it if the face has a glyph for the two together.
    var composed: [UInt32] = []
    for scalar in shown {
      var whole: hb_codepoint_t = 0
      if let last = composed.last, hb_unicode_compose(functions, last, scalar, &whole) != 0,
        face.hasGlyph(for: whole)
      {
        composed[composed.count - 1] = whole
      } else {
        composed.append(scalar)
      }
    }
    return composed.allSatisfy { face.hasGlyph(for: $0) || standsIn(for: $0, in: face) }
  }

  /// Whether a few lookups show that a face has nothing for the start of a cluster. Most faces are rejected
  /// in this way.
  private static func lacksStart(of cluster: some Collection<UInt32>, _ face: FontFace) -> Bool {
    guard var start = cluster.first else { return false }
    var next = cluster.dropFirst().first
    while !face.hasGlyph(for: start), let (base, mark) = parts(of: start) {
      if mark != 0 { next = mark }
      start = base
    }
    if face.hasGlyph(for: start) || standsIn(for: start, in: face) { return false }
    guard let next else { return true }
    var whole: hb_codepoint_t = 0
    if hb_unicode_compose(functions, start, next, &whole) != 0 { return !face.hasGlyph(for: whole) }
    // The next character may itself be decomposed, and its first part may be composed with the start.
    return parts(of: next) == nil
  }

  /// Appends a scalar if the face has it. Otherwise appends its decomposition: the base, which is decomposed
  /// further as long as the face lacks it, and then the marks.
  private static func append(_ scalar: UInt32, to scalars: inout [UInt32], in face: FontFace) {
    var rest: [UInt32] = []
    var scalar = scalar
    while !face.hasGlyph(for: scalar), let (base, mark) = parts(of: scalar) {
      if mark != 0 { rest.append(mark) }
      scalar = base
    }
    scalars.append(scalar)
    scalars.append(contentsOf: rest.reversed())
  }

  private static func isComposed(_ scalar: UInt32, by face: FontFace) -> Bool {
    if standsIn(for: scalar, in: face) { return true }
    guard let (base, mark) = parts(of: scalar), mark == 0 || face.hasGlyph(for: mark) else { return false }
    return face.hasGlyph(for: base) || isComposed(base, by: face)
  }

  /// Whether HarfBuzz shows another character of the face in place of a scalar.
  private static func standsIn(for scalar: UInt32, in face: FontFace) -> Bool {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: face.hasGlyph(for: 0x20)
    case 0x2011: face.hasGlyph(for: 0x2010)
    default: false
    }
  }

  /// Returns the canonical decomposition of a scalar into two; the second is 0 if there is only one. Nil if
  /// it has none.
  private static func parts(of scalar: UInt32) -> (UInt32, UInt32)? {
    var base: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    guard hb_unicode_decompose(functions, scalar, &base, &mark) != 0 else { return nil }
    return (base, mark)
  }

  /// HarfBuzz's own Unicode functions, which never change.
  nonisolated(unsafe) private static let functions = hb_unicode_funcs_get_default()

  /// The scalars that HarfBuzz may make from others, without Hangul syllables, which it shapes in another
  /// way.
  private static let composite: [UInt32] = {
    let blocks: [ClosedRange<UInt32>] = [
      0xA0...0x3FFF, 0xF900...0xFBFF, 0x10000...0x11FFF, 0x16000...0x16FFF, 0x1D100...0x1D1FF,
      0x2F800...0x2FA1F,
    ]
    return blocks.joined().filter { scalar in
      switch scalar {
      case 0xA0, 0x2000...0x200A, 0x2011, 0x202F, 0x205F, 0x3000: true
      default: parts(of: scalar) != nil
      }
    }
  }()
}
