import BubbleLayout
import CBubbleLayout
import TextShaping

/// The arrays of rows that callers read. They are filled again for other viewports, and their memory is
/// reused.
struct RowArrays: ~Copyable {
  var rows = FlatArray<bubble_row>()
  var bubbles = FlatArray<bubble_bubble>()
  var patches = FlatArray<bubble_patch>()
  var parts = FlatArray<bubble_part>()
  var spans = FlatArray<bubble_span>()
  var bars = FlatArray<bubble_rect>()
  var lines = FlatArray<bubble_line>()
  var runs = FlatArray<bubble_run>()
  var glyphs = FlatArray<bubble_glyph>()
  var clusters = FlatArray<UInt32>()
  var features = FlatArray<bubble_feature>()
  var fonts = FlatArray<bubble_font>()
  var variations = FlatArray<bubble_variation>()
  var operations = FlatArray<bubble_operation>()
  var paths = FlatArray<bubble_path>()
  var verbs = FlatArray<UInt8>()
  var points = FlatArray<bubble_point>()
  var stops = FlatArray<bubble_stop>()
  var subjects = FlatArray<bubble_subject>()
  var objects = FlatArray<bubble_object>()
  var highlights = FlatArray<bubble_highlight>()
  var highlightRects = FlatArray<bubble_rect>()
  var elements = FlatArray<bubble_cell_element>()
  var rules = FlatArray<bubble_rule>()
  var coloredRuns = FlatArray<bubble_colored_run>()
  var strings = StringPool()
  var background: UInt32 = 0

  /// The data that the caller requests.
  var content = RowContent()
  /// For each row, the indices in the arrays where the row begins. The last mark holds the ends of the
  /// arrays.
  var marks: [RowMark] = []
  /// The fonts so far, in the same order as `fonts`.
  private(set) var usedFonts: [NumberedFont] = []
  private var latestFont = 0
  /// Fonts that equal one in `usedFonts` but are other objects, with their indices in `fonts`. They are
  /// removed with the rows, because the engine may give its fonts new numbers.
  private var otherFonts: [NumberedFont.Key: (font: NumberedFont, place: Int)] = [:]
  /// How many fonts have their names in `strings`. These names come after the texts of all rows, so that rows
  /// can be copied without them.
  private var namedFonts = 0

  mutating func removeAll() {
    rows.removeAll()
    bubbles.removeAll()
    patches.removeAll()
    parts.removeAll()
    spans.removeAll()
    bars.removeAll()
    lines.removeAll()
    runs.removeAll()
    glyphs.removeAll()
    clusters.removeAll()
    features.removeAll()
    fonts.removeAll()
    variations.removeAll()
    operations.removeAll()
    paths.removeAll()
    verbs.removeAll()
    points.removeAll()
    stops.removeAll()
    subjects.removeAll()
    objects.removeAll()
    highlights.removeAll()
    highlightRects.removeAll()
    elements.removeAll()
    rules.removeAll()
    coloredRuns.removeAll()
    strings.removeAll()
    background = 0
    marks.removeAll(keepingCapacity: true)
    usedFonts.removeAll(keepingCapacity: true)
    latestFont = 0
    otherFonts.removeAll(keepingCapacity: true)
    namedFonts = 0
  }

  /// Returns the index of a font in `fonts`. A new font is added.
  mutating func number(of font: NumberedFont, _ engine: EngineBox) -> UInt32 {
    // Successive runs usually have the same font, and a viewport has few fonts.
    if latestFont < usedFonts.count, usedFonts[latestFont].key == font.key { return UInt32(latestFont) }
    latestFont = usedFonts.firstIndex { $0.key == font.key } ?? place(of: font, engine)
    return UInt32(clamping: latestFont)
  }

  /// Returns the index of a font whose object is not in `usedFonts`.
  private mutating func place(of font: NumberedFont, _ engine: EngineBox) -> Int {
    // An equal font may be another object.
    if let known = otherFonts[font.key] { return known.place }
    let id = engine.fonts.with { $0.number(of: font) }
    for place in 0..<fonts.count where fonts[place].id == id {
      otherFonts[font.key] = (font, place)
      return place
    }
    usedFonts.append(font)
    add(font, id: id)
    return fonts.count - 1
  }

  private mutating func add(_ font: NumberedFont, id: UInt32) {
    let face = font.font.face
    var flags: UInt32 = 0
    if font.bold { flags |= UInt32(BUBBLE_FONT_BOLD.rawValue) }
    if font.italic { flags |= UInt32(BUBBLE_FONT_ITALIC.rawValue) }
    if face.isColor { flags |= UInt32(BUBBLE_FONT_COLOR.rawValue) }
    let firstVariation = variations.next
    for setting in font.font.variations {
      variations.append(bubble_variation(axis: setting.axis.rawValue, value: setting.value))
    }
    fonts.append(
      bubble_font(
        id: id, flags: flags, point_size: font.font.pointSize, face_index: UInt32(clamping: face.faceIndex),
        units_per_em: UInt32(clamping: face.metrics.unitsPerEm), ascent: face.metrics.ascent,
        descent: face.metrics.descent, file: .none, name: .none, family: .none, style: .none,
        variations: bubble_range(from: firstVariation, to: variations.next)))
  }

  private mutating func nameFonts() {
    for place in namedFonts..<usedFonts.count {
      let face = usedFonts[place].font.face
      fonts[place].file = strings.add(face.path)
      fonts[place].name = strings.add(face.name)
      fonts[place].family = strings.add(face.family)
      fonts[place].style = strings.add(face.style)
    }
    namedFonts = usedFonts.count
  }

  /// Returns the arrays as C structures. Call it after all rows are added.
  ///
  /// - Throws: `BUBBLE_ERROR_LIMIT` if an array has more elements than 32 bits can count.
  mutating func view() throws(Failure) -> bubble_rows_view {
    nameFonts()
    let largest = max(rows.count, parts.count, lines.count, glyphs.count, points.count, strings.bytes.count)
    guard largest < Int(UInt32.max) else {
      throw Failure(
        BUBBLE_ERROR_LIMIT, "the rows take \(largest) elements, more than a 32-bit number can count")
    }
    var view = bubble_rows_view()
    (view.rows, view.row_count) = (rows.pointer, rows.count)
    (view.bubbles, view.bubble_count) = (bubbles.pointer, bubbles.count)
    (view.patches, view.patch_count) = (patches.pointer, patches.count)
    (view.parts, view.part_count) = (parts.pointer, parts.count)
    (view.spans, view.span_count) = (spans.pointer, spans.count)
    (view.bars, view.bar_count) = (bars.pointer, bars.count)
    (view.lines, view.line_count) = (lines.pointer, lines.count)
    (view.runs, view.run_count) = (runs.pointer, runs.count)
    (view.glyphs, view.clusters, view.glyph_count) = (glyphs.pointer, clusters.pointer, glyphs.count)
    (view.features, view.feature_count) = (features.pointer, features.count)
    (view.fonts, view.font_count) = (fonts.pointer, fonts.count)
    (view.variations, view.variation_count) = (variations.pointer, variations.count)
    (view.operations, view.operation_count) = (operations.pointer, operations.count)
    (view.paths, view.path_count) = (paths.pointer, paths.count)
    (view.verbs, view.verb_count) = (verbs.pointer, verbs.count)
    (view.points, view.point_count) = (points.pointer, points.count)
    (view.stops, view.stop_count) = (stops.pointer, stops.count)
    (view.subjects, view.subject_count) = (subjects.pointer, subjects.count)
    (view.strings, view.string_count) = (strings.bytes.pointer, strings.bytes.count)
    view.background = background
    (view.objects, view.object_count) = (objects.pointer, objects.count)
    (view.highlights, view.highlight_count) = (highlights.pointer, highlights.count)
    (view.highlight_rects, view.highlight_rect_count) = (highlightRects.pointer, highlightRects.count)
    (view.cell_elements, view.cell_element_count) = (elements.pointer, elements.count)
    (view.rules, view.rule_count) = (rules.pointer, rules.count)
    (view.colored_runs, view.colored_run_count) = (coloredRuns.pointer, coloredRuns.count)
    return view
  }
}

/// The data of rows that a caller requests.
struct RowContent {
  var lines = true
  var glyphs = true
  var drawing: ColorTheme?
  var overlay = false
  var elements = false
  var offsets = OffsetKind.utf16

  /// Requests everything except drawings.
  init() {}

  init(_ request: bubble_rows_request) throws(Failure) {
    try Arguments.checkFlags(
      request.flags, known: Self.knownFlags, "request->flags", "bubble_rows_flags")
    func has(_ flag: bubble_rows_flags) -> Bool { request.flags & UInt32(flag.rawValue) != 0 }
    glyphs = has(BUBBLE_ROWS_GLYPHS)
    lines = glyphs || has(BUBBLE_ROWS_LINES)
    let theme = try Arguments.theme(request.theme)
    drawing = has(BUBBLE_ROWS_DRAWING) ? theme : nil
    overlay = has(BUBBLE_ROWS_OVERLAY)
    elements = has(BUBBLE_ROWS_ELEMENTS)
  }

  private static let knownFlags = [
    BUBBLE_ROWS_LINES, BUBBLE_ROWS_GLYPHS, BUBBLE_ROWS_DRAWING, BUBBLE_ROWS_OVERLAY, BUBBLE_ROWS_ELEMENTS,
  ].reduce(0) { $0 | UInt32($1.rawValue) }
}
