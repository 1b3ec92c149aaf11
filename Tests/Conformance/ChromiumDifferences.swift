/// Where we are known to differ from Chromium; whatever else differs fails a test, and so does what no longer does.
enum ChromiumDifferences {
  /// Messages of chat-dev with all of Chromium's opportunities and no other.
  static let equalMessages = 5_586

  /// The other messages, by cause; one with two causes stands twice.
  static let messages: [ChromiumComparison.Cause: [String]] = [
    .cluster: ["my-31035bb35e4d", "my-c2293eb0fc98", "my-dce4f16b7107"],
    .restart: [
      "my-0af94cbf5e8c", "my-1b094eeb0142", "my-68c2d079d023", "my-9a76e6d60fa2", "my-b3aeb6005822",
      "my-f088a492cc03", "or-368af88846c6", "th-02e69329ebb6", "th-25d9d2948cee", "th-27246e8e1da9",
      "th-29d076d4b147", "th-2d195716bc90", "th-5b0159bd60c9", "th-6eef6fc92ae4", "th-b0060522183d",
      "th-ce04872057db", "th-e1e9b7fab7c6", "th-e7650a219d42", "th-edf229c09016", "th-f20b6e21cf19",
      "th-fa6d88db9468",
    ],
  ]

  /// Realistic tokens.
  static let tokens: [ChromiumComparison.Cause: [String]] = [.cluster: ["\u{1F3FD}\u{1F3FD}"]]

  /// Pairs of class representatives between which Chromium begins a line inside a cluster: a skin tone after what takes
  /// none, or what is after a virama.
  static let pairsInsideClusters = 8_203
  /// U+200B at the start of the text or after spaces, before what has no width either: LB8 allows, but a column of 1 px
  /// does not ask for a break.
  static let pairsAfterLinesOfNoWidth = 165
}
