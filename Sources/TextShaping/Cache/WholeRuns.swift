/// Looks up whole runs, with the text around them that HarfBuzz looks at. It handles runs of joined scripts,
/// and runs that cannot be joined from pieces.
final class WholeRuns: RunShaping {
  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool {
    let (run, context, store) = (work.run, work.context, work.store)
    guard !context.isPieced || store.hasLongUnits(context.number), let key = run.wholeKey(in: context) else {
      return false
    }
    if let found = store.glyphs(for: key) {
      work.cache.count(hits: 1, misses: 0)
      let shift = Int32(truncatingIfNeeded: run.range.lowerBound)
      // Appending nothing to an array without capacity would touch the empty storage that all threads share.
      guard !found.isEmpty else { return true }
      glyphs.append(addingCapacity: found.count) { room in
        for glyph in found { room.append(glyph.moved(by: shift)) }
      }
      return true
    }
    guard !context.isPieced else { return false }
    work.cache.count(hits: 0, misses: 1)
    let first = glyphs.count
    work.shapeAfresh(into: &glyphs)
    work.cache.update(store) { $0.insert(glyphs[first...], for: key, origin: run.range.lowerBound) }
    return true
  }
}
