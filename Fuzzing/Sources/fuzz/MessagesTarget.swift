import FuzzParts
import BubbleLayout
import Foundation
import LayoutFormat
import LayoutPainting
import MessageReading

/// Reads messages in one of the formats from a file, as the tool does. Only some are laid out, written and
/// drawn, because that takes a hundred times as long.
enum MessagesTarget {
  /// - Parameter format: The format of the file; `auto` detects it.
  static func run(_ bytes: [UInt8], as format: InputFormat) {
    var (messages, places) = ([Message](), 0)
    MemoryFile.with(bytes) { path in
      guard let reader = try? MessageReader(path: path, format: format) else { return }
      while let entry = try? reader.next() {
        places += 1
        for problem in entry.problems { expect(!problem.description.isEmpty, "a problem without words") }
        if let message = entry.message, messages.count < 40, message.text.utf8.count < 20_000 {
          messages.append(message)
        }
      }
    }
    guard !messages.isEmpty, bytes.count % 8 == 0 else { return }
    let style = FuzzEngine.styles[bytes.count / 8 % FuzzEngine.styles.count]
    let rows = Array(
      FuzzEngine.shared.rows(for: messages, style: style, width: Double(bytes.count / 8 % 7) * 60))
    expect(rows.count >= messages.count, "messages were lost")
    var count = 0
    try? JSONWriter(options: WritingOptions(glyphs: true)).write(
      rows, header: LayoutHeader(style: style, width: 320, environment: LayoutEnvironment())
    ) { count += $0.count }
    expect(count > 0, "nothing was written")
    guard bytes.count % 32 == 0 else { return }
    _ = HTMLPainter().page(of: rows.prefix(4))
    _ = try? PNGPainter(scale: 0.5).png(of: Array(rows.prefix(4)))
  }
}
