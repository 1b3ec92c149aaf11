/// The syntax of a text: a tree of blocks and inlines with the exact place of every mark. It conforms to
/// CommonMark 0.31.2, GFM and the enabled extensions.
///
/// Messages are shown from ``MarkdownDocument``'s blocks, which have less information and take less time to
/// make.
public struct MarkdownSyntax: Sendable {
  /// The source, in which U+FFFD replaces ill-formed UTF-8 and U+0000.
  public let source: [UInt8]
  /// The document.
  public let root: MarkdownNode
  /// The places where the text exceeds the limits.
  public let overruns: [MarkdownOverrun]

  /// Parses a text. O(n).
  public init(
    _ text: some StringProtocol, options: MarkdownOptions = .init(), limits: MarkdownLimits = .init()
  ) {
    var bytes = SourceBytes(limit: limits.bytes)
    bytes.append(text)
    bytes.finish()
    var reader = SourceLines(options: options, limits: limits)
    reader.read(bytes.bytes.span, isWhole: true)
    var builder = SyntaxBuilder(reader.parser)
    root = builder.node(0, bytes.bytes.span)
    source = bytes.bytes
    overruns = (reader.parser.overruns + bytes.overruns).sorted { $0.offset < $1.offset }
  }
}
