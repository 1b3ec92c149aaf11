/// A way to shape runs. A context has some of them, and asks one after the other.
protocol RunShaping: AnyObject {
  /// Appends the run's glyphs in visual order, their clusters offsets in its text, if it is a run for this way.
  ///
  /// - Returns: False where it is none: then there are no glyphs of it.
  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool
}

/// A run to be shaped, and what that is done with.
struct ShapingWork {
  let run: ShapingRun
  let context: ShapingContext
  let shaper: Shaper
  let pieces: PiecedRuns
  let store: ShapeStore
  let cache: ShapeCache

  /// Has HarfBuzz shape the run.
  func shapeAfresh(into glyphs: inout ContiguousArray<Glyph>) {
    let text = Span(_unsafeStart: run.text, count: run.count)
    shaper.shape(text, range: run.range, properties: context.properties, into: &glyphs)
  }
}
