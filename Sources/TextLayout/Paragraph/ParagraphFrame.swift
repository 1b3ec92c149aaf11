import TextShaping

/// The properties of a paragraph that do not depend on the characters of its text.
struct ParagraphFrame: Sendable {
  let options: ParagraphOptions
  /// The fonts for the policy in the options.
  let fonts: FontCollection
  let tabRule: TabRule
  /// The first font of the text's own style.
  let firstFont: RunFont
  /// The metrics of a line that has only the first font.
  let strut: LineMetrics

  init(_ setting: ParagraphSetting) {
    options = setting.options
    fonts = setting.fonts
    tabRule = setting.tabRule
    firstFont = setting.style.strut
    strut = setting.strut
  }
}
