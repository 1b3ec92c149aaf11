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
  private var found: [(start: Int, index: Int)] = []
  private var places: ContiguousArray<EmojiModel.Place> = []
  /// The glyphs of the characters of all sequences.
  private var paths = ContiguousArray<UInt16>()

  private static let slotCount = 8_192
  private static let mostSequences = 4_096
  /// In UTF-16 units; no emoji that is known is half as long.
  private static let longest = 64

  private struct Sequence {
    let text: Range<Int>
    let place: EmojiModel.Place?
    /// Nil for what has to be shaped with its surroundings.
    var glyphs: Range<Int>?
  }

  init(_ model: EmojiModel) { self.model = model }

  /// - Returns: False where the run is none for this shaper: then there are no glyphs of it.
  func shape(
    _ run: ShapingRun, in context: ShapingContext, shaper: Shaper, pieces: inout PieceShaper,
    store: ShapeStore,
    cache: ShapeCache, into result: inout ContiguousArray<Glyph>
  ) -> Bool {
    guard findSequences(run), model.areApart(places, glyphs: paths) else { return false }
    let missing = found.filter { sequences[$0.index].glyphs == nil }
    if !missing.isEmpty {
      // A run that was put together from pieces before this shaper was there is not shaped again.
      if pieces.append(run, in: context, store: store, cache: cache, to: &result) { return true }
      cache.count(hits: 0, misses: 1)
      guard learn(missing, of: run, in: context, shaper) else { return false }
    }
    cache.count(hits: 1, misses: 0)
    for (start, index) in found {
      guard let own = sequences[index].glyphs else { continue }
      let shift = Int32(truncatingIfNeeded: start)
      for place in own { result.append(glyphs[place].moved(by: shift)) }
    }
    return true
  }

  /// Fills `found` and `places`.
  ///
  /// - Returns: False where the run holds something that has to be shaped with its surroundings.
  private func findSequences(_ run: ShapingRun) -> Bool {
    found.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    if sequences.count >= Self.mostSequences { forget() }
    let text = Span(_unsafeStart: run.text, count: run.count)
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      let end = Self.sequenceEnd(after: start, in: text, limit: run.range.upperBound)
      guard let index = index(of: text, start..<end), let place = sequences[index].place else { return false }
      found.append((start, index))
      places.append(place)
      start = end
    }
    return true
  }

  /// The index of a sequence; nil for one that is too long to keep.
  private func index(of text: Span<UInt16>, _ range: Range<Int>) -> Int? {
    guard range.count <= Self.longest else { return nil }
    var hash: UInt64 = 0
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    var slot = Int(truncatingIfNeeded: hash >> 40) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if isText(of: sequences[index].text, text, range) { return index }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    // A run of very many: it is shaped otherwise, and the next one starts afresh.
    guard sequences.count < Self.mostSequences else { return nil }
    let first = texts.count
    for index in range { texts.append(text[index]) }
    let place = model.place(of: text.extracting(range), glyphs: &paths)
    sequences.append(Sequence(text: first..<texts.count, place: place, glyphs: nil))
    slots[slot] = Int32(sequences.count)
    return sequences.count - 1
  }

  private func isText(of known: Range<Int>, _ text: Span<UInt16>, _ range: Range<Int>) -> Bool {
    guard known.count == range.count else { return false }
    for step in 0..<range.count where texts[known.lowerBound &+ step] != text[range.lowerBound &+ step] {
      return false
    }
    return true
  }

  /// Has sequences shaped one after the other, in one call.
  ///
  /// - Returns: False where one of them does not become one glyph, or not beside the others.
  private func learn(
    _ missing: [(start: Int, index: Int)], of run: ShapingRun, in context: ShapingContext, _ shaper: Shaper
  ) -> Bool {
    var text = ContiguousArray<UInt16>()
    for (_, index) in missing { text.append(contentsOf: texts[sequences[index].text]) }
    fresh.removeAll(keepingCapacity: true)
    let places = ContiguousArray(missing.lazy.compactMap { self.sequences[$0.index].place })
    guard model.areApart(places, glyphs: paths) else { return false }
    shaper.shape(
      text.span, range: 0..<text.count, properties: context.properties, wantsConcatFlags: false, into: &fresh)
    var isKnown = true
    var origin = 0
    var first = 0
    for (_, index) in missing {
      let end = origin + sequences[index].text.count
      var last = first
      while last < fresh.count, Int(fresh[last].cluster) < end { last += 1 }
      if sequences[index].glyphs == nil, let place = sequences[index].place {
        if isKnown, model.isWhole(fresh[first..<last], at: place) {
          keep(first..<last, for: index, origin: origin)
        } else {
          // From here on the walk may be out of step with the sequences.
          isKnown = false
        }
      }
      origin = end
      first = last
    }
    return isKnown
  }

  private func keep(_ range: Range<Int>, for index: Int, origin: Int) {
    let first = glyphs.count
    for glyph in fresh[range] {
      let own = glyph.moved(by: Int32(-origin))
      // Inside a sequence nothing is cut; what comes before it changes nothing.
      glyphs.append(own.with(flags: own.cluster == 0 ? [] : [.isUnsafeToBreak, .isUnsafeToConcat]))
    }
    sequences[index].glyphs = first..<glyphs.count
  }

  private func forget() {
    sequences.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    paths.removeAll(keepingCapacity: true)
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
