/// Where we are known to differ from Chromium; whatever else differs fails a test, and so does what no longer does.
enum ChromiumDifferences {
  /// Messages of chat-dev with all of Chromium's opportunities and no other.
  static let equalMessages = 5_577

  /// The other messages, by cause; one with two causes stands twice.
  static let messages: [ChromiumComparison.Cause: [String]] = [
    .cluster: [
      "ca-be2376f379ce", "el-fe21efa36bd9", "fa-a5bfe9a42831", "fa-ead214f7caeb", "km-45eaf28349fe",
      "kn-574169fac398", "my-31035bb35e4d", "my-c2293eb0fc98", "my-dce4f16b7107", "nl-27cd5b468ca3",
      "si-96ceb3121e6c", "si-ca0f123210e0",
    ],
    .restart: [
      "my-0af94cbf5e8c", "my-1b094eeb0142", "my-68c2d079d023", "my-9a76e6d60fa2", "my-b3aeb6005822",
      "my-f088a492cc03", "or-368af88846c6", "th-02e69329ebb6", "th-25d9d2948cee", "th-27246e8e1da9",
      "th-29d076d4b147", "th-2d195716bc90", "th-5b0159bd60c9", "th-6eef6fc92ae4", "th-b0060522183d",
      "th-ce04872057db", "th-e1e9b7fab7c6", "th-e7650a219d42", "th-edf229c09016", "th-f20b6e21cf19",
      "th-fa6d88db9468",
    ],
  ]

  /// Realistic tokens.
  static let tokens: [ChromiumComparison.Cause: [String]] = [
    .cluster: [
      "( \u{361}° \u{35C}ʖ \u{361}°)", "\u{1F3FD}\u{1F3FD}", "a \u{301}b",
      "see ( \u{361}° \u{35C}ʖ \u{361}°) ok",
    ]
  ]

  /// Pairs of class representatives between which Chromium begins a line inside a cluster: a skin tone, mark,
  /// joiner or virama after a space or after what takes no skin tone.
  static let pairsInsideClusters = 8_643
  /// U+200B at the start of the text or after spaces, before what has no width either: LB8 allows, but a column of 1 px
  /// does not ask for a break.
  static let pairsAfterLinesOfNoWidth = 165
}
