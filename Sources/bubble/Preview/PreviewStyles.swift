import BubbleLayout
import Foundation
import MessageReading

/// A request for the values of all fields of a style.
struct PreviewStyleQuestion: Decodable, Sendable {
  /// The name of a style of the list.
  let style: String
  /// The JSON of a style that is being edited, which replaces the named style; nil for none.
  let styleText: String?

  /// - Throws: `PreviewRefusal` for a style that is too long.
  func check() throws(PreviewRefusal) {
    guard (styleText?.utf8.count ?? 0) <= PreviewSettings.largestStyle else {
      throw .init("a style must have at most \(PreviewSettings.largestStyle) bytes")
    }
  }
}

/// The styles that the page may request by name. A request cannot name a file.
struct PreviewStyles: Sendable {
  /// A style of the list, with its JSON.
  struct Entry: Encodable, Sendable {
    let name: String
    let summary: String
    let json: String
  }

  let entries: [Entry]
  private let styles: [String: ChatStyle]

  /// Lists the style of a file first, and then the presets.
  ///
  /// - Throws: `ToolFailure` if the file does not contain a valid style.
  init(file: String?) throws(ToolFailure) {
    var entries = ChatStylePreset.all.map { Entry(name: $0.name, summary: $0.summary, json: $0.json) }
    var styles = Dictionary(uniqueKeysWithValues: ChatStylePreset.all.map { ($0.name, $0.style) })
    if let file, styles[file] == nil {
      styles[file] = try StyleOption.style(file)
      let text = String(decoding: try InputFile.bytes(of: file, what: "the style"), as: UTF8.self)
      entries.insert(Entry(name: file, summary: "from a file", json: text), at: 0)
    }
    self.entries = entries
    self.styles = styles
  }

  /// Returns the style of the settings. If the style that is being edited is invalid, it returns the reason
  /// instead.
  ///
  /// - Throws: `PreviewRefusal` for a name that no style has.
  func style(
    of settings: PreviewSettings
  ) throws(PreviewRefusal) -> (style: ChatStyle?, problem: PreviewProblem?) {
    try style(named: settings.style, text: settings.styleText)
  }

  /// Returns the style of a JSON text, or the style of a name if the text is nil.
  ///
  /// - Throws: `PreviewRefusal` for a name that no style has.
  func style(
    named name: String, text: String?
  ) throws(PreviewRefusal) -> (style: ChatStyle?, problem: PreviewProblem?) {
    guard let text else {
      guard let style = styles[name] else { throw .init("unknown style") }
      return (style, nil)
    }
    do throws(StyleError) {
      // Only the style of a file has pictures beside it. The page may send any name.
      guard styles[name] != nil, ChatStylePreset.named(name) == nil else {
        return (try ChatStyle(json: text), nil)
      }
      let pictures = StylePictureReader(besideStyle: name)
      return (try ChatStyle(json: text.utf8, readingPictures: pictures.file), nil)
    } catch {
      let fault = JSONFault(error, in: [UInt8](text.utf8))
      return (
        nil,
        PreviewProblem(
          field: fault.field, reason: fault.reason, line: fault.place?.line, column: fault.place?.column)
      )
    }
  }
}
