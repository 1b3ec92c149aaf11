/// The initial settings of the page; its address may replace them.
struct PreviewStart: Encodable, Sendable {
  let style: String
  /// The width of the transcript, in points; nil for the available width.
  let width: Double?
  let me: String?
  let fonts: String
}

/// The choices that the page offers.
struct PreviewSetup: Encodable, Sendable {
  let start: PreviewStart
  /// The path of the messages' file; nil if there is none.
  let file: String?
  let count: Int
  let styles: [PreviewStyles.Entry]
  let senders: [String]
  let fonts: [String]
  let revision: Int
  /// The problem of the files; nil for none.
  let problem: String?
}
