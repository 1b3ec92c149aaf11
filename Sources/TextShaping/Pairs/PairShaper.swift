/// Shapes runs of simple characters (`PairModel`). It calls HarfBuzz only for pairs that it sees for the
/// first time and for ligatures.
///
/// The glyphs equal those of HarfBuzz, but the flags do not: here a place is unsafe only if the pair around
/// it is kerned, or if HarfBuzz flags it in a word with a ligature.
final class PairShaper: RunShaping {
  let model: PairModel
  private var pairs = PairTable()
  private var fresh = ContiguousArray<Glyph>()
  /// Whether HarfBuzz once gave other glyphs than the model. The model is then wrong and no longer used.
  private var isRefuted = false
  /// How many times pairs were learnt.
  private var calls = 0

  /// The maximum length, in UTF-16 units, of a word with a ligature that is cached.
  private static let longestWord = 256
  private static let earlyCalls = 48
  private static let unsafe = GlyphFlags([.isUnsafeToBreak, .isUnsafeToConcat])

  init(_ model: PairModel) { self.model = model }

  /// Why `emit` stopped at a place.
  private enum Stop {
    case end
    /// The pair was never seen.
    case unknownPair
    /// The pair begins a ligature.
    case ligature
    /// A character is not simple.
    case other
  }

  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool {
    guard !isRefuted else { return false }
    let (run, cache) = (work.run, work.cache)
    let first = glyphs.count
    var offset = run.range.lowerBound
    var learntTo = offset
    var mayBeFound = true
    while true {
      let (stop, place) = emit(run, from: offset, into: &glyphs)
      var isShaped = false
      switch stop {
      case .end:
        cache.count(hits: 1, misses: 0)
        return true
      case .other: break
      case .unknownPair:
        // If all pieces of the run are cached, its pairs are learnt from them without shaping. If the pair is
        // unknown although its word was learnt before (up to `learntTo`), the table is full of other pairs,
        // and this shaper gives up.
        if mayBeFound, appendFound(work, from: first, to: &glyphs) { return true }
        mayBeFound = false
        if place >= learntTo {
          let word = run.word(around: place)
          // At first almost all pairs are new, so more of the text is learnt at once.
          let end =
            calls < Self.earlyCalls ? min(run.range.upperBound, place + Self.longestWord) : word.upperBound
          let range = place..<max(end, place + 2)
          calls += 1
          isShaped = learn(range, of: work)
          cache.count(hits: 0, misses: 1)
          learntTo = min(word.upperBound, range.upperBound - 1)
          offset = place
        }
      case .ligature:
        let word = run.word(around: place)
        if standsAlone(word, in: run) {
          let key = ShapeKey(
            context: ShapeEdges(startsRun: true, endsRun: true).context(work.context.number),
            text: run.text + word.lowerBound, count: word.count)
          let found = work.store.glyphs(for: key)
          if found == nil, mayBeFound, appendFound(work, from: first, to: &glyphs) { return true }
          mayBeFound = mayBeFound && found != nil
          glyphs.removeLast(place - word.lowerBound)
          append(word, found, key, of: work, into: &glyphs)
          isShaped = true
          offset = word.upperBound
        }
      }
      guard isShaped else {
        glyphs.removeLast(glyphs.count - first)
        return false
      }
    }
  }

  /// Appends the glyphs of a run that was built from cached pieces before this shaper existed, and learns its
  /// pairs from them, so that nothing is shaped again.
  ///
  /// - Returns: False if not all pieces of the run are cached.
  private func appendFound(
    _ work: ShapingWork, from first: Int, to glyphs: inout ContiguousArray<Glyph>
  ) -> Bool {
    let run = work.run
    let end = glyphs.count
    guard work.pieces.append(work, to: &glyphs) else { return false }
    glyphs.removeSubrange(first..<end)
    for index in first..<max(first, glyphs.count - 1) {
      let glyph = glyphs[index]
      let next = glyphs[index + 1]
      guard next.cluster == glyph.cluster + 1 else { continue }
      let (left, right) = (run.text[Int(glyph.cluster)], run.text[Int(next.cluster)])
      let (entry, nextEntry) = (model[left], model[right])
      guard entry.bits & nextEntry.bits & PairModel.isSimple != 0, entry.bits & PairModel.kerns != 0,
        glyph.id == UInt32(entry.glyph), next.id == UInt32(nextEntry.glyph), glyph.xOffset == 0,
        glyph.yOffset == 0, entry.bits & PairModel.startsLigature == 0 || !model.mayJoin(entry, nextEntry)
      else { continue }
      pairs.note(glyph.xAdvance, left, right)
    }
    return true
  }

  /// Appends the glyphs of simple characters up to the first place where it must stop.
  private func emit(
    _ run: ShapingRun, from start: Int, into glyphs: inout ContiguousArray<Glyph>
  ) -> (Stop, Int) {
    let limit = run.range.upperBound
    guard start < limit else { return (.end, start) }
    let model = model
    let pairs = pairs
    var stop = Stop.end
    var place = start
    glyphs.append(addingCapacity: limit - start) { room in
      var unit = run.text[start]
      var entry = model[unit]
      var flags: GlyphFlags = []
      if start > run.range.lowerBound {
        let before = run.text[start - 1]
        let left = model[before]
        if left.bits & PairModel.kerns != 0, pairs.advance(before, unit) != left.advance {
          flags = Self.unsafe
        }
      }
      while true {
        guard entry.bits & PairModel.isSimple != 0 else {
          stop = .other
          return
        }
        guard place &+ 1 < limit else {
          room.append(Self.glyph(entry, place, entry.advance, flags))
          place &+= 1
          return
        }
        let nextUnit = run.text[place &+ 1]
        let next = model[nextUnit]
        var advance = entry.advance
        if entry.bits & PairModel.startsLigature != 0, model.mayJoin(entry, next) {
          stop = .ligature
          return
        }
        if entry.bits & PairModel.kerns != 0, next.bits & PairModel.isSimple != 0 {
          advance = pairs.advance(unit, nextUnit)
          if advance == PairTable.unknown {
            stop = .unknownPair
            return
          }
        }
        room.append(Self.glyph(entry, place, advance, flags))
        flags = advance == entry.advance ? [] : Self.unsafe
        place &+= 1
        unit = nextUnit
        entry = next
      }
    }
    return (stop, place)
  }

  @inline(__always)
  private static func glyph(
    _ entry: PairModel.Entry, _ offset: Int, _ advance: Int32, _ flags: GlyphFlags
  ) -> Glyph {
    Glyph(
      id: UInt32(entry.glyph), cluster: Int32(truncatingIfNeeded: offset), xAdvance: advance, flags: flags)
  }

  /// Learns the pairs of a stretch up to the first ligature.
  ///
  /// - Returns: False if HarfBuzz's glyphs differ from the model.
  private func learn(_ range: Range<Int>, of work: ShapingWork) -> Bool {
    let run = work.run
    var end = range.lowerBound + 1
    while end < range.upperBound {
      let (left, right) = (model[run.text[end - 1]], model[run.text[end]])
      guard right.bits & PairModel.isSimple != 0 else { break }
      if left.bits & PairModel.startsLigature != 0, model.mayJoin(left, right) { break }
      end += 1
    }
    let count = end - range.lowerBound
    fresh.removeAll(keepingCapacity: true)
    let text = Span(_unsafeStart: run.text + range.lowerBound, count: count)
    work.shaper.shape(
      text, range: 0..<count, properties: work.context.properties, wantsConcatFlags: false, into: &fresh)
    guard fresh.count == count else {
      isRefuted = true
      return false
    }
    for index in 0..<count {
      let glyph = fresh[index]
      let unit = run.text[range.lowerBound + index]
      let entry = model[unit]
      let isKerned = index + 1 < count && entry.bits & PairModel.kerns != 0
      guard glyph.id == UInt32(entry.glyph), Int(glyph.cluster) == index, glyph.xOffset == 0,
        glyph.yOffset == 0, isKerned || glyph.xAdvance == entry.advance
      else {
        isRefuted = true
        return false
      }
      if isKerned { pairs.note(glyph.xAdvance, unit, run.text[range.lowerBound + index + 1]) }
    }
    return true
  }

  /// Whether a word with a ligature may be shaped alone, because it is surrounded by spaces that are never
  /// kerned.
  private func standsAlone(_ word: Range<Int>, in run: ShapingRun) -> Bool {
    func parts(_ offset: Int) -> Bool {
      run.text[offset] == 0x20 && model[0x20].bits == PairModel.isSimple
    }
    return model.ligaturesStandAlone
      && (word.lowerBound == run.range.lowerBound || parts(word.lowerBound - 1))
      && (word.upperBound == run.range.upperBound || parts(word.upperBound - 1))
      && word.allSatisfy { model[run.text[$0]].bits & PairModel.isSimple != 0 }
  }

  /// Appends the glyphs of a word with a ligature: the cached ones, or those that HarfBuzz gives.
  private func append(
    _ word: Range<Int>, _ found: UnsafeBufferPointer<Glyph>?, _ key: ShapeKey, of work: ShapingWork,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    let shift = Int32(truncatingIfNeeded: word.lowerBound)
    if let found {
      for glyph in found { glyphs.append(glyph.moved(by: shift)) }
      return
    }
    let first = glyphs.count
    let text = Span(_unsafeStart: work.run.text + word.lowerBound, count: word.count)
    work.shaper.shape(text, range: 0..<word.count, properties: work.context.properties, into: &glyphs)
    work.cache.count(hits: 0, misses: 1)
    if word.count <= Self.longestWord {
      work.cache.update(work.store) { $0.insert(glyphs[first...], for: key, origin: 0) }
    }
    for index in first..<glyphs.count { glyphs[index] = glyphs[index].moved(by: shift) }
  }
}

extension ShapingRun {
  /// Returns the word around an offset, bounded by spaces, including the spaces after it.
  fileprivate func word(around offset: Int) -> Range<Int> {
    var start = offset
    while start > range.lowerBound, text[start - 1] != 0x20 || text[start] == 0x20 { start -= 1 }
    var end = offset + 1
    while end < range.upperBound, text[end - 1] != 0x20 || text[end] == 0x20 { end += 1 }
    return start..<end
  }
}
