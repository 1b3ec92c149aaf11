import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_measure_texts(
  _ engine: OpaquePointer?, _ options: UnsafePointer<bubble_measure_options>?,
  _ texts: UnsafePointer<bubble_source_text>?, _ count: Int, _ widths: UnsafePointer<Double>?,
  _ width_count: Int, _ buffer: OpaquePointer?, _ measures: UnsafeMutablePointer<bubble_measures>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (engine, buffer) = (try EngineBox.of(engine), try BufferBox.of(buffer))
    let settings = try MeasureSettings(options)
    try bubble_measures.check(measures, "measures")
    let texts = try Arguments.list(texts, count, limit: Arguments.limit, "texts")
    let widths = try Arguments.list(widths, width_count, limit: MeasureLimits.measures, "widths")
    try MeasureLimits.check(texts.count, widths.count)
    // All texts are checked first, so that an error does not change the previous result.
    for (index, text) in texts.enumerated() { try check(text, index) }
    try buffer.content.with { (content) throws(Failure) in
      content.removeAll()
      for text in texts {
        let paragraph = engine.engine.paragraph(try TextToMeasure(text, "texts"), options: settings.options)
        let offsets =
          settings.listsLines ? settings.offsets.map(of: paragraph.styledText.text) : Offsets(map: nil)
        for width in widths {
          try content.addMeasure(
            of: paragraph, width: width, settings, listsLines: settings.listsLines, offsets)
        }
      }
      content.measured.write(to: measures)
    }
  }
}

/// Checks the length and the direction of a text. The error names the index of the text.
private func check(_ text: bubble_source_text, _ index: Int) throws(Failure) {
  do throws(Failure) {
    _ = try Arguments.bytes(text.text, text.length, "text")
    _ = try text.language.map { (language) throws(Failure) in try Arguments.bytes(language, -1, "language") }
    guard text.direction <= UInt32(BUBBLE_DIRECTION_RIGHT_TO_LEFT.rawValue) else {
      throw .argument("direction is \(text.direction), which is not a bubble_direction", "direction")
    }
  } catch {
    let field = "texts[\(index)].\(error.place.field)"
    throw .argument("\(field): \(error.message)", field)
  }
}

/// The maximum numbers of measurements (a text at a width) and of lines in one result.
enum MeasureLimits {
  static let measures = 1 << 24
  static let lines = 1 << 24

  static func check(_ texts: Int, _ widths: Int) throws(Failure) {
    let (count, overflows) = texts.multipliedReportingOverflow(by: widths)
    guard !overflows, count <= measures else {
      throw Failure(
        BUBBLE_ERROR_LIMIT,
        "\(texts) texts at \(widths) widths are more than \(measures) measurements; measure them in several calls",
        at: .init(field: "texts"))
    }
  }
}
