/// Where we are known to differ from Chromium; whatever else differs fails a test, and so does what no longer does.
enum ChromiumDifferences {
  /// Messages of chat-dev with all of Chromium's opportunities and no other.
  static let equalMessages = 5_472

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
    .dictionary: [
      "km-00de4b360429", "km-02269c1b9cf4", "km-03bbe0ec4918", "km-0599209df321", "km-0e135f34d3e6",
      "km-115ae328ef4c", "km-17257b17d95f", "km-1e752c756e81", "km-2430a8e3daa1", "km-2aba11d11e0c",
      "km-310ccfd91dd5", "km-32444ca1169f", "km-34a2d5adfb34", "km-37e019b0d7eb", "km-3b0024c808de",
      "km-3cc0172e9581", "km-3daebb0d15d0", "km-42f330e5a9d4", "km-45eaf28349fe", "km-4aa61a68d2fb",
      "km-511c0de7758c", "km-516b5d2a36fc", "km-5554dd52d811", "km-5d5f8d4c4726", "km-62b7fe1d75f7",
      "km-6392601d3d2d", "km-6868ce40b378", "km-69f4453ed083", "km-6b106a944cc1", "km-6d1b8439a8a8",
      "km-7a38e38bd5b1", "km-7e950403edb6", "km-8b9ba81f91ab", "km-8ff01bb2bc14", "km-9079e19ff59e",
      "km-941f9a432b6d", "km-9b637192eace", "km-9e1842053f02", "km-a54058af7999", "km-a7f3343c66d7",
      "km-aef38d4b1f89", "km-b3a1d5f11515", "km-b4f2f098a9f4", "km-c9f0c7dfacbd", "km-cd9456b8bebd",
      "km-d09139178fc9", "km-dc1cbf3fec3d", "km-e2001e161a64", "km-e51112b06582", "km-e835db804844",
      "km-eddb47d6baf6", "km-eeda068e5ee4", "km-f2263f92423d", "km-f41e1818fddf", "km-f763b5278d14",
      "km-fd4ae779f4b2", "km-fd7e716f5bd8", "km-fdac50e9763a", "lo-08328f1e84a4", "lo-0b94a2e7f063",
      "lo-0bf946cda465", "lo-0c9eea3ead64", "lo-0eacdd137953", "lo-17cbad9ac824", "lo-1909cdcde198",
      "lo-23d6d91bdf28", "lo-2b59b3efeaea", "lo-33826d6af5b9", "lo-342ad5931de1", "lo-36c507eddb54",
      "lo-387660716eea", "lo-39ee0a2df4a9", "lo-3ca64cbadb04", "lo-3d0c02a985bb", "lo-3da539d7afda",
      "lo-48e645bb1e6b", "lo-4d199ea3cab5", "lo-515adf7732c7", "lo-5aba661f8683", "lo-60a32b04b08b",
      "lo-7401739a4477", "lo-784ec4e105cd", "lo-791dcc29dc39", "lo-7b877c5fc80c", "lo-7dff8705ae6b",
      "lo-8c5f168a4b33", "lo-906915948758", "lo-91ab0073f0b9", "lo-a0ad5e54c999", "lo-a154a035f8f9",
      "lo-a2bfd71b5164", "lo-ac233397127d", "lo-af6fe83a9633", "lo-b2b81fa54929", "lo-b987b53f0bf1",
      "lo-ba416e1bf51b", "lo-ba9e8833879b", "lo-c6891824ee60", "lo-c95c7041186c", "lo-cbc6bd3459aa",
      "lo-d2ca8880ab52", "lo-de16a04d8056", "lo-df60c2baa02c", "lo-e3d6b1360a4d", "lo-f73ba0711b23",
      "lo+sr-8e2484c33e9f",
    ],
  ]

  /// Realistic tokens.
  static let tokens: [ChromiumComparison.Cause: [String]] = [
    .cluster: [
      "( \u{361}° \u{35C}ʖ \u{361}°)", "\u{1F3FD}\u{1F3FD}", "a \u{301}b",
      "see ( \u{361}° \u{35C}ʖ \u{361}°) ok",
    ],
    .dictionary: [
      "ສະບາຍດີຊາວໂລກ", "សួស្តីពិភពលោក",
    ],
  ]

  /// Pairs of class representatives between which Chromium begins a line inside a cluster: a skin tone, mark,
  /// joiner or virama after a space or after what takes no skin tone.
  static let pairsInsideClusters = 8_643
  /// U+200B at the start of the text or after spaces, before what has no width either: LB8 allows, but a column of 1 px
  /// does not ask for a break.
  static let pairsAfterLinesOfNoWidth = 165
}
