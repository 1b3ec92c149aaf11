import BubbleLayout
import Foundation
import MessageReading

/// A question: what does a style say of every field?
struct PreviewStyleQuestion: Decodable, Sendable {
  /// The name of a style of the list.
  let style: String
  /// A style as it is being written, in place of the named one; nil if there is none.
  let styleText: String?

  /// - Throws: `PreviewRefusal` for what no page asks.
  func check() throws(PreviewRefusal) {
    guard (styleText?.utf8.count ?? 0) <= PreviewSettings.largestStyle else {
      throw .init("a style has at most \(PreviewSettings.largestStyle) bytes")
    }
  }
}

/// The styles that the page may ask for, by name; a request cannot name a file.
struct PreviewStyles: Sendable {
  /// A style of the list, as it is written.
  struct Entry: Encodable, Sendable {
    let name: String
    let summary: String
    let json: String
  }

  let entries: [Entry]
  private let styles: [String: ChatStyle]

  /// The presets, and before them the style of a file.
  ///
  /// - Throws: `ToolFailure` for a file that is no style.
  init(file: String?) throws(ToolFailure) {
    var entries = ChatStylePreset.all.map { Entry(name: $0.name, summary: $0.summary, json: $0.json) }
    var styles = Dictionary(uniqueKeysWithValues: ChatStylePreset.all.map { ($0.name, $0.style) })
    if let file, styles[file] == nil {
      styles[file] = try StyleOption.style(file)
      let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      entries.insert(Entry(name: file, summary: "from a file", json: text ?? ""), at: 0)
    }
    self.entries = entries
    self.styles = styles
  }

  /// The style of some settings; where the one being written is none, the reason.
  ///
  /// - Throws: `PreviewRefusal` for a name that no style has.
  func style(
    of settings: PreviewSettings
  ) throws(PreviewRefusal) -> (style: ChatStyle?, problem: PreviewProblem?) {
    try style(named: settings.style, text: settings.styleText)
  }

  /// The style of a text, or of a name if the text is nil.
  ///
  /// - Throws: `PreviewRefusal` for a name that no style has.
  func style(
    named name: String, text: String?
  ) throws(PreviewRefusal) -> (style: ChatStyle?, problem: PreviewProblem?) {
    guard let text else {
      guard let style = styles[name] else { throw .init("there is no style of that name") }
      return (style, nil)
    }
    do throws(StyleError) {
      return (try ChatStyle(json: text), nil)
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
