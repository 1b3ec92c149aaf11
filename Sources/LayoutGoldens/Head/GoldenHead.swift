import BubbleLayout
import LayoutFormat

/// The head of a golden, which precedes its rows: the style's fields and the colours.
///
/// Goldens of earlier versions have no head; then only their rows are compared.
struct GoldenHead {
  let style: GoldenStyle?
  let colors: GoldenColors?
  let groups: GoldenGroups

  /// - Parameter text: The text of the rows, which names the roles of their colours.
  init(_ rows: [TranscriptRow], style: ChatStyle?, text: String) {
    self.style = style.map { GoldenStyle($0, of: rows) }
    colors = rows.lazy.compactMap(\.colors).first.map { GoldenColors($0, usedIn: text) }
    groups = GoldenGroups(rows)
  }

  func write(to sink: inout TextSink) {
    style?.write(to: &sink)
    colors?.write(to: &sink)
    groups.write(to: &sink)
  }
}

/// The colours of the roles that a layout names, in both themes.
struct GoldenColors {
  private let roles: [ColorRole]
  private let colors: ChatColors

  init(_ colors: ChatColors, usedIn text: String) {
    self.colors = colors
    // The page's colour is always listed, because the page is always visible.
    var names: Set<String> = ["page.fill"]
    for line in text.split(separator: "\n") {
      for word in line.split(separator: " ") where word.hasPrefix("ink=") || word.hasPrefix("ground=") {
        names.insert(String(word.drop { $0 != "=" }.dropFirst()))
      }
    }
    roles = names.compactMap(ColorRole.init(name:)).sorted { $0.index < $1.index }
  }

  func write(to sink: inout TextSink) {
    sink.open("colors")
    for role in roles {
      sink.open(item: role.name, key: nil)
      sink.field(named: "light", spelling: colors.light[role].text)
      sink.field(named: "dark", spelling: colors.dark[role].text)
      sink.close()
    }
    sink.close()
  }
}

/// The number of messages in each group.
struct GoldenGroups {
  private(set) var sizes: [Int] = []

  /// How many numbers are written on one line.
  private static let lineLength = 32

  init(_ rows: [TranscriptRow]) {
    for case .message(let cell) in rows {
      if cell.isFirstOfGroup || sizes.isEmpty { sizes.append(1) } else { sizes[sizes.count - 1] += 1 }
    }
  }

  /// Writes the groups; nothing if no group has more than one message.
  func write(to sink: inout TextSink) {
    guard sizes.contains(where: { $0 > 1 }) else { return }
    sink.open("groups")
    for start in stride(from: 0, to: sizes.count, by: Self.lineLength) {
      let part = sizes[start..<min(sizes.count, start + Self.lineLength)]
      sink.open(item: "sizes", key: "\(start)")
      sink.field(named: "messages", spelling: "[\(part.map(String.init).joined(separator: " "))]")
      sink.close()
    }
    sink.close()
  }
}
