/// A way to shape runs. A context has some of them, and asks one after the other.
protocol RunShaping: AnyObject {
  /// Appends the run's glyphs in visual order, their clusters offsets in its text, if it is a run for this
  /// way.
  ///
  /// - Returns: False if it is none: then there are no glyphs of it.
  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool
}

/// A run to shape, with what is needed for it.
struct ShapingWork {
  let run: ShapingRun
  let context: ShapingContext

  var shaper: Shaper { context.tools.shaper }
  var pieces: PiecedRuns { context.tools.pieces }
  var store: ShapeStore { context.tools.store }
  var cache: ShapeCache { context.tools.cache }

  /// Has HarfBuzz shape the run.
  func shapeAfresh(into glyphs: inout ContiguousArray<Glyph>) {
    let text = Span(_unsafeStart: run.text, count: run.count)
    shaper.shape(text, range: run.range, properties: context.properties, into: &glyphs)
  }
}

/// What all contexts of one thread shape with, for as long as the store is the cache's.
struct ShapingTools {
  let shaper: Shaper
  let whole: WholeRuns
  let pieces: PiecedRuns
  let store: ShapeStore
  let cache: ShapeCache
  /// Makes a way of its own for texts of some properties, at some cost; nil if there is none.
  let shortcut: (ShapingProperties) -> (any RunShaping)?
}
