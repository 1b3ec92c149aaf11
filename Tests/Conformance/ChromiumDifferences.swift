/// The known differences from Chromium. A test fails for any other difference, and for a listed one that no
/// longer exists.
enum ChromiumDifferences {
  /// The number of messages of chat-dev with exactly Chromium's opportunities.
  static let equalMessages = 5_586

  /// The other messages, by cause; a message with two causes is listed twice.
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

  /// The realistic tokens that differ, by cause.
  static let tokens: [ChromiumComparison.Cause: [String]] = [.cluster: ["\u{1F3FD}\u{1F3FD}"]]

  /// The number of pairs of class representatives for which Chromium begins a line inside a cluster: before a
  /// skin tone after a character without skin tones, or after a virama.
  static let pairsInsideClusters = 8_203
  /// The number of pairs with U+200B at the start of the text or after spaces, before another character
  /// without width. LB8 allows a break, but a column of 1 px does not need one.
  static let pairsAfterLinesOfNoWidth = 165
}
