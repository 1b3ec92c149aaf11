import BubbleLayout

/// Makes the readers for exports of other programs.
enum Exports {
  /// Makes the reader of a format.
  ///
  /// - Parameters:
  ///   - lines: The input, from its beginning.
  ///   - folder: The folder of the input.
  static func reader(
    of format: InputFormat, _ lines: LineReader, in folder: ExportFolder, limits: MessageLimits
  ) throws(ReadingError) -> any ExportReader {
    var lines = lines
    // The input is one object per line, or one document.
    let isDocument = try ExportOutline(of: &lines).isDocument
    switch format {
    case .telegram:
      return JSONExportReader(lines, isDocument: isDocument, TelegramDecoder(folder: folder), limits: limits)
    case .slack:
      let people = try SlackPeople(beside: folder)
      return JSONExportReader(lines, isDocument: true, SlackDecoder(people: people), limits: limits)
    case .discord:
      return JSONExportReader(lines, isDocument: true, DiscordDecoder(folder: folder), limits: limits)
    case .signal:
      return JSONExportReader(lines, isDocument: isDocument, SignalDecoder(folder: folder), limits: limits)
    case .matrix:
      return JSONExportReader(lines, isDocument: isDocument, MatrixDecoder(), limits: limits)
    default: return WhatsAppReader(lines, folder: folder, limits: limits)
    }
  }
}
