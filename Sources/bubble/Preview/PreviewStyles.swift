import BubbleLayout
import Foundation
import MessageReading

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
      let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      entries.insert(Entry(name: file, summary: "from a file", json: text ?? ""), at: 0)
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
    guard let text = settings.styleText else {
      guard let style = styles[settings.style] else { throw .init("unknown style") }
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
