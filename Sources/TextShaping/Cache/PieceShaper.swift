/// Builds the glyphs of runs from pieces that were shaped before.
///
/// HarfBuzz promises that two texts that were shaped separately may be joined if the adjacent ends of both
/// are not flagged as unsafe to concatenate. A piece is cached only if each of its ends is either an end of
/// the run, or was not flagged when it was shaped with the characters around it. It is used only next to
/// pieces for which the same is true. If an end is flagged, the piece extends to the next unflagged place.
struct PieceShaper {
  private var pieces = ContiguousArray<Piece>()
  /// The text of the missing pieces, which is shaped in one call. Each piece has one character of the run
  /// before and after it.
  private var joined = ContiguousArray<UInt16>()
  private var fresh = ContiguousArray<Glyph>()
  private var seams = ContiguousArray<Seam>()

  /// A part of a run. Its glyphs are nil if they are not in the cache.
  private struct Piece {
    let start: Int
    var end: Int
    let glyphs: UnsafeBufferPointer<Glyph>?
    /// The offset in `joined` where a missing piece starts. `hasBefore` and `hasAfter` are true if a
    /// character of the run precedes or follows it there.
    var place = 0
    var hasBefore = false
    var hasAfter = false
  }

  /// Whether pieces may be joined at an offset, according to HarfBuzz's flags.
  private enum Seam: UInt8 {
    /// No cluster starts at the offset.
    case none
    /// Separately shaped text on both sides may be joined.
    case clear
    case flagged
  }

  /// The maximum length, in UTF-16 units, of a stretch that is cached although it cannot be joined with
  /// others.
  private static let longestPiece = 256
  /// The maximum number of possible ends that are tried for a piece, if the font has pieces that had to be
  /// extended past a flagged end.
  private static let endsTried = 6

  /// Appends the glyphs of a run.
  mutating func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) {
    let (run, context, cache) = (work.run, work.context, work.cache)
    let (misses, found) = findPieces(work)
    cache.count(hits: pieces.count - misses, misses: misses)
    let isRightToLeft = context.properties.isRightToLeft
    if misses == 0 {
      appendFound(found, isRightToLeft: isRightToLeft, to: &glyphs)
      return
    }
    context.noteMissing()
    join(run)
    guard joined.count < run.range.count, shapeJoined(work) else {
      shapeWhole(work, into: &glyphs)
      return
    }
    for place in pieces.indices {
      let piece = pieces[isRightToLeft ? pieces.count - 1 - place : place]
      if let found = piece.glyphs {
        for glyph in found { glyphs.append(glyph.moved(by: Int32(truncatingIfNeeded: piece.start))) }
      } else {
        let shift = Int32(truncatingIfNeeded: piece.start - piece.place)
        for glyph in fresh[freshGlyphs(of: piece.place..<piece.place + (piece.end - piece.start))] {
          glyphs.append(glyph.moved(by: shift))
        }
      }
    }
    cache.update(work.store) { store in
      pieces.allSatisfy { $0.glyphs != nil || keep($0, of: run, in: context, store) }
    }
  }

  /// Appends the glyphs of a run if all of its pieces are in the cache.
  ///
  /// - Returns: False if a piece is missing. No glyphs are appended then.
  mutating func append(_ work: ShapingWork, to glyphs: inout ContiguousArray<Glyph>) -> Bool {
    let (misses, found) = findPieces(work, stopsAtMissing: true)
    guard misses == 0 else { return false }
    work.cache.count(hits: pieces.count, misses: 0)
    appendFound(found, isRightToLeft: work.context.properties.isRightToLeft, to: &glyphs)
    return true
  }

  private func appendFound(_ count: Int, isRightToLeft: Bool, to glyphs: inout ContiguousArray<Glyph>) {
    // Appending nothing to an array without capacity would touch the empty storage that all threads share.
    guard count > 0 else { return }
    glyphs.append(addingCapacity: count) { room in
      for place in pieces.indices {
        let piece = pieces[isRightToLeft ? pieces.count - 1 - place : place]
        let shift = Int32(truncatingIfNeeded: piece.start)
        guard let found = piece.glyphs else { continue }
        for glyph in found { room.append(glyph.moved(by: shift)) }
      }
    }
  }

  /// Shapes a run as a whole and caches its pieces.
  private mutating func shapeWhole(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) {
    let run = work.run
    fresh.removeAll(keepingCapacity: true)
    work.shapeAfresh(into: &fresh)
    glyphs.append(contentsOf: fresh)
    readSeams(run.range)
    let whole = Piece(
      start: run.range.lowerBound, end: run.range.upperBound, glyphs: nil, place: run.range.lowerBound)
    work.cache.update(work.store) {
      keep(whole, of: run, in: work.context, seamsFrom: run.range.lowerBound, $0)
    }
  }

  /// Divides a run into pieces, and looks them up in the cache.
  ///
  /// - Returns: The number of missing pieces, and the number of glyphs of the pieces that were found.
  private mutating func findPieces(
    _ work: ShapingWork, stopsAtMissing: Bool = false
  ) -> (misses: Int, glyphs: Int) {
    let (run, context, store) = (work.run, work.context, work.store)
    pieces.removeAll(keepingCapacity: true)
    let tries = store.hasLongUnits(context.number) ? Self.endsTried : 1
    let limit = run.range.upperBound
    var misses = 0
    var glyphs = 0
    var start = run.range.lowerBound
    while start < limit {
      let first = context.pieceEnd(after: start, in: run.text, limit: limit)
      var end = first
      var rest = tries
      var found = store.glyphs(for: run.key(start, end, in: context))
      while found == nil, rest > 1, end < limit, end - start < Self.longestPiece {
        end = context.pieceEnd(after: end, in: run.text, limit: limit)
        found = store.glyphs(for: run.key(start, end, in: context))
        rest -= 1
      }
      if let found {
        pieces.append(Piece(start: start, end: end, glyphs: found))
        glyphs += found.count
        start = end
      } else {
        if stopsAtMissing { return (1, 0) }
        if let last = pieces.indices.last, pieces[last].glyphs == nil {
          pieces[last].end = first
        } else {
          pieces.append(Piece(start: start, end: first, glyphs: nil))
          misses += 1
        }
        start = first
      }
    }
    return (misses, glyphs)
  }

  /// Writes the text of the missing pieces one after the other, each with a character before and after it.
  private mutating func join(_ run: ShapingRun) {
    joined.removeAll(keepingCapacity: true)
    for index in pieces.indices where pieces[index].glyphs == nil {
      let piece = pieces[index]
      if index > 0 {
        let before = run.lastCharacter(before: piece.start, from: pieces[index - 1].start)
        append(before..<piece.start, of: run)
        pieces[index].hasBefore = true
      }
      pieces[index].place = joined.count
      append(piece.start..<piece.end, of: run)
      if index + 1 < pieces.count {
        append(piece.end..<run.firstCharacter(from: piece.end, to: pieces[index + 1].end), of: run)
        pieces[index].hasAfter = true
      }
      // If the joined text is as long as the run, the run is shaped as a whole instead.
      if joined.count >= run.range.count { return }
    }
  }

  private mutating func append(_ range: Range<Int>, of run: ShapingRun) {
    joined.append(
      contentsOf: UnsafeBufferPointer(start: run.text + range.lowerBound, count: range.count))
  }

  /// Shapes the text of the missing pieces in one call.
  ///
  /// - Returns: False if an end of a piece is flagged. The glyphs of the piece may then differ from those in
  ///   the run.
  private mutating func shapeJoined(_ work: ShapingWork) -> Bool {
    fresh.removeAll(keepingCapacity: true)
    let text = joined
    work.shaper.shape(
      text.span, range: 0..<text.count, properties: work.context.properties, into: &fresh)
    readSeams(0..<joined.count)
    return pieces.allSatisfy { piece in
      guard piece.glyphs == nil else { return true }
      let end = piece.place + (piece.end - piece.start)
      return (!piece.hasBefore || seams[piece.place] == .clear) && (!piece.hasAfter || seams[end] == .clear)
    }
  }

  private mutating func readSeams(_ range: Range<Int>) {
    seams.removeAll(keepingCapacity: true)
    seams.append(contentsOf: repeatElement(.none, count: range.count))
    for glyph in fresh {
      let place = Int(glyph.cluster) - range.lowerBound
      if glyph.flags.rawValue != 0 {
        seams[place] = .flagged
      } else if seams[place] == .none {
        seams[place] = .clear
      }
    }
  }

  /// Returns the indices in `fresh` of the glyphs of a range of clusters.
  private func freshGlyphs(of range: Range<Int>) -> Range<Int> {
    func isOwn(_ glyph: Glyph) -> Bool { range.contains(Int(glyph.cluster)) }
    guard let first = fresh.firstIndex(where: isOwn), let last = fresh.lastIndex(where: isOwn) else {
      return 0..<0
    }
    return first..<last + 1
  }

  /// Caches the shaped glyphs of a missing piece in parts as small as HarfBuzz's flags allow.
  ///
  /// - Returns: False if the cache is full.
  private func keep(
    _ piece: Piece, of run: ShapingRun, in context: ShapingContext, seamsFrom origin: Int = 0,
    _ store: ShapeStore
  ) -> Bool {
    let isRightToLeft = context.properties.isRightToLeft
    let shift = piece.place - piece.start
    let own = freshGlyphs(of: piece.place..<piece.end + shift)
    var rest = own
    var start = piece.start
    var end = start
    var hasLongParts = false
    while end < piece.end {
      end = context.pieceEnd(after: end, in: run.text, limit: piece.end)
      if end < piece.end, seams[end + shift - origin] != .clear {
        hasLongParts = true
        continue
      }
      // The part's glyphs are the first of the remaining ones; in right-to-left text they are the last.
      var cut = isRightToLeft ? rest.upperBound : rest.lowerBound
      if isRightToLeft {
        while cut > rest.lowerBound, Int(fresh[cut - 1].cluster) < end + shift { cut -= 1 }
      } else {
        while cut < rest.upperBound, Int(fresh[cut].cluster) < end + shift { cut += 1 }
      }
      let part = isRightToLeft ? cut..<rest.upperBound : rest.lowerBound..<cut
      rest = isRightToLeft ? rest.lowerBound..<cut : cut..<rest.upperBound
      if end - start <= Self.longestPiece,
        !store.insert(fresh[part], for: run.key(start, end, in: context), origin: start + shift)
      {
        return false
      }
      start = end
    }
    guard hasLongParts else { return true }
    store.noteLongUnits(context.number)
    guard piece.start == run.range.lowerBound, piece.end == run.range.upperBound,
      let whole = run.wholeKey(in: context)
    else { return true }
    return store.insert(fresh[own], for: whole, origin: piece.place)
  }
}
