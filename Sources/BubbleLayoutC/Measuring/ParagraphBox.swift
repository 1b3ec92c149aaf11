import BubbleLayout
import CBubbleLayout
import TextLayout

/// The object that a `bubble_paragraph` handle stands for: a single text.
final class ParagraphBox: HandleObject {
  static let name = "bubble_paragraph"
  let paragraph: Paragraph
  let settings: MeasureSettings
  /// The engine, which keeps the fonts of the text.
  private let engine: EngineBox
  /// The latest layout. It is kept because carets and rectangles are often requested at the same width.
  private let last = Guarded<(width: Double, block: TextBlock)?>(nil)
  private let map: Guarded<Offsets?>

  init(_ paragraph: Paragraph, _ settings: MeasureSettings, engine: EngineBox) {
    self.paragraph = paragraph
    self.settings = settings
    self.engine = engine
    map = Guarded(nil)
  }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> ParagraphBox {
    try HandleTable.shared.object(handle, "paragraph")
  }

  /// Returns the layout of the text at a width.
  func block(width: Double) -> TextBlock {
    last.with { last in
      // NaN is not equal to itself, so the layout at a width of NaN is computed each time.
      if let last, last.width == width { return last.block }
      let block = paragraph.layout(
        width: width, options: settings.options.lines, isBalanced: settings.options.isBalanced)
      last = (width, block)
      return block
    }
  }

  /// Converts offsets of the text to the caller's unit and back.
  var offsets: Offsets {
    map.with { map in
      if let map { return map }
      let made = settings.offsets.map(of: paragraph.styledText.text)
      map = made
      return made
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_create(
  _ engine: OpaquePointer?, _ options: UnsafePointer<bubble_measure_options>?,
  _ text: UnsafePointer<bubble_source_text>?, _ paragraph: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(paragraph, "paragraph")
    let engine = try EngineBox.of(engine)
    let settings = try MeasureSettings(options)
    guard let text else { throw .argument("text is NULL", "text") }
    try Arguments.checkAlignment(text, "text")
    let made = engine.engine.paragraph(try TextToMeasure(text.pointee, "text"), options: settings.options)
    place.pointee = try HandleTable.shared.add(ParagraphBox(made, settings, engine: engine))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_destroy(_ paragraph: OpaquePointer?) {
  HandleTable.shared.remove(paragraph, ParagraphBox.self)
}
