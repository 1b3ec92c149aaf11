import TextLayout
import TextShaping

extension MathFont {
  /// Returns a character in an alphabet, or the character itself if the font lacks that.
  func mapped(_ scalar: UInt32, _ variant: MathVariant) -> UInt32 {
    let mapped = MathAlphabet.character(scalar, in: variant)
    return mapped != scalar && glyph(of: mapped) != nil ? mapped : scalar
  }

  /// Returns a text in an alphabet. Characters that the font lacks there stay as they are.
  func mapped(_ text: String, _ variant: MathVariant) -> String {
    guard variant != .normal else { return text }
    var mapped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      mapped.append(Unicode.Scalar(self.mapped(scalar.value, variant)) ?? scalar)
    }
    return String(mapped)
  }

  /// Shapes a text as a token.
  func shaped(_ text: String, isWords: Bool, with shaper: MathShaper) -> ShapedToken {
    var pieces: [ShapedToken.Piece] = []
    var pen: Int64 = 0
    var (top, bottom): (Int64?, Int64?) = (nil, nil)
    var glyphs = ContiguousArray<Glyph>()
    var isOwn = true
    for stretch in stretches(of: text) {
      glyphs.removeAll(keepingCapacity: true)
      let font = stretch.font ?? self
      isOwn = isOwn && stretch.font == nil
      let kind: MathShaper.Kind = stretch.font == nil ? .formula(scriptForm: UInt32(scriptForm)) : .words
      shaper.shape(stretch.units, as: kind, with: font.instance, into: &glyphs)
      var placed: [MathGlyph] = []
      placed.reserveCapacity(glyphs.count)
      for glyph in glyphs {
        let ink = font.ink(of: glyph.id)
        if !ink.isEmpty {
          top = max(top ?? .min, Int64(ink.top) + Int64(glyph.yOffset))
          bottom = min(bottom ?? .max, Int64(ink.bottom) + Int64(glyph.yOffset))
        }
        placed.append(
          MathGlyph(
            id: glyph.id, x: LayoutUnit(nearest: Advance(rawValue: pen + Int64(glyph.xOffset))),
            y: LayoutUnit(nearest: Advance(rawValue: -Int64(glyph.yOffset)))))
        pen += Int64(glyph.xAdvance)
      }
      pieces.append(ShapedToken.Piece(font: font.instance, glyphs: placed))
    }
    var ends: (first: UInt32, last: UInt32)?
    if isOwn, let first = pieces.first?.glyphs.first, let last = pieces.last?.glyphs.last {
      ends = (first.id, last.id)
    }
    let single = pieces.count == 1 && pieces[0].glyphs.count == 1 ? ends?.first : nil
    return ShapedToken(
      pieces: pieces, width: LayoutUnit(roundingUp: Advance(rawValue: pen)),
      ascent: LayoutUnit(cutting: top ?? 0), descent: LayoutUnit(cutting: -(bottom ?? 0)),
      italicsCorrection: LayoutUnit(cutting: single.map { instance.italicsCorrection(of: $0) } ?? 0),
      overhang: single.map { LayoutUnit(cutting: Int64(ink(of: $0).right) - pen) } ?? .zero, ends: ends)
  }

  /// Divides a text into stretches with one font each; a nil font means the math font.
  private func stretches(of text: String) -> [(units: [UInt16], font: MathFont?)] {
    guard let fallback = face.fallback, !text.unicodeScalars.allSatisfy({ glyph(of: $0.value) != nil }) else {
      let units = Array(text.utf16)
      return units.isEmpty ? [] : [(units, nil)]
    }
    let stack = fallback.stack(weight: .regular, slant: .upright)
    var found: [(units: [UInt16], font: MathFont?)] = []
    var last: FontFace?
    for character in text {
      let scalars = character.unicodeScalars.map(\.value)
      var face: FontFace?
      if !found.isEmpty, let last, scalars.allSatisfy({ last.hasGlyph(for: $0) }), character.isWhitespace {
        // A space between words of another script stays in the same font, so that shaping orders the words
        // together.
        face = last
      } else if !scalars.allSatisfy({ glyph(of: $0) != nil }) {
        let isEmoji = character.unicodeScalars.contains {
          $0.properties.isEmojiPresentation || $0.value == 0xFE0F
        }
        let choice = stack.face(forCluster: scalars, emojiPresentation: isEmoji)
        face =
          stack.faceIndex(for: scalars[0], emojiPresentation: isEmoji) == nil
          ? nil : stack.face(at: choice.index)
      }
      if !found.isEmpty, face == last {
        found[found.count - 1].units += Array(character.utf16)
      } else {
        let other = face.map {
          MathFont(MathFace($0, fallback: nil, policy: self.face.policy), size: size, scriptForm: 0)
        }
        found.append((Array(character.utf16), other))
      }
      last = face
    }
    return found
  }
}
