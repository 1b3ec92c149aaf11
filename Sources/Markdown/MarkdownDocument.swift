/// A complete text in Markdown.
///
/// Parsing takes linear time, whatever the text contains.
public struct MarkdownDocument: Sendable {
  /// The blocks, in order.
  public let blocks: [MessageBlock]
  /// The source as UTF-8, in which U+FFFD replaces ill-formed sequences and U+0000. All offsets refer to it.
  public let source: [UInt8]
  /// The places where the text exceeds the limits.
  public let overruns: [MarkdownOverrun]

  /// Parses a text.
  public init(
    _ text: some StringProtocol, options: MarkdownOptions = .init(), limits: MarkdownLimits = .init()
  ) {
    var bytes = SourceBytes(limit: limits.bytes)
    bytes.append(text)
    bytes.finish()
    self.init(bytes, options: options, limits: limits)
  }

  /// Parses a text in UTF-8.
  public init(
    utf8: some Collection<UInt8>, options: MarkdownOptions = .init(), limits: MarkdownLimits = .init()
  ) {
    var bytes = SourceBytes(limit: limits.bytes)
    bytes.append(utf8: utf8)
    bytes.finish()
    self.init(bytes, options: options, limits: limits)
  }

  private init(_ bytes: SourceBytes, options: MarkdownOptions, limits: MarkdownLimits) {
    var reader = SourceLines(options: options, limits: limits)
    reader.read(bytes.bytes.span, isWhole: true)
    var builder = BlockBuilder(options: options, limits: limits, isStreaming: false)
    var blocks = builder.children(0, &reader.parser, bytes.bytes.span)
    builder.numberNotes(in: &blocks, reader.parser, bytes.bytes.span)
    self.blocks = blocks
    source = bytes.bytes
    overruns = builder.overruns(bytes.overruns, reader.parser)
  }

  /// Returns a part of the source, such as that of a block or a selection.
  public func markdown(in range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
  }
}
