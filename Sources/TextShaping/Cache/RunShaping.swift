/// A way to shape runs. A `ShapingContext` has several ways, and tries one after the other.
protocol RunShaping: AnyObject {
  /// Appends the run's glyphs in visual order, if this way can shape the run. Their clusters are offsets in
  /// the run's text.
  ///
  /// - Returns: False if this way cannot shape the run. No glyphs are appended then.
  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool
}

/// A run to shape, with the objects that shaping it needs.
struct ShapingWork {
  let run: ShapingRun
  let context: ShapingContext

  var shaper: Shaper { context.tools.shaper }
  var pieces: PiecedRuns { context.tools.pieces }
  var store: ShapeStore { context.tools.store }
  var cache: ShapeCache { context.tools.cache }

  /// Shapes the run with HarfBuzz.
  func shapeAfresh(into glyphs: inout ContiguousArray<Glyph>) {
    let text = Span(_unsafeStart: run.text, count: run.count)
    shaper.shape(text, range: run.range, properties: context.properties, into: &glyphs)
  }
}

/// The objects with which all contexts of one thread shape. They are valid as long as the cache uses the same
/// store.
struct ShapingTools {
  let shaper: Shaper
  let whole: WholeRuns
  let pieces: PiecedRuns
  let store: ShapeStore
  let cache: ShapeCache
  /// Creates an additional, faster way to shape texts with certain properties; returns nil if there is none.
  /// Creating it takes some time.
  let shortcut: (ShapingProperties) -> (any RunShaping)?
}
