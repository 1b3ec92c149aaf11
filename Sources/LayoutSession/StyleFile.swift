import BubbleLayout
import Foundation
import LayoutFormat
import TextShaping

/// Finds styles by the name of a preset or the path of a file.
enum StyleFile {
  /// The maximum size of a file, in bytes.
  private static let limit = 16 << 20

  /// - Throws: `SessionFailure` that names the field and the reason.
  static func style(named name: String, field: String) throws(SessionFailure) -> ChatStyle {
    if let preset = ChatStylePreset.named(name) { return preset.style }
    let presets = ChatStylePreset.all.map(\.name).joined(separator: ", ")
    let shown = name.prefix(100)
    guard name.contains("/") || name.hasSuffix(".json") else {
      throw SessionFailure(
        .badRequest,
        "unknown style \"\(shown)\"\(Suggestion.aside(for: name, among: ChatStylePreset.all.map(\.name))); "
          + "give a file, an object, or one of the presets \(presets)",
        field: field)
    }
    let json: [UInt8]
    do throws(RegularFile.Failure) {
      json = try RegularFile.bytes(of: name, limit: limit)
    } catch {
      throw SessionFailure(.unreadable, "\(shown): the style cannot be read: \(error)", field: field)
    }
    do throws(StyleError) {
      return try ChatStyle(json: Data(json))
    } catch {
      let place = error.field.isEmpty ? "" : "field \"\(error.field.prefix(200))\": "
      throw SessionFailure(.unreadable, "\(shown): \(place)\(error.reason)", field: field)
    }
  }
}
