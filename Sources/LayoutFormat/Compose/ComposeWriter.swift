import BubbleLayout
import TextLayout
import TextShaping

/// Writes a composer after each edit of a script, as JSON Lines, as one JSON document, or as text in the
/// format of golden files.
///
/// Frames are relative to the content of the composer, which scrolls within its frame. In JSON Lines and in
/// text, a font is described with the first step that uses it.
package struct ComposeWriter {
  /// The formats of the output.
  package enum Form: String, CaseIterable, Sendable { case jsonl, json, text }

  private enum Output {
    case json(JSONSink)
    case text(TextSink)
  }

  private let form: Form
  private let sink: ByteSink
  private let header: LayoutHeader
  private let options: WritingOptions
  private var output: Output
  private var fonts = FontNumbers()
  /// The steps of a JSON document. They are kept because the document begins with their fonts.
  private var steps: [ComposedStep] = []

  /// - Parameter width: The width of the composer before the first edit, in points.
  package init(
    _ form: Form, width: Double, options: WritingOptions = WritingOptions(), sink: @escaping ByteSink
  ) {
    self.form = form
    self.sink = sink
    self.options = options
    header = LayoutHeader(style: "composer", width: width == .infinity ? nil : max(0, LayoutUnit(width)))
    output =
      form == .text ? .text(TextSink(glyphs: options.glyphs)) : .json(JSONSink(.lines, options: options))
  }

  /// Writes the header.
  package mutating func begin() throws {
    switch output {
    case .text(var text):
      text.open("environment")
      header.versions.describe(to: &text)
      text.close()
      text.open("case")
      header.describe(to: &text)
      text.close()
      output = .text(text)
    case .json(var json):
      json.begin()
      header.describe(height: nil, to: &json)
      if form == .jsonl {
        json.close()
        json.endLine()
      }
      output = .json(json)
    }
  }

  /// Writes the composer after an edit.
  package mutating func write(_ step: ComposedStep) throws {
    let known = fonts.faces.count
    step.addFonts(to: &fonts)
    switch output {
    case .text(var text):
      for face in fonts.faces[known...] {
        text.open("font", key: face.name)
        face.describe(to: &text)
        text.close()
      }
      text.open(element: "step", .object, number: step.number)
      step.describe(to: &text)
      text.close()
      try text.buffer.flush(to: sink)
      output = .text(text)
    case .json(var json) where form == .jsonl:
      json.fonts = fonts
      json.begin()
      step.describe(to: &json)
      if fonts.faces.count > known { fonts.faces[known...].describe(to: &json) }
      json.close()
      json.endLine()
      try json.buffer.flush(to: sink)
      output = .json(json)
    case .json: steps.append(step)
    }
  }

  /// Passes what was written so far to the sink.
  package mutating func flush() throws {
    switch output {
    case .text(var text):
      try text.buffer.flush(to: sink, force: true)
      output = .text(text)
    case .json(var json):
      if form == .jsonl { try json.buffer.flush(to: sink, force: true) }
      output = .json(json)
    }
  }

  /// Writes everything that has not been written yet.
  package mutating func end() throws {
    guard case .json(var json) = output, form == .json else { return try flush() }
    json.fonts = fonts
    fonts.describe(to: &json)
    json.newLine(indentation: 1)
    json.open(list: "steps")
    for step in steps {
      json.newLine(indentation: 2)
      json.open(element: "step", .object, number: nil)
      step.describe(to: &json)
      json.close()
      try json.buffer.flush(to: sink)
    }
    json.closeList()
    json.close()
    json.endLine()
    try json.buffer.flush(to: sink, force: true)
  }
}
