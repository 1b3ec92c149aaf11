import Foundation

/// The files that the page shows. It notices when they change.
struct PreviewFiles {
  /// The path of the messages' file; nil if there is none.
  let messages: String?
  /// The path of a style's file; nil for presets only.
  let style: String?
  private var seen: [Stamp?]

  /// Properties of a file that change when it is written or replaced.
  private struct Stamp: Equatable {
    let time: Date?
    let size: Int?
    let number: Int?
  }

  init(messages: String?, style: String?) {
    self.messages = messages
    self.style = style
    seen = []
    seen = stamps
  }

  /// Whether a file has changed since the last call.
  mutating func haveChanged() -> Bool {
    let now = stamps
    defer { seen = now }
    return now != seen
  }

  private var stamps: [Stamp?] {
    [messages, style].map { path in
      guard let path, let values = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
      return Stamp(
        time: values[.modificationDate] as? Date, size: (values[.size] as? NSNumber)?.intValue,
        number: (values[.systemFileNumber] as? NSNumber)?.intValue)
    }
  }
}
