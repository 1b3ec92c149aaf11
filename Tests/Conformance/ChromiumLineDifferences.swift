import TestSupport

/// Where our lines differ from Chromium's, and why ours are kept.
enum ChromiumLineDifferences {
  /// Why lines of a message differ.
  static func cause(of message: Corpora.ChatMessage) -> String {
    // Recorded with the whole of Noto Sans CJK, which has U+1F193 and takes it from the colour font; the bundled part
    // has not. With the whole font these agree.
    if subset.contains(message.id) { return "subset" }
    return "unexplained"
  }

  private static let subset: Set = ["lo-3ca64cbadb04"]
}
