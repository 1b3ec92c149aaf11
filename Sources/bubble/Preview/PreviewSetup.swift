/// What the page begins with, where its address says nothing else.
struct PreviewStart: Encodable, Sendable {
  let style: String
  /// In points; nil for as wide as there is room.
  let width: Double?
  let me: String?
  let fonts: String
}

/// What the page offers.
struct PreviewSetup: Encodable, Sendable {
  let start: PreviewStart
  /// The path of the messages; nil if there is none.
  let file: String?
  let count: Int
  let styles: [PreviewStyles.Entry]
  let senders: [String]
  let fonts: [String]
  let revision: Int
  /// What is wrong with the files; nil for nothing.
  let problem: String?
}
