import BubbleLayout
import Foundation
import LayoutFormat

/// Styles by the name of a preset or the path of a file.
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
        .badRequest, "unknown style \"\(shown)\"; give a file, an object, or one of the presets \(presets)",
        field: field)
    }
    guard RegularFile.size(of: name).map({ $0 <= limit }) ?? false,
      let json = try? Data(contentsOf: URL(fileURLWithPath: name))
    else { throw SessionFailure(.unreadable, "\(shown): the style cannot be read", field: field) }
    do throws(StyleError) {
      return try ChatStyle(json: json)
    } catch {
      let place = error.field.isEmpty ? "" : "field \"\(error.field.prefix(200))\": "
      throw SessionFailure(.unreadable, "\(shown): \(place)\(error.reason)", field: field)
    }
  }
}

/// Files with an end: not a pipe, a device or standard input, which the requests come from.
enum RegularFile {
  /// In bytes; nil if it is not such a file.
  static func size(of path: String) -> Int? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.size] as? Int
  }
}
