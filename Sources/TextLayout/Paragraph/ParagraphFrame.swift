import TextShaping

/// What a paragraph is laid out by and its text has no part in.
struct ParagraphFrame: Sendable {
  let options: ParagraphOptions
  /// Those of the options' policy.
  let fonts: FontCollection
  let tabRule: TabRule
  /// The first font of the text's own style.
  let firstFont: RunFont
  /// What the first font alone makes of a line.
  let strut: LineMetrics

  init(_ setting: ParagraphSetting) {
    options = setting.options
    fonts = setting.fonts
    tabRule = setting.tabRule
    firstFont = setting.style.strut
    strut = setting.strut
  }
}
