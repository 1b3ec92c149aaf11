import BubbleLayout
import LayoutFormat
import LayoutPainting
import TextLayout

/// Collects rows for a PNG picture. It fails at the first row that exceeds the picture's maximum size.
struct PNGWriter: LayoutWriter {
  private let painter: PNGPainter
  private let file: OutputFile
  private var header: LayoutHeader?
  private var rows: [TranscriptRow] = []
  private var size = Size(width: 0, height: 0)
  private var messages = 0

  init(_ painter: PNGPainter, to file: OutputFile) {
    self.painter = painter
    self.file = file
  }

  mutating func begin(_ header: LayoutHeader) {
    self.header = header
    size.width = header.width ?? 0
  }

  mutating func write(_ item: TranscriptRow) throws {
    if header?.width == nil { size.width = max(size.width, item.frame.width) }
    size.height = item.frame.maxY
    do throws(PNGError) {
      _ = try painter.pixelSize(of: size)
    } catch {
      throw tooLarge()
    }
    rows.append(item)
    if case .message = item { messages += 1 }
  }

  mutating func end() throws {
    try file.write(picture())
  }

  private func picture() throws(ToolFailure) -> [UInt8] {
    do throws(PNGError) { return try painter.png(of: rows, size: size) } catch { throw .wrongUse("\(error)") }
  }

  private func tooLarge() -> ToolFailure {
    let fitting =
      switch messages {
      case 0: "not even the first message fits"
      case 1: "only the first message fits"
      default: "only the first \(messages) messages fit"
      }
    return .wrongUse(
      "a PNG has at most \(PNGPainter.largestSide) pixels on a side and \(PNGPainter.largestArea / 1_000_000) million "
        + "in all, so \(fitting); lay out fewer messages, or use a smaller --scale, svg or html")
  }
}
