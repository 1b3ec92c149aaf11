import BubbleLayout

/// Writes a composer after each edit, as `bubble compose` does: one JSON object per edit, without a line
/// feed. A font is described with the first step that uses it.
///
/// ```swift
/// import BubbleLayout
/// import LayoutFormat
/// import MessageReading
///
/// let composer = Composer(engine: try LayoutEngine(fonts: .bundled))
/// var script = ScriptedComposer(composer, width: 320)
/// var writer = ComposerStepWriter()
/// let edit = try ComposerEdit(json: Array(#"{"insert":"Hi "}"#.utf8))
/// print(String(decoding: writer.step(edit, in: &script), as: UTF8.self))
/// ```
public struct ComposerStepWriter {
  private let options: WritingOptions
  private var fonts = FontNumbers()

  /// Creates a writer.
  ///
  /// - Parameter options: Whether lines list their glyphs.
  public init(options: WritingOptions = WritingOptions()) { self.options = options }

  /// Applies an edit, and returns the JSON of the composer after it.
  ///
  /// - Complexity: Linear in the text.
  public mutating func step(_ edit: ComposerEdit, in script: inout ScriptedComposer) -> [UInt8] {
    let known = fonts.faces.count
    let step = ComposedStep(edit, in: &script)
    step.addFonts(to: &fonts)
    var sink = JSONSink(.lines, options: options, fonts: fonts)
    sink.begin()
    step.describe(to: &sink)
    if fonts.faces.count > known { fonts.faces[known...].describe(to: &sink) }
    sink.close()
    return sink.buffer.bytes
  }
}
