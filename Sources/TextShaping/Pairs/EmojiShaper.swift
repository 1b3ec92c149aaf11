import TextUnicode

/// Puts runs of emoji together from sequences, each of which HarfBuzz was asked for once.
///
/// The glyphs are HarfBuzz's. Its flags are not: it flags every place where it looked for a ligature, here a place
/// between two sequences is safe.
final class EmojiShaper {
  private let model: EmojiModel
  private var glyphs = ContiguousArray<Glyph>()
  private var texts = ContiguousArray<UInt16>()
  private var sequences = ContiguousArray<Sequence>()
  /// By the hash of a text, the number of its sequence, from 1; 0 for none.
  private var slots = ContiguousArray<Int32>(repeating: 0, count: slotCount)
  private var fresh = ContiguousArray<Glyph>()
  /// The run's sequences, with their offsets.
  private var found: [(start: Int, sequence: Sequence)] = []

  private static let slotCount = 8_192
  private static let mostSequences = 4_096
  /// In UTF-16 units; no emoji that is known is half as long.
  private static let longest = 64

  private struct Sequence {
    let text: Range<Int>
    let glyphs: Range<Int>
    /// Nil for what has to be shaped with its surroundings.
    let place: EmojiModel.Place?
  }

  init(_ model: EmojiModel) { self.model = model }

  /// - Returns: False where the run is none for this shaper: then there are no glyphs of it.
  func shape(
    _ run: ShapingRun, in context: ShapingContext, shaper: Shaper, cache: ShapeCache,
    into result: inout ContiguousArray<Glyph>
  ) -> Bool {
    guard findSequences(run, in: context, shaper: shaper, cache: cache) else { return false }
    for index in found.indices {
      let next = index + 1 < found.count ? found[index + 1].sequence.place : nil
      guard let place = found[index].sequence.place,
        model.standsApart(
          place, from: next,
          then: { index + 1 + $0 < found.count ? found[index + 1 + $0].sequence.place : nil })
      else { return false }
    }
    for (start, sequence) in found {
      let shift = Int32(truncatingIfNeeded: start)
      for index in sequence.glyphs { result.append(glyphs[index].moved(by: shift)) }
    }
    return true
  }

  /// Fills `found`.
  ///
  /// - Returns: False where the run holds something that has to be shaped with its surroundings.
  private func findSequences(
    _ run: ShapingRun, in context: ShapingContext, shaper: Shaper, cache: ShapeCache
  ) -> Bool {
    found.removeAll(keepingCapacity: true)
    let text = Span(_unsafeStart: run.text, count: run.count)
    if sequences.count >= Self.mostSequences { forget() }
    var misses = 0
    defer { cache.count(hits: 1, misses: misses) }
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      let end = Self.sequenceEnd(after: start, in: text, limit: run.range.upperBound)
      guard let sequence = sequence(text, start..<end, in: context, shaper: shaper, misses: &misses),
        sequence.place != nil
      else { return false }
      found.append((start, sequence))
      start = end
    }
    return true
  }

  /// Nil for one that is too long to keep.
  private func sequence(
    _ text: Span<UInt16>, _ range: Range<Int>, in context: ShapingContext, shaper: Shaper, misses: inout Int
  ) -> Sequence? {
    guard range.count <= Self.longest else { return nil }
    var hash: UInt64 = 0
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    var slot = Int(truncatingIfNeeded: hash >> 40) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let known = sequences[Int(slots[slot]) - 1]
      if known.text.count == range.count,
        known.text.indices.allSatisfy({ texts[$0] == text[range.lowerBound + $0 - known.text.lowerBound] })
      {
        return known
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    // A run of very many: the rest is shaped otherwise, and the next run starts afresh.
    guard sequences.count < Self.mostSequences else { return nil }
    misses += 1
    let sequence = learn(text.extracting(range), in: context, shaper)
    sequences.append(sequence)
    slots[slot] = Int32(sequences.count)
    return sequence
  }

  private func learn(_ text: Span<UInt16>, in context: ShapingContext, _ shaper: Shaper) -> Sequence {
    fresh.removeAll(keepingCapacity: true)
    shaper.shape(text, range: 0..<text.count, properties: context.properties, into: &fresh)
    let place = model.place(of: text, glyphs: fresh)
    let firstUnit = texts.count
    for index in text.indices { texts.append(text[index]) }
    let firstGlyph = glyphs.count
    for glyph in fresh {
      // Whatever HarfBuzz looked for, what comes before changes nothing.
      glyphs.append(glyph.cluster == 0 ? glyph.with(flags: []) : glyph)
    }
    return Sequence(text: firstUnit..<texts.count, glyphs: firstGlyph..<glyphs.count, place: place)
  }

  private func forget() {
    sequences.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// Where the sequence ends that starts at an offset: before a pictograph that no joiner precedes, a flag or a
  /// keycap. Wherever that is, whether it may be cut there is for the model to say.
  private static func sequenceEnd(after start: Int, in text: Span<UInt16>, limit: Int) -> Int {
    var offset = start
    var indicators = 0
    var isJoined = true
    while offset < limit {
      let (scalar, length) = text.scalar(at: offset)
      let isIndicator = (0x1F1E6...0x1F1FF).contains(scalar)
      if !isJoined {
        if isIndicator {
          if indicators != 1 { return offset }
        } else if (0x1F3FB...0x1F3FF).contains(scalar) {
          // A skin tone belongs to what it follows.
        } else if scalar < 0x40 || ScalarProperties(scalar).isExtendedPictographic {
          return offset
        }
      }
      if isIndicator { indicators += 1 }
      isJoined = scalar == 0x200D
      offset += length
    }
    return limit
  }
}
